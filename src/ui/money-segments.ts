import { type Decimal, writeDecimal } from "../platform/decimal";

/**
 * Takes a decimal string apart for print: "-1234.5" is { sign: "−", integer: "1,234", fraction: ".50" }. At least two
 * decimals, none rounded away; the minus is U+2212. Undefined where the text is not a decimal number.
 */
export function moneySegments(amount: string, hasPlus = false): Decimal | undefined {
  const [, sign, digits, decimals = ""] = /^([-−+]?)(\d+(?:\.(\d+))?)$/.exec(amount.trim()) ?? [];
  if (digits === undefined) return undefined;
  const isNegative = sign === "-" || sign === "−";
  const most = Math.max(2, decimals.length);
  return writeDecimal(isNegative ? `-${digits}` : digits, { least: most, most, isSigned: hasPlus });
}
