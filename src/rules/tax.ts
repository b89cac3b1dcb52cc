import { type TaxBracket, type TaxMethod, type TaxRule, taxRules } from "./tax-rules";

/** What the tax is computed with: the method, and the deduction and brackets of its rule. */
export interface TaxTerms extends Pick<TaxRule, "deduction" | "brackets"> {
  readonly taxMethod: TaxMethod;
}

/** What was paid out and withheld before, in integer fen; the month and the year are those of the payment judged. */
export interface TaxInputs {
  /** Payments of this month so far. */
  readonly monthCount: number;
  readonly monthGrossFen: number;
  readonly monthWithheldFen: number;
  /** Months of this year in which something was paid out, this month among them once something was. */
  readonly yearMonths: number;
  readonly yearGrossFen: number;
  /** Deductions of this year besides those of the rule. */
  readonly yearOtherDeductionsFen: number;
  readonly yearWithheldFen: number;
}

/** The first payment of the year. */
export const nothingBefore: TaxInputs = {
  monthCount: 0,
  monthGrossFen: 0,
  monthWithheldFen: 0,
  yearMonths: 0,
  yearGrossFen: 0,
  yearOtherDeductionsFen: 0,
  yearWithheldFen: 0,
};

/** The tax of one payment and the way to it, in integer fen. */
export interface Withholding {
  readonly taxMethod: TaxMethod;
  readonly grossFen: number;
  /** Paid out before and counted together with this payment. */
  readonly earlierFen: number;
  /** Of the sum of both. */
  readonly deductionFen: number;
  /** Taxable part of the sum of both: the sum less the deduction, not below zero. */
  readonly baseFen: number;
  readonly ratePercent: number;
  readonly quickDeductionFen: number;
  /** Withheld from what was paid out before. */
  readonly alreadyWithheldFen: number;
  readonly taxFen: number;
  readonly netFen: number;
}

/**
 * The tax withheld from a payment of `grossFen` after what was paid before. The deduction and the product of base
 * and rate are each rounded half up to a whole fen, so that the printed steps can be followed on paper (decision
 * 0016). Gross is always net plus tax; the tax is not below zero, and not above the payment itself, whatever was missed before.
 */
export function withhold(
  taxMethod: TaxMethod,
  grossFen: number,
  before: TaxInputs = nothingBefore,
): Withholding {
  return withholdUnder({ taxMethod, ...taxRules[taxMethod] }, grossFen, before);
}

/** `withhold` under the terms a server sent, whose figures may be newer than those of this build. */
export function withholdUnder(
  rule: TaxTerms,
  grossFen: number,
  before: TaxInputs = nothingBefore,
): Withholding {
  const { taxMethod } = rule;
  const { earlierFen, alreadyWithheldFen } = countedTogether(taxMethod, before);
  const totalFen = grossFen + earlierFen;
  const deductionFen = deductionOf(rule, totalFen, before);
  const baseFen = Math.max(0, totalFen - deductionFen);
  const { ratePercent, quickDeductionFen } = bracketOf(rule.brackets, baseFen);
  const dueFen = percentOf(baseFen, ratePercent) - quickDeductionFen - alreadyWithheldFen;
  const taxFen = Math.min(Math.max(0, dueFen), grossFen);
  return {
    taxMethod,
    grossFen,
    earlierFen,
    deductionFen,
    baseFen,
    ratePercent,
    quickDeductionFen,
    alreadyWithheldFen,
    taxFen,
    netFen: grossFen - taxFen,
  };
}

/** Months deducted for, with the month of a payment that comes after `before`. */
export function monthsWithThis({ yearMonths, monthCount }: TaxInputs): number {
  return monthCount === 0 ? yearMonths + 1 : yearMonths;
}

/**
 * By occurrence all of a month is one occurrence; cumulative withholding depends on the year, the others on nothing.
 */
function countedTogether(taxMethod: TaxMethod, before: TaxInputs) {
  if (taxMethod === "perOccurrence")
    return { earlierFen: before.monthGrossFen, alreadyWithheldFen: before.monthWithheldFen };
  if (taxMethod === "cumulative")
    return { earlierFen: before.yearGrossFen, alreadyWithheldFen: before.yearWithheldFen };
  return { earlierFen: 0, alreadyWithheldFen: 0 };
}

function deductionOf({ deduction }: TaxTerms, totalFen: number, before: TaxInputs): number {
  if (!deduction) return 0;
  const { fixedFen, fixedUpToFen, ratePercent } = deduction;
  if (fixedUpToFen !== null) return totalFen <= fixedUpToFen ? fixedFen : percentOf(totalFen, ratePercent);
  const ofMonths = fixedFen * monthsWithThis(before);
  return percentOf(totalFen, ratePercent) + ofMonths + before.yearOtherDeductionsFen;
}

const nothingWithheld: TaxBracket = { upToFen: null, ratePercent: 0, quickDeductionFen: 0 };

function bracketOf(brackets: readonly TaxBracket[], baseFen: number): TaxBracket {
  return brackets.find(({ upToFen }) => upToFen === null || baseFen <= upToFen) ?? nothingWithheld;
}

/** Half up to a whole fen; neither number is negative. */
function percentOf(fen: number, percent: number): number {
  return Math.floor((fen * percent + 50) / 100);
}
