export interface MoneyParts {
  sign: "" | "+" | "−";
  whole: string;
  decimals: string;
}

/**
 * Takes a decimal string apart for print: "-1234.5" is { sign: "−", whole: "1,234", decimals: "50" }. At least two
 * decimals, none rounded away; the minus is U+2212. Undefined where the text is not a decimal number.
 */
export function moneyParts(amount: string, hasPlus = false): MoneyParts | undefined {
  const match = /^([-−+]?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  const digits = match?.[2];
  if (!match || digits === undefined) return undefined;
  const isNegative = match[1] === "-" || match[1] === "−";
  const isZero = /^0*$/.test(digits + (match[3] ?? ""));
  return {
    sign: isZero ? "" : isNegative ? "−" : hasPlus ? "+" : "",
    whole: digits.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ","),
    decimals: (match[3] ?? "").padEnd(2, "0"),
  };
}
