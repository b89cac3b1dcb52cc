import type { Locale } from "../platform/locale";

/**
 * A discount in the convention of the language: Chinese states the rest in tenths ("9" of 9折), English the discount
 * ("10%").
 */
export function discountText(locale: Locale, percentOff: number): string {
  return locale === "en-US" ? `${percentOff}%` : String((100 - percentOff) / 10);
}
