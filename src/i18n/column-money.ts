import { isOwnCurrency } from "./amount-in-text";
import type { Currency } from "./money-format";
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
