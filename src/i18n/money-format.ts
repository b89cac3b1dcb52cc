import { writeDecimal } from "../platform/decimal";
import { absent } from "./number-formats";

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
export interface MoneySegments {
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
export function formatMoney(amount: string | number, options: MoneyOptions = {}): string {
  const { sign, symbol, integer, decimals } = moneySegments(amount, options);
  return sign + symbol + integer + decimals;
}

/**
 * An amount in its pieces.
 * @param amount yuan or dollars, not fen: a decimal text as contracts send it, exact however long, or a number.
 *   More than two decimals are rounded half away from zero. What is no amount becomes a dash.
 */
export function moneySegments(amount: string | number, options: MoneyOptions = {}): MoneySegments {
  const text = String(amount).trim();
  if (!isDecimal(text)) return { sign: "", symbol: "", integer: absent, decimals: "" };
  const { sign, integer, fraction } = writeDecimal(text, {
    most: 2,
    least: 2,
    isSigned: options.isSigned ?? false,
  });
  return {
    sign,
    symbol: options.currency === undefined ? "" : symbols[options.currency],
    integer,
    decimals: options.isShort && /^\D0+$/.test(fraction) ? "" : fraction,
  };
}

/** The sign of a currency, as it stands before an amount. */
export function currencySymbol(currency: Currency): string {
  return symbols[currency];
}

const symbols: Readonly<Record<Currency, string>> = { CNY: "¥", USD: "$" };

function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
