import type { components } from "../../../../generated/promoter";
import type { TaxInputs, TaxTerms, Withholding } from "../../../../rules/tax";
import { fenOf } from "../fen";

type Schemas = components["schemas"];

/** The rule the server sent, as the tax rules compute with it. */
export function readTaxTerms({ taxMethod, deduction, brackets }: Schemas["TaxRule"]): TaxTerms {
  return {
    taxMethod,
    deduction: deduction && {
      fixedFen: fenOf(deduction.fixed),
      fixedUpToFen: fenOrNull(deduction.fixedUpTo),
      ratePercent: deduction.ratePercent,
    },
    brackets: brackets.map(({ upTo, ratePercent, quickDeduction }) => ({
      upToFen: fenOrNull(upTo),
      ratePercent,
      quickDeductionFen: fenOf(quickDeduction),
    })),
  };
}

/** What was withdrawn and withheld before, in fen. */
export function readTaxInputs({ inputs }: Schemas["TaxRule"]): TaxInputs {
  return {
    monthCount: inputs.monthCount,
    monthGrossFen: fenOf(inputs.monthGross),
    monthWithheldFen: fenOf(inputs.monthWithheld),
    yearMonths: inputs.yearMonths,
    yearGrossFen: fenOf(inputs.yearGross),
    yearOtherDeductionsFen: fenOf(inputs.yearOtherDeductions),
    yearWithheldFen: fenOf(inputs.yearWithheld),
  };
}

/** The tax of a withdrawal as the server computed it, in fen. */
export function readWithholding(tax: Schemas["WithdrawalTax"]): Withholding {
  const earlier = tax.lines.find(({ kind }) => kind === "earlier")?.amount ?? null;
  return {
    taxMethod: tax.taxMethod,
    grossFen: fenOf(tax.gross),
    earlierFen: earlier === null ? 0 : fenOf(earlier),
    deductionFen: fenOf(tax.deduction),
    baseFen: fenOf(tax.base),
    ratePercent: tax.ratePercent,
    quickDeductionFen: fenOf(tax.quickDeduction),
    alreadyWithheldFen: fenOf(tax.alreadyWithheld),
    taxFen: fenOf(tax.tax),
    netFen: fenOf(tax.net),
  };
}

/** Whether two computations of the same withdrawal come to the same tax and net. */
export function isSameTax(left: Withholding, right: Withholding): boolean {
  return left.grossFen === right.grossFen && left.taxFen === right.taxFen && left.netFen === right.netFen;
}

function fenOrNull(yuan: string | null): number | null {
  return yuan === null ? null : fenOf(yuan);
}
