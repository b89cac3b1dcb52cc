import { sum } from "../../business/money";
import { type ShareRow, shareState } from "./shares";
import { type WithdrawalRow, withdrawalStatus } from "./withdrawals";

/** Where a partner's money is, in fen. earned = onHold + withdrawable + withdrawing + withdrawn − owed, always. */
export interface Balance {
  readonly earnedFen: number;
  readonly onHoldFen: number;
  readonly withdrawableFen: number;
  readonly withdrawingFen: number;
  readonly withdrawnFen: number;
  /** Taken back beyond what was there. */
  readonly owedFen: number;
  readonly failedFen: number;
}

/** The balance at an instant, from the lines earned and the withdrawals made until then. */
export function balanceOf(
  shares: readonly ShareRow[],
  withdrawals: readonly WithdrawalRow[],
  now: number,
): Balance {
  const grossIn = (status: string) =>
    sum(withdrawals.filter((row) => withdrawalStatus(row, now) === status).map((row) => row.amountFen));
  const earnedFen = sum(shares.map(({ amountFen }) => amountFen));
  const onHoldFen = sum(releasesOf(shares, now).map(({ amountFen }) => amountFen));
  const [withdrawingFen, withdrawnFen] = [grossIn("withdrawing"), grossIn("withdrawn")];
  const leftFen = earnedFen - onHoldFen - withdrawingFen - withdrawnFen;
  return {
    earnedFen,
    onHoldFen,
    withdrawableFen: Math.max(0, leftFen),
    withdrawingFen,
    withdrawnFen,
    owedFen: Math.max(0, -leftFen),
    failedFen: grossIn("failed"),
  };
}

/** Money that becomes free at one moment. */
export interface Release {
  readonly at: number;
  readonly amountFen: number;
  readonly shareCount: number;
}

/** When what is on hold becomes free, soonest first. What was taken back of a share on hold never does. */
export function releasesOf(shares: readonly ShareRow[], now: number): Release[] {
  const reversed = new Map<number, number>();
  for (const { reversedId, amountFen } of shares)
    if (reversedId !== null) reversed.set(reversedId, (reversed.get(reversedId) ?? 0) + amountFen);
  const releases = new Map<number, Release>();
  for (const share of shares) {
    const { holdUntil: at } = share;
    if (at === null || shareState(share, now) !== "onHold") continue;
    const amountFen = share.amountFen + (reversed.get(share.shareId) ?? 0);
    if (amountFen === 0) continue;
    const known = releases.get(at) ?? { at, amountFen: 0, shareCount: 0 };
    releases.set(at, { at, amountFen: known.amountFen + amountFen, shareCount: known.shareCount + 1 });
  }
  return [...releases.values()].sort((left, right) => left.at - right.at);
}
