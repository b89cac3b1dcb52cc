import { useMemo } from "react";
import { now } from "../platform/clock";
import type { Locale } from "../platform/locale";
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
  type Instant,
  type YearDisplay,
} from "./date-formats";
import { formatMoney, type MoneyOptions, type MoneySegments, moneySegments } from "./money-format";
import { formatCompact, formatNumber, formatPercentage, type NumberFormatOptions } from "./number-formats";
import { useLocale } from "./use-locale";

/** Every format of the product in one language; each is described at its function in this room. */
export interface Formats {
  readonly locale: Locale;
  readonly money: (amount: string | number, options?: MoneyOptions) => string;
  readonly moneySegments: (amount: string | number, options?: MoneyOptions) => MoneySegments;
  readonly number: (value: number, options?: NumberFormatOptions & { readonly decimals?: number }) => string;
  readonly percentage: (share: number, options?: NumberFormatOptions) => string;
  readonly compact: (value: number) => string;
  readonly date: (instant: Instant, year?: YearDisplay) => string;
  readonly dateTime: (instant: Instant, year?: YearDisplay) => string;
  readonly time: (instant: Instant) => string;
  readonly month: (yearMonth: string) => string;
  readonly weekday: (instant: Instant, width?: "short" | "narrow") => string;
}

/** The formats in the language on screen; the same object until the language changes. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => createFormats(locale), [locale]);
}

/** The formats in one language, for places without hooks. "This year" and "today" follow the product's clock. */
export function createFormats(locale: Locale): Formats {
  return {
    locale,
    money: (amount, options) => formatMoney(amount, options),
    moneySegments: (amount, options) => moneySegments(amount, options),
    number: (value, options) => formatNumber(value, options),
    percentage: (share, options) => formatPercentage(share, options),
    compact: (value) => formatCompact(locale, value),
    date: (instant, year) => formatDate(locale, instant, now(), year),
    dateTime: (instant, year) => formatDateTime(locale, instant, now(), year),
    time: formatTime,
    month: (yearMonth) => formatMonth(locale, yearMonth),
    weekday: (instant, width) => formatWeekday(locale, instant, width),
  };
}
