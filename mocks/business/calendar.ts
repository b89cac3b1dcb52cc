import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import { durations } from "../../src/rules/limits";

/*
 * Calendar days on the business's clock (UTC+8), written 2026-11-21. Moments are milliseconds since 1970.
 */

/** The last instant of a day as stored: its last whole second. */
export function endOfDay(day: string): number {
  return startOfBusinessDate(day) + durations.day - durations.second;
}

/** The day so many days later, earlier when negative. */
export function addDays(day: string, days: number): string {
  return businessDate(startOfBusinessDate(day) + days * durations.day);
}

/** The same date so many years later; 29 February becomes 28 February where there is none. */
export function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moved = new Date(Date.UTC(year + years, month - 1, date));
  if (moved.getUTCMonth() !== month - 1) moved.setUTCDate(0);
  return moved.toISOString().slice(0, 10);
}

/** Calendar days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfBusinessDate(to) - startOfBusinessDate(from)) / durations.day);
}

/** The month of an instant, 2026-11. */
export function monthOf(instant: number): string {
  return businessDate(instant).slice(0, 7);
}

/** The month so many months later, earlier when negative: ("2026-11", 2) → "2027-01". */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
