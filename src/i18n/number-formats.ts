import { joinDecimal, writeDecimal } from "../platform/decimal";
import type { Locale } from "../platform/locale";

/** Between a number and its unit. */
export const noBreakSpace = "\u00a0";
/** Placeholder for a missing number or date. */
export const absent = "—";

export interface NumberFormatOptions {
  /** Plus and minus, for changes; a plain zero has no sign. */
  readonly isSigned?: boolean;
}

/** A number with thousands separated and at most `decimals` places (0): "12,460", "−3". */
export function formatNumber(
  value: number,
  { isSigned = false, decimals = 0 }: NumberFormatOptions & { readonly decimals?: number } = {},
): string {
  if (!Number.isFinite(value)) return absent;
  return joinDecimal(writeDecimal(value, { most: decimals, isSigned }));
}

/** A share of 1 as a percentage with at most one decimal: 0.826 → "82.6%". */
export function formatPercentage(share: number, { isSigned = false }: NumberFormatOptions = {}): string {
  if (!Number.isFinite(share)) return absent;
  return `${joinDecimal(writeDecimal(share, { most: 1, shift: 2, isSigned }))}%`;
}

/** A large number in the language's own steps, at most one decimal: 2 600 000 → "260万", "260萬", "2.6M". */
export function formatCompact(locale: Locale, value: number): string {
  if (!Number.isFinite(value)) return absent;
  const { width, names } = steps[locale];
  const last = names.length - 1;
  for (const [step, name] of names.entries()) {
    const { sign, integer, fraction } = writeDecimal(value, { most: 1, shift: -width * step });
    const digits = integer.replaceAll(",", "");
    // Rounded up to a digit more, it is written in the next step: 999,960 is 1 m, not 1000 k.
    if (digits.length <= width || step === last)
      return sign + (step === last ? integer : digits) + fraction + name;
  }
  return absent;
}

const steps: Readonly<Record<Locale, { readonly width: number; readonly names: readonly string[] }>> = {
  "zh-CN": { width: 4, names: ["", "万", "亿", "万亿"] },
  "zh-TW": { width: 4, names: ["", "萬", "億", "兆"] },
  "en-US": { width: 3, names: ["", "K", "M", "B", "T"] },
};

/** Two digits at least: 7 → "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
