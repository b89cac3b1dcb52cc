import type { components } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import type { TaxInputs, Withholding } from "../../../src/rules/tax";
import { type TaxMethod, taxRules } from "../../../src/rules/tax-rules";
import { monthOf } from "../../business/calendar";
import { yuan } from "../../business/money";
import { taxNotes } from "../texts/tax";

type Schemas = components["schemas"];

/** The rule that applies to an account, with what was withdrawn and withheld before. */
export function describeTaxRule(
  taxMethod: TaxMethod,
  inputs: TaxInputs,
  now: number,
  locale: Locale,
): Schemas["TaxRule"] {
  const { deduction, brackets } = taxRules[taxMethod];
  return {
    taxMethod,
    ...ruleFacts(taxMethod, locale),
    deduction: deduction && {
      fixed: yuan(deduction.fixedFen),
      fixedUpTo: yuanOrNull(deduction.fixedUpToFen),
      ratePercent: deduction.ratePercent,
    },
    brackets: brackets.map(({ upToFen, ratePercent, quickDeductionFen }) => ({
      upTo: yuanOrNull(upToFen),
      ratePercent,
      quickDeduction: yuan(quickDeductionFen),
    })),
    inputs: {
      month: monthOf(now),
      monthCount: inputs.monthCount,
      monthGross: yuan(inputs.monthGrossFen),
      monthWithheld: yuan(inputs.monthWithheldFen),
      yearMonths: inputs.yearMonths,
      yearGross: yuan(inputs.yearGrossFen),
      yearOtherDeductions: yuan(inputs.yearOtherDeductionsFen),
      yearWithheld: yuan(inputs.yearWithheldFen),
    },
  };
}

/** The tax of one withdrawal with its lines, the way from gross to net. */
export function describeTax(
  steps: Withholding,
  ordinalInMonth: number,
  locale: Locale,
): Schemas["WithdrawalTax"] {
  return {
    taxMethod: steps.taxMethod,
    gross: yuan(steps.grossFen),
    deduction: yuan(steps.deductionFen),
    base: yuan(steps.baseFen),
    ratePercent: steps.ratePercent,
    quickDeduction: yuan(steps.quickDeductionFen),
    alreadyWithheld: yuan(steps.alreadyWithheldFen),
    tax: yuan(steps.taxFen),
    net: yuan(steps.netFen),
    ordinalInMonth,
    lines: linesOf(steps, ordinalInMonth, locale),
    ...ruleFacts(steps.taxMethod, locale),
  };
}

/** Lines that say nothing are left out: nothing withdrawn before, nothing withheld before, no rule to deduct by. */
function linesOf(steps: Withholding, ordinalInMonth: number, locale: Locale): Schemas["TaxLine"][] {
  const notes = taxNotes(steps, ordinalInMonth, locale);
  const line = (kind: Schemas["TaxLineKind"], fen: number, note = ""): Schemas["TaxLine"] => ({
    kind,
    amount: yuan(fen),
    ratePercent: null,
    note,
  });
  const gross = line("gross", steps.grossFen);
  const net = line("net", steps.netFen);
  if (taxRules[steps.taxMethod].brackets.length === 0) return [gross, net];
  return [
    gross,
    ...(steps.earlierFen > 0 ? [line("earlier", steps.earlierFen, notes.earlier)] : []),
    ...(steps.deductionFen > 0 ? [line("deduction", -steps.deductionFen, notes.deduction)] : []),
    line("base", steps.baseFen),
    { kind: "rate", amount: null, ratePercent: steps.ratePercent, note: notes.rate },
    ...(steps.alreadyWithheldFen > 0
      ? [line("alreadyWithheld", -steps.alreadyWithheldFen, notes.alreadyWithheld)]
      : []),
    line("tax", steps.taxFen === 0 ? 0 : -steps.taxFen, notes.tax),
    net,
  ];
}

function ruleFacts(taxMethod: TaxMethod, locale: Locale) {
  const { ruleName, ruleDate, isSettledYearly } = taxRules[taxMethod];
  return { ruleName: ruleName[locale], ruleDate, isSettledYearly };
}

function yuanOrNull(fen: number | null): string | null {
  return fen === null ? null : yuan(fen);
}
