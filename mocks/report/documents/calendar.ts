import { businessClockOffset, durations } from "../../../src/rules/limits";

/**
 * The lunar New Year's first day in UTC+8. Wholesalers shut from three days before it to the ninth day after, so
 * that a whole week always lies within.
 */
const newYears = [
  "2022-02-01",
  "2023-01-22",
  "2024-02-10",
  "2025-01-29",
  "2026-02-17",
  "2027-02-06",
  "2028-01-26",
  "2029-02-13",
  "2030-02-03",
  "2031-01-23",
  "2032-02-11",
  "2033-01-31",
  "2034-02-19",
  "2035-02-08",
].map((day) => Date.parse(`${day}T00:00:00+08:00`));

const shutBefore = 3 * durations.day;
const shutAfter = 10 * durations.day;
const rushBefore = 30 * durations.day;

/** How long the break at the lunar New Year lasts, in milliseconds. */
export const newYearBreak = shutBefore + shutAfter;

/** Whether a time lies in the closure of the lunar New Year. */
export function isNewYearBreak(instant: number): boolean {
  return newYears.some((day) => instant >= day - shutBefore && instant < day + shutAfter);
}

/** Whether an instant lies in the rush of the month before the lunar New Year's break. */
export function isNewYearRush(instant: number): boolean {
  return newYears.some((day) => instant >= day - rushBefore && instant < day - shutBefore);
}

/** The month of an instant in UTC+8, January 0. */
export function monthOf(instant: number): number {
  return new Date(instant + businessClockOffset).getUTCMonth();
}
