import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { now } from "../platform/clock";
import type { Locale } from "../platform/locale";
import {
  daysUntil,
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
  type Moment,
  type YearDisplay,
} from "./date-formats";
import { formatMoney, type MoneyOptions, type MoneyParts, moneyParts } from "./money-format";
import {
  absent,
  formatCompact,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercentage,
  type NumberFormatOptions,
  readingMinutes,
} from "./number-formats";
import { useLocale } from "./use-locale";
import type { Translate } from "./word-keys";

/** Every format of the product in one language; each is described at its function in this room. */
export interface Formats {
  readonly locale: Locale;
  readonly money: (amount: string | number, options?: MoneyOptions) => string;
  readonly moneyParts: (amount: string | number, options?: MoneyOptions) => MoneyParts;
  readonly number: (value: number, options?: NumberFormatOptions & { readonly decimals?: number }) => string;
  readonly percentage: (share: number, options?: NumberFormatOptions) => string;
  readonly compact: (value: number) => string;
  readonly fileSize: (bytes: number) => string;
  readonly duration: (seconds: number) => string;
  readonly date: (moment: Moment, year?: YearDisplay) => string;
  readonly dateTime: (moment: Moment, year?: YearDisplay) => string;
  readonly time: (moment: Moment) => string;
  readonly month: (yearMonth: string) => string;
  readonly weekday: (moment: Moment, width?: "short" | "narrow") => string;
  /** "9 days left", "Due today", "Expired 42 days ago". */
  readonly deadline: (moment: Moment) => string;
  /** "About 4 minutes", for a text. */
  readonly readingTime: (text: string) => string;
}

/** The formats in the language on screen; the same object until the language changes. */
export function useFormats(): Formats {
  const locale = useLocale();
  const { t } = useTranslation("common");
  return useMemo(() => createFormats(locale, t), [locale, t]);
}

/** The formats in one language, for places without hooks. "This year" and "today" follow the product's clock. */
export function createFormats(locale: Locale, t: Translate<"common">): Formats {
  return {
    locale,
    money: (amount, options) => formatMoney(locale, amount, options),
    moneyParts: (amount, options) => moneyParts(locale, amount, options),
    number: (value, options) => formatNumber(locale, value, options),
    percentage: (share, options) => formatPercentage(locale, share, options),
    compact: (value) => formatCompact(locale, value),
    fileSize: (bytes) => formatFileSize(locale, bytes),
    duration: formatDuration,
    date: (moment, year) => formatDate(locale, moment, now(), year),
    dateTime: (moment, year) => formatDateTime(locale, moment, now(), year),
    time: formatTime,
    month: (yearMonth) => formatMonth(locale, yearMonth),
    weekday: (moment, width) => formatWeekday(locale, moment, width),
    deadline: (moment) => deadline(t, daysUntil(moment, now())),
    readingTime: (text) => t("time.readingMinutes", { count: readingMinutes(text) }),
  };
}

function deadline(t: Translate<"common">, days: number | null): string {
  if (days === null) return absent;
  if (days === 0) return t("time.dueToday");
  return days > 0 ? t("time.daysLeft", { count: days }) : t("time.expiredDays", { count: -days });
}
