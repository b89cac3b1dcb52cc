import { withholdForNet } from "../../../../rules/net-to-gross";
import { type TaxInputs, type TaxTerms, type Withholding, withholdUnder } from "../../../../rules/tax";
import { type TaxMethod, taxRules } from "../../../../rules/tax-rules";
import type { AmountMode } from "../withdrawal/typed-amount";

export const taxMethods: readonly TaxMethod[] = ["perOccurrence", "cumulative", "incidental", "none"];

/** The terms of a method: those the server sent where it is the account's own, else those of this build. */
export function termsOf(method: TaxMethod, own: TaxTerms): TaxTerms {
  return method === own.taxMethod ? own : { taxMethod: method, ...taxRules[method] };
}

/** Tax and net of a gross amount, or the gross that leaves a net amount; null where none can be counted. */
export function calculate(
  terms: TaxTerms,
  mode: AmountMode,
  amountFen: number,
  before: TaxInputs,
): Withholding | null {
  return mode === "gross"
    ? withholdUnder(terms, amountFen, before)
    : withholdForNet(terms, amountFen, before);
}
