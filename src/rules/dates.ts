import { businessClockOffset, datePatterns, dateShortcutDays, durations } from "./calendar";

export type DateShortcut = keyof typeof dateShortcutDays | "firstDay" | "lastDay";

/**
 * The days behind the date shortcuts, as YYYY-MM-DD on the business's clock (UTC+8): yesterday, nextWeek (+7 days),
 * lastMonth (−30 days, to the letter), lastYear (−365 days, to the letter), and the first and last day of the
 * month of `now` (milliseconds since 1970).
 */
export function dateShortcuts(now: number): Readonly<Record<DateShortcut, string>> {
  const month = businessDate(now).slice(0, 7);
  return {
    yesterday: shifted(now, dateShortcutDays.yesterday),
    nextWeek: shifted(now, dateShortcutDays.nextWeek),
    lastMonth: shifted(now, dateShortcutDays.lastMonth),
    lastYear: shifted(now, dateShortcutDays.lastYear),
    firstDay: firstDay(month),
    lastDay: lastDay(month),
  };
}

/** The calendar day of an instant on the business's clock (UTC+8), as YYYY-MM-DD. */
export function businessDate(time: number): string {
  return new Date(time + businessClockOffset).toISOString().slice(0, 10);
}

/**
 * The same of a time as contracts send it. One with the business's own offset contains its day, which spares
 * reading the time of every row of a long list.
 */
export function businessDateOf(time: string): string {
  return time.endsWith("+08:00") ? time.slice(0, 10) : businessDate(Date.parse(time));
}

/**
 * The instant a calendar day begins on the business's clock, in milliseconds. Throws for a day that does not exist.
 */
export function startOfBusinessDate(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar day: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) - businessClockOffset;
}

/** First day of a month written as 2026-11. Throws a RangeError for another text. */
export function firstDay(yearMonth: string): string {
  requireYearMonth(yearMonth);
  return `${yearMonth}-01`;
}

/** Last day of a month written as 2026-11, leap years included. Throws a RangeError for another text. */
export function lastDay(yearMonth: string): string {
  requireYearMonth(yearMonth);
  const days = [31, 30, 29, 28].find((day) => isCalendarDate(`${yearMonth}-${day}`));
  return `${yearMonth}-${days}`;
}

/** Whether a text is a year and a month, 2026-11. */
export function isYearMonth(text: string): boolean {
  return datePatterns.yearMonth.test(text);
}

/** Whether a text is a calendar day that exists, 2026-11-21. */
export function isCalendarDate(text: string): boolean {
  if (!datePatterns.date.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function shifted(now: number, days: number): string {
  return businessDate(now + days * durations.day);
}

function requireYearMonth(text: string): void {
  if (!isYearMonth(text)) throw new RangeError(`Not a year and month: ${text}`);
}
