import type { Locale } from "../platform/locale";
import type { Currency, MoneyOptions } from "./money-format";
import type { Formats } from "./use-formats";

/**
 * An amount inside a sentence or on a button: "1,198.00元" where the sentence is Chinese and the money China's,
 * "¥1,198.00" or "$198.00" elsewhere.
 * @param amount decimal yuan or dollars, as contracts send it
 */
export function amountInText(
  amount: string | number,
  currency: Currency,
  { locale, money }: Pick<Formats, "locale" | "money">,
  options?: Pick<MoneyOptions, "isShort">,
): string {
  return isOwnCurrency(currency, locale)
    ? `${money(amount, options)}元`
    : money(amount, { ...options, currency });
}

/** Whether readers of a language take an amount without a sign for this currency: readers of Chinese for China's. */
export function isOwnCurrency(currency: Currency, locale: Locale): boolean {
  return currency === "CNY" && locale !== "en-US";
}
