import type { Locale } from "../platform/locale";

/** A discount as the language counts it: Chinese says what is left in tenths ("9" of 9折), English what goes ("10%"). */
export function discountText(locale: Locale, percentOff: number): string {
  return locale === "en-US" ? `${percentOff}%` : String((100 - percentOff) / 10);
}
