import { type ClockFields, utc8Fields } from "../platform/clock";
import type { Locale } from "../platform/locale";
import { englishMonths } from "../rules/calendar";
import { businessDate, isCalendarDate, isYearMonth, startOfBusinessDate } from "../rules/dates";
import { absent, twoDigits } from "./number-formats";

/** An instant: RFC 3339 or epoch milliseconds; or a calendar day of the business, "2026-11-21". */
export type Instant = Date | number | string;

/** The year is written where it differs from the year of `now`, or always. */
export type YearDisplay = "auto" | "always";

/** The day on the business's clock (UTC+8): "11-21", "21 Nov"; with its year "2025-11-27", "27 Nov 2025". */
export function formatDate(
  locale: Locale,
  instant: Instant,
  now: number,
  year: YearDisplay = "auto",
): string {
  const time = toTime(instant);
  if (time === null) return absent;
  const fields = utc8Fields(new Date(time));
  const hasYear = year === "always" || fields.year !== utc8Fields(new Date(now)).year;
  return locale === "en-US" ? englishDay(fields, hasYear) : numericDay(fields, hasYear);
}

/** Day and time on the business's clock: "11-21 10:41", "21 Nov, 10:41". */
export function formatDateTime(
  locale: Locale,
  instant: Instant,
  now: number,
  year: YearDisplay = "auto",
): string {
  if (toTime(instant) === null) return absent;
  const separator = locale === "en-US" ? ", " : " ";
  return formatDate(locale, instant, now, year) + separator + formatTime(instant);
}

/** The time of day on the business's clock: "09:05". */
export function formatTime(instant: Instant): string {
  const time = toTime(instant);
  if (time === null) return absent;
  const { hour, minute } = utc8Fields(new Date(time));
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** A month from "2026-06": "2026年6月", "June 2026". */
export function formatMonth(locale: Locale, yearMonth: string): string {
  if (!isYearMonth(yearMonth)) return absent;
  const [year, month] = yearMonth.split("-").map(Number);
  if (locale !== "en-US") return `${year}年${month}月`;
  return `${englishMonths[Number(month) - 1]} ${year}`;
}

/** The day of the week: "周一", "週一", "Mon"; narrow for charts: "一", "M". */
export function formatWeekday(locale: Locale, instant: Instant, width: "short" | "narrow" = "short"): string {
  const time = toTime(instant);
  if (time === null) return absent;
  const { before, names } = weekdays[locale];
  const name = names[new Date(`${businessDate(time)}T00:00:00Z`).getUTCDay()] ?? absent;
  return width === "narrow" ? name.slice(0, 1) : before + name;
}

/** The instant in epoch milliseconds; a calendar day begins at midnight in UTC+8. Null for what is no instant. */
export function toTime(instant: Instant): number | null {
  if (typeof instant === "string" && isCalendarDate(instant)) return startOfBusinessDate(instant);
  const time = typeof instant === "string" ? Date.parse(instant) : Number(instant);
  return time >= earliest && time <= latest ? time : null;
}

// The years that are written with four digits.
const earliest = Date.parse("0001-01-02T00:00:00Z");
const latest = Date.parse("9999-12-30T00:00:00Z");

function numericDay({ year, month, day }: ClockFields, hasYear: boolean): string {
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  return hasYear ? `${year}-${monthAndDay}` : monthAndDay;
}

function englishDay({ year, month, day }: ClockFields, hasYear: boolean): string {
  const name = englishMonths[month - 1]?.slice(0, 3);
  return hasYear ? `${day} ${name} ${year}` : `${day} ${name}`;
}

/** Sunday first, as `Date` counts; written out, as the first use of `Intl` takes too long (see `platform/decimal`). */
const weekdays: Readonly<Record<Locale, { readonly before: string; readonly names: readonly string[] }>> = {
  "zh-CN": { before: "周", names: [..."日一二三四五六"] },
  "zh-TW": { before: "週", names: [..."日一二三四五六"] },
  "en-US": { before: "", names: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] },
};
