/** Ten-thousandths in one. */
const whole = 10_000n;

/**
 * `numerator ÷ denominator` in ten-thousandths, halves away from zero. Exact for any whole numbers. Throws a RangeError
 * for a denominator of zero.
 */
export function ratio(numerator: number, denominator: number): number {
  const [top, bottom] = [BigInt(numerator) * whole, BigInt(denominator)];
  const isNegative = top < 0n !== bottom < 0n;
  const [size, divisor] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

/** The part one amount is of all, in ten-thousandths; 0 where all is nothing. */
export function share(amount: number, all: number): number {
  return all === 0 ? 0 : ratio(amount, all);
}

/** By how much a figure changed, in ten-thousandths of what it was; null where it was nothing or less. */
export function change(value: number, before: number): number | null {
  return before <= 0 ? null : ratio(value - before, before);
}

/** Ten-thousandths as the contract writes ratios: 521 → "0.0521", −41 → "-0.0041". */
export function writeRatio(tenThousandths: number): string {
  const size = Math.abs(tenThousandths);
  const decimals = String(size % 10_000).padStart(4, "0");
  return `${tenThousandths < 0 ? "-" : ""}${Math.floor(size / 10_000)}.${decimals}`;
}

/** Thousandths as the contract writes quantities: 1180000 → "1180", 1500 → "1.5". */
export function writeQuantity(thousandths: number): string {
  const decimals = String(thousandths % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  const pieces = String(Math.floor(thousandths / 1000));
  return decimals === "" ? pieces : `${pieces}.${decimals}`;
}
