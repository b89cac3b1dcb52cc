import { isOwnCurrency } from "../../i18n/amount-in-text";
import { columnHead } from "../../i18n/column-money";
import type { Currency } from "../../i18n/money-format";
import type { Translate } from "../../i18n/translation-keys";
import type { Locale } from "../../platform/locale";

/**
 * What the amounts of a report are in, said once for all of them: "Amounts in US dollars ($)". Null where the reader
 * takes an amount without a sign for that currency.
 * @param currency ISO 4217 code, as the contract sends it
 */
export function currencyNote(currency: string, t: Translate<"report">, locale: Locale): string | null {
  if (!isKnown(currency)) return t("currency.other", { currency });
  return isOwnCurrency(currency, locale) ? null : t(`currency.${currency}`);
}

/** The head of a spreadsheet's column of amounts: "Amount ($)" where the reader needs the currency. */
export function currencyHead(label: string, currency: string, locale: Locale): string {
  return isKnown(currency) ? columnHead(label, currency, locale) : `${label} (${currency})`;
}

function isKnown(currency: string): currency is Currency {
  return currency === "CNY" || currency === "USD";
}
