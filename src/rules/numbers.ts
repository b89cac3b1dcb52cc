import { floatDecimals } from "./limits";
import { textLimits } from "./text-limits";

/**
 * Rounds half away from zero (1.005 → 1.01, −1.005 → −1.01) to `decimals` places, 2 by default. Rounds the decimal
 * notation, so that binary remainders (1.005 is stored as 1.00499…) do not show. Sums with an error of their own are
 * better computed in integer fen. NaN and infinities are returned unchanged.
 */
export function roundHalfUp(value: number, decimals: number = floatDecimals): number {
  if (!Number.isFinite(value)) return value;
  const magnitude = shiftDecimals(Math.round(shiftDecimals(Math.abs(value), decimals)), -decimals);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * Yuan, as a number or as typed, in integer fen. Null for what is no amount: other text, more than two decimals,
 * or so many digits that fen could no longer be counted exactly.
 */
export function yuanToFen(yuan: number | string): number | null {
  const text = String(yuan);
  if (!textLimits.amount.pattern.test(text)) return null;
  const [integerDigits = "", decimals = ""] = text.replace("-", "").split(".");
  const fen = Number(integerDigits + decimals.padEnd(2, "0"));
  if (!Number.isSafeInteger(fen)) return null;
  return text.startsWith("-") && fen !== 0 ? -fen : fen;
}

/** Integer fen in yuan with at most two decimals. Throws a RangeError for a fen that is not a safe integer. */
export function fenToYuan(fen: number): number {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not a whole number of fen: ${fen}`);
  return fen / 100;
}

/** Moves the decimal point in the written number, where multiplying would bring binary errors in. */
function shiftDecimals(value: number, decimalPlaces: number): number {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent) + decimalPlaces}`);
}
