import { businessDate, startOfBusinessDate } from "../../../rules/dates";
import { durations } from "../../../rules/limits";

/** The longest a licence can run from today, in days: five years, one of them a leap year. */
export const maximumLicenceDays = 5 * 365 + 1;

/** The day on which the example's licence ends: the last of the month seven months on. */
export function exampleExpiry(today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  // Day 0 of a month is the last of the one before.
  return new Date(Date.UTC(year, month + 7, 0)).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfBusinessDate(to) - startOfBusinessDate(from)) / durations.day);
}

/** The day so many days later. */
export function dayAfter(date: string, days: number): string {
  return businessDate(startOfBusinessDate(date) + days * durations.day);
}
