import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import type { TaxInputs, Withholding } from "../../../src/rules/tax";
import {
  isNotNegative,
  isNotZero,
  isWithinBalance,
  reachesMinimum,
} from "../../../src/rules/withdrawal-amount";
import { addDays, monthOf } from "../../business/calendar";
import { sum } from "../../business/money";

export type WithdrawalStatus = "withdrawing" | "withdrawn" | "failed";

/** Money on its way to a bank card. Money in fen, times in milliseconds. */
export interface WithdrawalRow {
  readonly withdrawalId: number;
  readonly withdrawalNo: string;
  readonly partnerId: string;
  /** Gross. */
  readonly amountFen: number;
  readonly taxFen: number;
  readonly requestedAt: number;
  /** Working day by whose end it should arrive. */
  readonly expectedBy: string;
  /** When the bank's word comes, and what it is; until then it is withdrawing. */
  readonly finishesAt: number;
  readonly outcome: "withdrawn" | "failed";
  /** Why it fails, as a key of the words. */
  readonly failReason: WithdrawalFailure | null;
  /** The card it goes to, whatever becomes of the account's card afterwards; the number masked. */
  readonly bankName: string;
  readonly bankCardNumber: string;
  /** Null for withdrawals from before the tax computation was stored. */
  readonly breakdown: { readonly steps: Withholding; readonly ordinalInMonth: number } | null;
}

export type WithdrawalFailure = "cardRefused" | "nameDiffers";

/** State of a withdrawal at a time. */
export function withdrawalStatus(
  { finishesAt, outcome }: Pick<WithdrawalRow, "finishesAt" | "outcome">,
  now: number,
): WithdrawalStatus {
  return now < finishesAt ? "withdrawing" : outcome;
}

/** How long the bank takes, in days from Monday to Friday. */
export const bankWorkingDays = 2;

/** The working day so many working days (Monday to Friday) after an instant. */
export function workingDayAfter(at: number, workingDays: number): string {
  let day = businessDate(at);
  for (let left = workingDays; left > 0; left -= isWeekend(day) ? 0 : 1) day = addDays(day, 1);
  return day;
}

/** The day a withdrawal is expected by, and the instant its bank answers: the forenoon of that day, at 10:12. */
export function bankTimes(requestedAt: number): Pick<WithdrawalRow, "expectedBy" | "finishesAt"> {
  const expectedBy = workingDayAfter(requestedAt, bankWorkingDays);
  return {
    expectedBy,
    finishesAt: startOfBusinessDate(expectedBy) + 10 * durations.hour + 12 * durations.minute,
  };
}

/** What was withdrawn and withheld before, without failed withdrawals, in the month and year (UTC+8) of `now`. */
export function taxInputs(withdrawals: readonly WithdrawalRow[], now: number): TaxInputs {
  const [month, year] = [monthOf(now), monthOf(now).slice(0, 4)];
  const counted = withdrawals.filter(
    (row) => withdrawalStatus(row, now) !== "failed" && row.requestedAt <= now,
  );
  const ofMonth = counted.filter(({ requestedAt }) => monthOf(requestedAt) === month);
  const ofYear = counted.filter(({ requestedAt }) => monthOf(requestedAt).startsWith(year));
  return {
    monthCount: ofMonth.length,
    monthGrossFen: sum(ofMonth.map(({ amountFen }) => amountFen)),
    monthWithheldFen: sum(ofMonth.map(({ taxFen }) => taxFen)),
    yearMonths: new Set(ofYear.map(({ requestedAt }) => monthOf(requestedAt))).size,
    yearGrossFen: sum(ofYear.map(({ amountFen }) => amountFen)),
    yearOtherDeductionsFen: 0,
    yearWithheldFen: sum(ofYear.map(({ taxFen }) => taxFen)),
  };
}

export type AmountRefusal = "negative" | "zero" | "minimum" | "exceeds" | "noCard";

/**
 * Why a well-formed amount in yuan cannot be withdrawn: the first reason in the contract's order, null when it can.
 */
export function amountRefusal(
  amount: string,
  withdrawableFen: number,
  hasBankCard: boolean,
): AmountRefusal | null {
  if (!isNotNegative(amount)) return "negative";
  if (!isNotZero(amount)) return "zero";
  if (!reachesMinimum(amount, {})) return "minimum";
  if (!isWithinBalance(amount, { withdrawableFen })) return "exceeds";
  return hasBankCard ? null : "noCard";
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
