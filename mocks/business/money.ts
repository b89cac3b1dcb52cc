import type { Locale } from "../../src/platform/locale";
import type { Variant } from "../../src/platform/variant";

/*
 * Inside the world money is whole fen (1 yuan = 100 fen), or cents in the global variant; only answers carry decimal strings.
 */

/** Fen as the contracts write money: 346040 → "3460.40", −1010 → "-10.10". */
export function yuan(fen: number): string {
  const [whole, rest] = [Math.floor(Math.abs(fen) / 100), Math.abs(fen) % 100];
  return `${fen < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
}

/** An amount as a message in Chinese writes it: "3460.40元", "198.00美元". */
export function amountWithUnit(fen: number, variant: Variant): string {
  return `${yuan(fen)}${variant === "china" ? "元" : "美元"}`;
}

/** An amount with its currency's sign: "¥1198.00", "$198.00". */
export function amountWithSign(fen: number, variant: Variant): string {
  return `${variant === "china" ? "¥" : "$"}${yuan(fen)}`;
}

/** An amount in a sentence, without decimals that are nothing: "20元", "¥20" in English, "$3" in the global variant. */
export function amountInText(fen: number, variant: Variant, locale: Locale): string {
  const digits = yuan(fen).replace(/\.00$/, "");
  if (variant === "global") return `$${digits}`;
  return locale === "en-US" ? `¥${digits}` : `${digits}元`;
}

/** An amount in a list: "1,198.00", "¥1,198.00" in English, "$198.00" in the global variant. */
export function amountInList(fen: number, variant: Variant, locale: Locale): string {
  const isOwn = variant === "china" && locale !== "en-US";
  const amount = isOwn ? yuan(fen) : amountWithSign(fen, variant);
  return amount.replace(/\B(?=(?:\d{3})+\.)/g, ",");
}

/** The fen of a well-formed amount in yuan with at most two decimals: "-12.5" → −1250. */
export function fenOf(text: string): number {
  const [whole = "0", decimals = ""] = text.replace("-", "").split(".");
  const fen = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return text.startsWith("-") ? -fen : fen;
}

/**
 * `fen × numerator ÷ denominator`, half up, in whole numbers throughout so that no binary fraction comes in.
 * `fen` and `numerator` are not negative, `denominator` is positive.
 */
export function shareOf(fen: number, numerator: number, denominator: number): number {
  return Math.floor((2 * fen * numerator + denominator) / (2 * denominator));
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
