import { nothingBefore, type TaxInputs, type TaxTerms, type Withholding, withholdUnder } from "./tax";

/** Above it base × rate could no longer be counted exactly. */
const largestGrossFen = Math.floor(Number.MAX_SAFE_INTEGER / 100) - 50;

/**
 * The smallest gross that leaves at least `netFen` after tax, with the way to it; null where no countable gross does.
 * One fen more gross never leaves less net and at most one fen more, so the net found is `netFen` to the fen, except
 * for a net of zero, which every gross up to the first taxed fen may leave.
 */
export function withholdForNet(
  terms: TaxTerms,
  netFen: number,
  before: TaxInputs = nothingBefore,
): Withholding | null {
  const netOf = (grossFen: number) => withholdUnder(terms, grossFen, before).netFen;
  let above = Math.max(0, netFen);
  while (netOf(above) < netFen) {
    if (above >= largestGrossFen) return null;
    above = Math.min(largestGrossFen, above * 2 + before.yearGrossFen + 1);
  }
  let below = -1;
  while (above - below > 1) {
    const middle = below + Math.floor((above - below) / 2);
    if (netOf(middle) >= netFen) above = middle;
    else below = middle;
  }
  return withholdUnder(terms, above, before);
}
