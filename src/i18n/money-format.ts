import type { Locale } from "../platform/locale";
import { absent, engine, signOr } from "./number-formats";

export type Currency = "CNY" | "USD";

export interface MoneyOptions {
  /** Puts the currency's sign before the figure; left out in tables. */
  readonly currency?: Currency | undefined;
  /** Plus and minus, for changes; a plain zero has no sign. */
  readonly isSigned?: boolean | undefined;
  /** Leaves ".00" out: list prices of whole yuan. */
  readonly isShort?: boolean | undefined;
}

/** An amount in the pieces that are set in different sizes. */
export interface MoneyParts {
  /** "−" (U+2212), "+" or "". */
  readonly sign: string;
  /** "¥", "$" or "". */
  readonly symbol: string;
  /** With thousands separated: "46,727". */
  readonly integer: string;
  /** With its point: ".00"; "" where left out. */
  readonly decimals: string;
}

/** An amount as text: "¥46,727.00", "−9.20", "+460.00". */
export function formatMoney(locale: Locale, amount: string | number, options: MoneyOptions = {}): string {
  const { sign, symbol, integer, decimals } = moneyParts(locale, amount, options);
  return sign + symbol + integer + decimals;
}

/**
 * An amount in its pieces.
 * @param amount yuan or dollars, not fen: a decimal text as contracts send it, exact however long, or a number.
 *   More than two decimals are rounded half away from zero. What is no amount becomes a dash.
 */
export function moneyParts(locale: Locale, amount: string | number, options: MoneyOptions = {}): MoneyParts {
  const text = String(amount).trim();
  if (!isDecimal(text)) return { sign: "", symbol: "", integer: absent, decimals: "" };
  const format = engine(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: options.isSigned ? "exceptZero" : "negative",
  });
  const parts = format.formatToParts(text);
  const pick = (...types: Intl.NumberFormatPartTypes[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ type, value }) => signOr(type, value))
      .join("");
  const decimals = pick("decimal", "fraction");
  return {
    sign: pick("minusSign", "plusSign"),
    symbol: options.currency === undefined ? "" : symbols[options.currency],
    integer: pick("integer", "group"),
    decimals: options.isShort && /^\D0+$/.test(decimals) ? "" : decimals,
  };
}

const symbols: Readonly<Record<Currency, string>> = { CNY: "¥", USD: "$" };

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
