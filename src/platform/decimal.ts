export const minusSign = "\u2212";

/** A decimal number as all three languages write it: a point before its places, a comma between its thousands. */
export interface Decimal {
  /** "−" (U+2212), "+" or "". */
  readonly sign: string;
  /** With thousands separated: "46,727". */
  readonly integer: string;
  /** With its point: ".50"; "" without places. */
  readonly fraction: string;
}

export interface DecimalOptions {
  /** Number of decimals; rounded half away from zero. */
  readonly most?: number;
  /** So many places are written even where they are zero. */
  readonly least?: number;
  /** Moves the point this far to the right: 2 for percentages. */
  readonly shift?: number;
  /** Plus and minus, for changes; what is rounded to zero has no sign. */
  readonly isSigned?: boolean;
}

/**
 * Formats a finite number, or the text of one, of any length. Same output as `Intl.NumberFormat`, whose first call
 * takes 15 ms, and four times that on a slow phone: too long during hydration.
 */
export function writeDecimal(
  value: number | string,
  { most = 0, least = 0, shift = 0, isSigned = false }: DecimalOptions = {},
): Decimal {
  const [, minus, integerDigits = "", fractionDigits = "", power = "0"] = pattern.exec(String(value)) ?? [];
  const digits = roundedDigits(
    integerDigits + fractionDigits,
    integerDigits.length + Number(power) + shift + most,
  ).padStart(most + 1, "0");
  const point = digits.length - most;
  const isZero = /^0*$/.test(digits);
  return {
    sign: isZero ? "" : minus ? minusSign : isSigned ? "+" : "",
    integer: digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, ","),
    fraction: trimTrailingZeros(digits.slice(point), least),
  };
}

/** The decimal as one text. */
export function joinDecimal({ sign, integer, fraction }: Decimal): string {
  return sign + integer + fraction;
}

const pattern = /^(-)?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The first `count` digits, the last of them rounded by the next one; zeros stand where digits are missing. */
function roundedDigits(digits: string, count: number): string {
  const retained = BigInt(digits.slice(0, Math.max(0, count)).padEnd(count, "0") || "0");
  return String((digits[count] ?? "0") >= "5" ? retained + 1n : retained);
}

function trimTrailingZeros(fractionDigits: string, least: number): string {
  const retained = fractionDigits.slice(0, least) + fractionDigits.slice(least).replace(/0+$/, "");
  return retained && `.${retained}`;
}
