import { businessClockOffset, datePatterns, durations } from "./calendar";

/** An ISO 8601 week: the year its Thursday lies in, and its number from 1. */
export interface IsoWeek {
  readonly year: number;
  readonly week: number;
}

/** The week an instant falls in; weeks run from Monday 00:00 to Sunday 24:00 in UTC+8. */
export function weekOf(time: number): IsoWeek {
  const day = Math.floor((time + businessClockOffset) / durations.day);
  const thursday = day - weekday(day) + 3;
  const year = new Date(thursday * durations.day).getUTCFullYear();
  return { year, week: Math.floor((thursday - dayNumber(year, 1)) / 7) + 1 };
}

/** The instant a week begins (Monday 00:00 UTC+8), in milliseconds. */
export function weekStart({ year, week }: IsoWeek): number {
  // The fourth of January always lies in the first week.
  const fourth = dayNumber(year, 4);
  const monday = fourth - weekday(fourth) + (week - 1) * 7;
  return monday * durations.day - businessClockOffset;
}

/** The instant a week is over (Sunday 24:00 UTC+8), in milliseconds; it belongs to the next week. */
export function weekEnd(week: IsoWeek): number {
  return weekStart(week) + 7 * durations.day;
}

/** The week so many weeks later, or earlier when negative. */
export function shiftWeek(week: IsoWeek, weeks: number): IsoWeek {
  return weekOf(weekStart(week) + weeks * 7 * durations.day);
}

/** A week as written in an address: 2026-W47. */
export function formatWeek({ year, week }: IsoWeek): string {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`;
}

/** Reads 2026-W47; null for other texts and for a 53rd week in a year that has 52. */
export function parseWeek(text: string): IsoWeek | null {
  const match = datePatterns.week.exec(text);
  if (match === null) return null;
  const week = { year: Number(match[1]), week: Number(match[2]) };
  return formatWeek(weekOf(weekStart(week))) === text ? week : null;
}

/** Monday 0 to Sunday 6; day 0, the first of January 1970, was a Thursday. */
function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function dayNumber(year: number, dayOfJanuary: number): number {
  return Date.UTC(year, 0, dayOfJanuary) / durations.day;
}
