import { useMemo } from "react";
import { now } from "../platform/clock";
import type { Locale } from "../platform/locale";
import {
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
  formatCompact,
  formatFileSize,
  formatNumber,
  formatPercentage,
  type NumberFormatOptions,
} from "./number-formats";
import { useLocale } from "./use-locale";

/** Every format of the product in one language; each is described at its function in this room. */
export interface Formats {
  readonly locale: Locale;
  readonly money: (amount: string | number, options?: MoneyOptions) => string;
  readonly moneyParts: (amount: string | number, options?: MoneyOptions) => MoneyParts;
  readonly number: (value: number, options?: NumberFormatOptions & { readonly decimals?: number }) => string;
  readonly percentage: (share: number, options?: NumberFormatOptions) => string;
  readonly compact: (value: number) => string;
  readonly fileSize: (bytes: number) => string;
  readonly date: (moment: Moment, year?: YearDisplay) => string;
  readonly dateTime: (moment: Moment, year?: YearDisplay) => string;
  readonly time: (moment: Moment) => string;
  readonly month: (yearMonth: string) => string;
  readonly weekday: (moment: Moment, width?: "short" | "narrow") => string;
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
    moneyParts: (amount, options) => moneyParts(amount, options),
    number: (value, options) => formatNumber(value, options),
    percentage: (share, options) => formatPercentage(share, options),
    compact: (value) => formatCompact(locale, value),
    fileSize: (bytes) => formatFileSize(bytes),
    date: (moment, year) => formatDate(locale, moment, now(), year),
    dateTime: (moment, year) => formatDateTime(locale, moment, now(), year),
    time: formatTime,
    month: (yearMonth) => formatMonth(locale, yearMonth),
    weekday: (moment, width) => formatWeekday(locale, moment, width),
  };
}
