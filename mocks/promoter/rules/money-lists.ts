import { monthOf } from "../../business/calendar";
import { type ShareRow, type ShareState, shareState } from "./shares";
import { type WithdrawalRow, type WithdrawalStatus, withdrawalStatus } from "./withdrawals";

/** What a list of money is asked for. A filter of the other kind of record leaves nothing. */
export interface MoneyFilter {
  readonly month?: string;
  readonly state?: ShareState;
  readonly status?: WithdrawalStatus;
}

/** The shares a filter leaves, in their order. */
export function filterShares(
  shares: readonly ShareRow[],
  { month, state, status }: MoneyFilter,
  now: number,
): readonly ShareRow[] {
  if (status !== undefined) return [];
  return shares.filter(
    (share) =>
      (month === undefined || monthOf(share.earnedAt) === month) &&
      (state === undefined || shareState(share, now) === state),
  );
}

/** The withdrawals a filter leaves, in their order. */
export function filterWithdrawals(
  withdrawals: readonly WithdrawalRow[],
  { month, state, status }: MoneyFilter,
  now: number,
): readonly WithdrawalRow[] {
  if (state !== undefined) return [];
  return withdrawals.filter(
    (row) =>
      (month === undefined || monthOf(row.requestedAt) === month) &&
      (status === undefined || withdrawalStatus(row, now) === status),
  );
}

/** A page of a list, counted from 1. */
export function pageOf<Item>(
  items: readonly Item[],
  { currentPage = 1, pageSize = 20 }: { readonly currentPage?: number; readonly pageSize?: number },
): Item[] {
  return items.slice((currentPage - 1) * pageSize, currentPage * pageSize);
}

/** The newest of shares and withdrawals together, each list newest first already. */
export function newestOf(
  shares: readonly ShareRow[],
  withdrawals: readonly WithdrawalRow[],
  count: number,
): readonly (ShareRow | WithdrawalRow)[] {
  const timeOf = (record: ShareRow | WithdrawalRow): number =>
    "shareId" in record ? record.earnedAt : record.requestedAt;
  return [...shares.slice(0, count), ...withdrawals.slice(0, count)]
    .sort((left, right) => timeOf(right) - timeOf(left))
    .slice(0, count);
}
