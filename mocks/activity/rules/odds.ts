/** All of a probability, in millionths. */
export const whole = 1_000_000;

/** What a prize's odds depend on. */
export interface OddsFacts {
  readonly id: number;
  readonly kind: string;
  /** Odds while there is stock. */
  readonly millionths: number;
  /** Null without a limit. */
  readonly stockLeft: number | null;
}

/**
 * The odds of a draw made now, in millionths by prize, adding up to exactly a million: a prize out of stock has none,
 * and what it had goes to the prize that is nothing. A lottery has exactly one of those.
 */
export function oddsNow(prizes: readonly OddsFacts[]): ReadonlyMap<number, number> {
  const odds = new Map(
    prizes.map(({ id, millionths, stockLeft }) => [id, stockLeft === 0 ? 0 : millionths] as const),
  );
  const given = [...odds.values()].reduce((sum, millionths) => sum + millionths, 0);
  const nothing = prizes.find(({ kind }) => kind === "nothing");
  if (!nothing) throw new RangeError("A lottery without a prize that is nothing has no odds.");
  odds.set(nothing.id, (odds.get(nothing.id) ?? 0) + whole - given);
  return odds;
}

/** The prize a number from 0 to 999 999 falls on: each prize holds as many of these numbers as it has millionths. */
export function prizeAt(odds: ReadonlyMap<number, number>, number: number): number {
  let passed = 0;
  for (const [id, millionths] of odds) {
    passed += millionths;
    if (number < passed) return id;
  }
  throw new RangeError(`${number} is past the odds of all prizes.`);
}

/** Millionths as the contract writes odds: 90000 → "0.090000". */
export function oddsText(millionths: number): string {
  return `${Math.floor(millionths / whole)}.${String(millionths % whole).padStart(6, "0")}`;
}
