import { businessClockOffset, durations } from "../../../src/rules/limits";
import type { Random } from "../../world/random";
import type { Customer } from "./business";
import type { Payment, SalesLine } from "./document";
import { daysToPay, isClosed, type TradingPattern } from "./trading-pattern";

interface Settled {
  readonly lines: readonly SalesLine[];
  readonly payments: readonly Payment[];
}

/** What of a document's lines comes back, and when the rest is paid. */
export function settle(
  lines: readonly SalesLine[],
  at: number,
  customer: Customer,
  pattern: TradingPattern,
  random: Random,
): Settled {
  const isCredit = customer.terms > 0;
  const isLate = !isCredit && customer.trade !== "counter" && random.chance(0.06);
  if (!isCredit && !isLate) {
    return { lines, payments: paid([{ at, amount: totalOf(lines) }]) };
  }
  const { least, most } = daysToPay(customer, pattern);
  const days = least + (most - least) * random.next();
  const returned = returns(lines, at, random);
  const amount = totalOf(returned);
  const settledAt = Math.max(at + days * durations.day, at + 2 * durations.day);
  const last = officeTime(settledAt, pattern, random);
  if (!random.chance(0.2)) return { lines: returned, payments: paid([{ at: last, amount }]) };
  const instalment = Math.round((amount * random.integer(4, 7)) / 1000) * 100;
  const first = officeTime(Math.max(at + 0.6 * (settledAt - at), at + 2 * durations.day), pattern, random);
  const inInstalments = [
    { at: Math.min(first, last), amount: instalment },
    { at: Math.max(first, last), amount: amount - instalment },
  ];
  return { lines: returned, payments: paid(inInstalments) };
}

/** Goods on credit come back now and then, one line or all, within a day and a half and so before they are paid. */
function returns(lines: readonly SalesLine[], at: number, random: Random): readonly SalesLine[] {
  const draw = random.next();
  if (draw >= 0.02) return lines;
  const returnedAt = at + Math.round((0.1 + 1.2 * random.next()) * durations.day);
  const back = random.integer(0, lines.length - 1);
  return lines.map((line, index) => (draw < 0.006 || index === back ? { ...line, returnedAt } : line));
}

function totalOf(lines: readonly SalesLine[]): number {
  return lines.reduce((sum, { sales, returnedAt }) => sum + (returnedAt === null ? sales : 0), 0);
}

function paid(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ amount }) => amount > 0);
}

/** An instant in office hours of that day, or of the first day after it that is not shut. */
function officeTime(instant: number, pattern: TradingPattern, random: Random): number {
  const midnight = Math.floor((instant + businessClockOffset) / durations.day) * durations.day;
  let day = midnight - businessClockOffset;
  while (isClosed(pattern, day)) day += durations.day;
  return day + random.integer(9 * 60, 17 * 60) * durations.minute;
}
