import { type ClockParts, utc8Parts } from "../platform/clock";
import type { Locale } from "../platform/locale";
import { businessDate, isCalendarDate, isYearMonth, startOfBusinessDate } from "../rules/dates";
import { durations } from "../rules/limits";
import { absent, twoDigits } from "./number-formats";

/** A moment: RFC 3339 or epoch milliseconds; or a calendar day of the business, "2026-11-21". */
export type Moment = Date | number | string;

/** The year stands where it differs from the year of `now`, or always. */
export type YearDisplay = "auto" | "always";

/** The day on the business's clock (UTC+8): "11-21", "21 Nov"; with its year "2025-11-27", "27 Nov 2025". */
export function formatDate(locale: Locale, moment: Moment, now: number, year: YearDisplay = "auto"): string {
  const time = toTime(moment);
  if (time === null) return absent;
  const parts = utc8Parts(new Date(time));
  const hasYear = year === "always" || parts.year !== utc8Parts(new Date(now)).year;
  return locale === "en-US" ? englishDay(parts, hasYear) : numericDay(parts, hasYear);
}

/** Day and time on the business's clock: "11-21 10:41", "21 Nov, 10:41". */
export function formatDateTime(
  locale: Locale,
  moment: Moment,
  now: number,
  year: YearDisplay = "auto",
): string {
  if (toTime(moment) === null) return absent;
  const separator = locale === "en-US" ? ", " : " ";
  return formatDate(locale, moment, now, year) + separator + formatTime(moment);
}

/** The time of day on the business's clock: "09:05". */
export function formatTime(moment: Moment): string {
  const time = toTime(moment);
  if (time === null) return absent;
  const { hour, minute } = utc8Parts(new Date(time));
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** A month from "2026-06": "2026年6月", "June 2026". */
export function formatMonth(locale: Locale, yearMonth: string): string {
  if (!isYearMonth(yearMonth)) return absent;
  const [year, month] = yearMonth.split("-").map(Number);
  if (locale !== "en-US") return `${year}年${month}月`;
  return dayFormat(locale, { month: "long", year: "numeric" }).format(
    Date.parse(`${yearMonth}-01T00:00:00Z`),
  );
}

/** The day of the week: "周一", "週一", "Mon"; narrow for charts: "一", "M". */
export function formatWeekday(locale: Locale, moment: Moment, width: "short" | "narrow" = "short"): string {
  const time = toTime(moment);
  if (time === null) return absent;
  return dayFormat(locale, { weekday: width }).format(Date.parse(`${businessDate(time)}T00:00:00Z`));
}

/** Calendar days in UTC+8 from `now` to a moment: 0 today, 1 tomorrow, negative when past; null for no moment. */
export function daysUntil(moment: Moment, now: number): number | null {
  const time = toTime(moment);
  if (time === null) return null;
  return (startOfDay(time) - startOfDay(now)) / durations.day;
}

/** The moment in epoch milliseconds; a calendar day begins at midnight in UTC+8. Null for what is no moment. */
export function toTime(moment: Moment): number | null {
  if (typeof moment === "string" && isCalendarDate(moment)) return startOfBusinessDate(moment);
  const time = typeof moment === "string" ? Date.parse(moment) : Number(moment);
  return time >= earliest && time <= latest ? time : null;
}

// The years that are written with four digits.
const earliest = Date.parse("0001-01-02T00:00:00Z");
const latest = Date.parse("9999-12-30T00:00:00Z");

function startOfDay(time: number): number {
  return startOfBusinessDate(businessDate(time));
}

function numericDay({ year, month, day }: ClockParts, hasYear: boolean): string {
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  return hasYear ? `${year}-${monthAndDay}` : monthAndDay;
}

function englishDay({ year, month, day }: ClockParts, hasYear: boolean): string {
  const name = dayFormat("en-US", { month: "short" }).format(Date.UTC(2000, month - 1, 1));
  return hasYear ? `${day} ${name} ${year}` : `${day} ${name}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Given midnights in UTC that stand for calendar days, so that the device's time zone cannot move them. */
function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}
