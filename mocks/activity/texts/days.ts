import type { Locale } from "../../../src/platform/locale";
import { englishMonths } from "../../../src/rules/calendar";
import { businessDate } from "../../../src/rules/dates";

/** The calendar day (UTC+8) of an instant as people write it: 2026年11月20日, 20 November 2026. */
export function dayText(instant: number, locale: Locale): string {
  const [year = 0, month = 1, day = 1] = businessDate(instant).split("-").map(Number);
  return locale === "en-US" ? `${day} ${englishMonths[month - 1]} ${year}` : `${year}年${month}月${day}日`;
}

/** A period by its first and last day. */
export function periodText(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  locale: Locale,
): string {
  const joint = { "zh-CN": "到", "zh-TW": "到", "en-US": " to " }[locale];
  return `${dayText(startsAt, locale)}${joint}${dayText(endsAt, locale)}`;
}
