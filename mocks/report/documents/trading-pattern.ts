import { durations } from "../../../src/rules/limits";
import { formatWeek, weekOf } from "../../../src/rules/weeks";
import type { Customer } from "./business";
import { isNewYearBreak, newYearBreak } from "./calendar";

/** Parameters of a business's documents beside the business itself. JSON, since it is stored with the world. */
export interface TradingPattern {
  /** First instant of trade, milliseconds since 1970; before it there is no document. */
  readonly openedAt: number;
  /** Weeks in which every shop stayed shut, "2026-W46". */
  readonly shutWeeks: readonly string[];
  /** Weeks that went better or worse than usual, and how many times the usual they sold. */
  readonly unusualWeeks: Readonly<Record<string, number>>;
  /** How many times as long as usual customers take to pay. */
  readonly paymentDelay: number;
  /** So many small customers have ordered every week since `newcomersSince`, milliseconds since 1970. */
  readonly newcomers: number;
  readonly newcomersSince: number;
  /** Given, the business sold once and never again: in this week, "2026-W46". */
  readonly onlySaleIn?: string;
}

/** The course of a business that goes as usual. */
export const defaultPattern = {
  shutWeeks: [],
  unusualWeeks: {},
  paymentDelay: 1,
  newcomers: 0,
  newcomersSince: 0,
} as const satisfies Partial<TradingPattern>;

/** Whether the business is closed at a time. */
export function isClosed(pattern: TradingPattern, instant: number): boolean {
  return (
    instant < pattern.openedAt ||
    isNewYearBreak(instant) ||
    (pattern.shutWeeks.length > 0 && pattern.shutWeeks.includes(formatWeek(weekOf(instant))))
  );
}

/** No debt is older, in days. */
const maximumDebtDays = 260;

/** A cash customer sometimes pays late, within this many days. */
const lateCashDays = 8;

/** The shortest and the longest time a customer takes to pay a document that is not paid at once, in days. */
export function daysToPay(
  { terms }: Customer,
  { paymentDelay }: TradingPattern,
): { least: number; most: number } {
  const days = (terms > 0 ? terms : lateCashDays) * paymentDelay;
  return { least: Math.min(0.5 * days, maximumDebtDays), most: Math.min(1.4 * days, maximumDebtDays) };
}

/** For how many weeks after its own a document of a customer can still be paid, or change by what comes back. */
export function weeksOpen(customer: Customer, pattern: TradingPattern): number {
  if (customer.trade === "counter") return 0;
  const closedTime = newYearBreak + pattern.shutWeeks.length * 7 * durations.day;
  const latest = daysToPay(customer, pattern).most * durations.day + closedTime + 2 * durations.day;
  return Math.ceil(latest / (7 * durations.day));
}
