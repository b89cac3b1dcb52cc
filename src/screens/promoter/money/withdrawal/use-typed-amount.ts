import { useMemo, useState } from "react";
import type { components } from "../../../../generated/promoter";
import { readTaxInputs, readTaxTerms } from "./tax-steps";
import { type AmountMode, grossText } from "./typed-amount";

/**
 * What is typed, and the gross it comes to under the rule last read. What was sent stays as it is until it is known
 * what became of it: another amount would be another withdrawal.
 */
export function useTypedAmount(
  { tax }: components["schemas"]["WithdrawalInfo"],
  { sentAmount }: { readonly sentAmount: string | null },
) {
  const terms = useMemo(() => readTaxTerms(tax), [tax]);
  const inputs = useMemo(() => readTaxInputs(tax), [tax]);
  const [mode, setMode] = useState<AmountMode>("gross");
  const [typed, setTyped] = useState("");
  const [firstAmount, setFirstAmount] = useState("");
  const amount = sentAmount ?? grossText(mode, typed, terms, inputs);
  return {
    terms,
    inputs,
    mode,
    typed,
    amount,
    /** The gross that the same net took when it was typed, in yuan; null where it takes as much now. */
    formerAmount: sentAmount === null && amount !== firstAmount ? firstAmount : null,
    show: (nextMode: AmountMode, text: string) => {
      setMode(nextMode);
      setTyped(text);
      setFirstAmount(grossText(nextMode, text, terms, inputs));
    },
  };
}
