/* Numbers and patterns of the calendar. With them every page starts, so they do not stand among all other limits. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths of time in milliseconds. */
export const durations = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY } as const;

/** The business keeps China's clock, UTC+8 without summer time; in milliseconds. */
export const businessClockOffset = 8 * HOUR;

/** Date shortcuts in days, to the letter: a month is 30, a year 365 (stated). */
export const dateShortcutDays = { yesterday: -1, nextWeek: 7, lastMonth: -30, lastYear: -365 } as const;

/** How dates are written. */
export const datePatterns = {
  /** A month, 2026-11 (stated as "a year-month pattern"). */
  yearMonth: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  /** A calendar day, 2026-11-21 (proposed). */
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  /** An ISO week, 2026-W47 (decided). */
  week: /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/,
} as const;

/** January first. Short names are their first three letters. */
export const englishMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
