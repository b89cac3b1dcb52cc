import type { Locale } from "../platform/locale";
import { isOwnCurrency } from "./amount-in-text";
import { type Currency, currencySymbol } from "./money-format";
import type { Formats } from "./use-formats";

/**
 * How amounts of one currency are written in tables, receipts and figures: "46,727.00" where the reader takes an amount
 * without a sign for that currency, "¥46,727.00" or "$460.00" elsewhere.
 */
export function columnMoney(
  currency: Currency,
  { locale, money }: Pick<Formats, "locale" | "money">,
): Formats["money"] {
  if (isOwnCurrency(currency, locale)) return money;
  return (amount, options) => money(amount, { ...options, currency });
}

/** The sign before such an amount, for what takes the sign apart from the amount: "" where the reader needs none. */
export function columnSymbol(currency: Currency, locale: Locale): string {
  return isOwnCurrency(currency, locale) ? "" : currencySymbol(currency);
}

/** The head of a column whose amounts stand without a sign: "Share (¥)" where the reader needs one. */
export function columnHead(label: string, currency: Currency, locale: Locale): string {
  const symbol = columnSymbol(currency, locale);
  return symbol === "" ? label : `${label} (${symbol})`;
}
