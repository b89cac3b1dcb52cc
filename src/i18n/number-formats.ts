import type { Locale } from "../platform/locale";

export const minusSign = "\u2212";
const noBreakSpace = "\u00a0";
/** Stands where there is no number or date to show. */
export const absent = "—";

export interface NumberFormatOptions {
  /** Plus and minus, for changes; a plain zero has no sign. */
  readonly isSigned?: boolean;
}

/** A number with thousands separated and at most `decimals` places (0): "12,460", "−3". */
export function formatNumber(
  locale: Locale,
  value: number,
  { isSigned = false, decimals = 0 }: NumberFormatOptions & { readonly decimals?: number } = {},
): string {
  if (!Number.isFinite(value)) return absent;
  return joinParts(engine(locale, { maximumFractionDigits: decimals, signDisplay: signs(isSigned) }), value);
}

/** A share of 1 as a percentage with at most one decimal: 0.826 → "82.6%". */
export function formatPercentage(
  locale: Locale,
  share: number,
  { isSigned = false }: NumberFormatOptions = {},
): string {
  if (!Number.isFinite(share)) return absent;
  return joinParts(
    engine(locale, { style: "percent", maximumFractionDigits: 1, signDisplay: signs(isSigned) }),
    share,
  );
}

/** A large number in the language's own steps, at most one decimal: 2 600 000 → "260万", "260萬", "2.6 m". */
export function formatCompact(locale: Locale, value: number): string {
  if (!Number.isFinite(value)) return absent;
  const format = engine(locale, { notation: "compact", maximumFractionDigits: 1, signDisplay: "negative" });
  if (locale !== "en-US") return joinParts(format, value);
  const write = ({ type, value: text }: Intl.NumberFormatPart) =>
    type === "compact" ? `${noBreakSpace}${englishSteps[text] ?? text.toLowerCase()}` : signOr(type, text);
  return format.formatToParts(value).map(write).join("");
}

const englishSteps: Readonly<Record<string, string>> = { K: "k", M: "m", B: "bn", T: "tn" };

const kilobyte = 1024;

/** The size of a file from bytes, in kB, MB or GB of 1024 each; one decimal below ten: "18 kB", "92 MB", "1.2 GB". */
export function formatFileSize(locale: Locale, bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return absent;
  // From 1000 on the next unit is easier to read than a fourth digit.
  const power = Math.min(3, Math.max(1, Math.ceil(Math.log(Math.max(bytes, 1) / 1000) / Math.log(kilobyte))));
  const amount = bytes / kilobyte ** power;
  const units = ["kB", "MB", "GB"];
  return `${formatNumber(locale, amount, { decimals: amount < 10 ? 1 : 0 })}${noBreakSpace}${units[power - 1]}`;
}

/** A length of time from seconds, as players write it: 192 → "3:12", 3783 → "1:03:03". */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return absent;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours === 0 ? `${minutes}:${twoDigits(rest)}` : `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}

const charactersPerMinute = 400;
const wordsPerMinute = 220;

/** Whole minutes it takes to read a text, at least one; Chinese is counted by characters, the rest by words. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Number}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute));
}

/** Two digits at least: 7 → "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A part as this product writes it: the minus is U+2212, as wide as the plus. */
export function signOr(type: Intl.NumberFormatPartTypes, text: string): string {
  return type === "minusSign" ? minusSign : text;
}

const engines = new Map<string, Intl.NumberFormat>();

/** Making a format costs a hundred times more than using it, so each is made once. */
export function engine(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const made = engines.get(key) ?? new Intl.NumberFormat(locale, options);
  engines.set(key, made);
  return made;
}

function joinParts(format: Intl.NumberFormat, value: number): string {
  return format
    .formatToParts(value)
    .map(({ type, value: text }) => signOr(type, text))
    .join("");
}

function signs(isSigned: boolean): "exceptZero" | "negative" {
  return isSigned ? "exceptZero" : "negative";
}
