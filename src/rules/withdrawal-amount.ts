import { withdrawal } from "./limits";
import { yuanToFen } from "./numbers";

/** What is known about the money when an amount is judged; a fact not known yet is left out and not judged. */
export interface WithdrawalFacts {
  /** Yuan unless it says otherwise. */
  readonly currency?: "CNY" | "USD";
  readonly withdrawableFen?: number;
  readonly hasBankCard?: boolean;
}

/** Whether an amount as typed, already known to be well formed, is not below zero. −0 is zero. */
export function isNotNegative(amount: string): boolean {
  return !amount.startsWith("-") || isZero(amount);
}

/** Whether an amount as typed is more or less than nothing. */
export function isNotZero(amount: string): boolean {
  return !isZero(amount);
}

/** Whether an amount in yuan reaches the smallest single withdrawal. */
export function reachesMinimum(amount: string, { currency }: WithdrawalFacts): boolean {
  return currency === "USD" || amountInFen(amount) >= withdrawal.minimumFen;
}

/** Whether an amount in dollars does: the smallest is the same number of them. */
export function reachesMinimumInDollars(amount: string, { currency }: WithdrawalFacts): boolean {
  return currency !== "USD" || amountInFen(amount) >= withdrawal.minimumFen;
}

/** Whether an amount is covered by the withdrawable balance, or the balance is not known. */
export function isWithinBalance(amount: string, { withdrawableFen }: WithdrawalFacts): boolean {
  return withdrawableFen === undefined || amountInFen(amount) <= withdrawableFen;
}

/** Whether there is a bank card to pay to, or it is not known. */
export function hasBankCardIfKnown(_amount: string, { hasBankCard }: WithdrawalFacts): boolean {
  return hasBankCard !== false;
}

/** Amounts too long to count exactly are larger than any balance. */
function amountInFen(amount: string): number {
  return yuanToFen(amount) ?? Number.POSITIVE_INFINITY;
}

function isZero(amount: string): boolean {
  return yuanToFen(amount) === 0;
}
