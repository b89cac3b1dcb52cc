/** All of a probability, in millionths: odds are counted in whole millionths, so that their sum is exact. */
export const wholeOdds = 1_000_000;

/** Odds as the server writes them ("0.090000") in millionths; NaN for what are none. */
export function readOdds(text: string): number {
  const match = /^([01])\.(\d{6})$/.exec(text);
  return match ? Number(match[1]) * wholeOdds + Number(match[2]) : Number.NaN;
}

/** Millionths as a percentage without lost digits: 9000 → "0.9", 700000 → "70", 1 → "0.0001". */
export function oddsPercentage(millionths: number): string {
  const whole = Math.floor(millionths / 10_000);
  const rest = String(millionths % 10_000)
    .padStart(4, "0")
    .replace(/0+$/, "");
  return rest === "" ? String(whole) : `${whole}.${rest}`;
}

/** So many of so many draws. */
export interface PlainOdds {
  readonly wins: number;
  readonly draws: number;
}

const rounds = [10, 100, 1_000, 10_000, 100_000, wholeOdds] as const;

/**
 * Odds in whole draws, in the smallest round number of them that expresses it exactly, or else at least once:
 * 700000 → 7 of 10, 9000 → 9 of 1000. Null where nothing can be drawn.
 */
export function plainOdds(millionths: number): PlainOdds | null {
  if (!(millionths > 0)) return null;
  const exact = rounds.find((draws) => (millionths * draws) % wholeOdds === 0);
  const draws = exact ?? wholeOdds;
  return { wins: (millionths * draws) / wholeOdds, draws };
}

/** Whether the odds of all prizes are everything that can happen. */
export function oddsAddUp(odds: readonly number[]): boolean {
  return odds.reduce((sum, millionths) => sum + millionths, 0) === wholeOdds;
}
