import { joinDecimal, writeDecimal } from "../../platform/decimal";

/** A share of 1 as a percentage of always one decimal, so that percentages line up: "0.0600" → "6.0%". */
export function percentage(share: string | number, { isSigned = false } = {}): string {
  return `${joinDecimal(writeDecimal(share, { most: 1, least: 1, shift: 2, isSigned }))}%`;
}
