import { useMemo, useState } from "react";
import { readDraft, storeDraft } from "../../../../forms/stored-draft";
import type { components } from "../../../../generated/promoter";
import { readTaxInputs, readTaxTerms } from "./tax-steps";
import { type AmountMode, grossText } from "./typed-amount";

const draftName = "promoter.withdrawal";

/**
 * What is typed, which the tab stores over a reload, and the gross it comes to under the rule last read. What was sent
 * stays as it is until it is known what became of it: another amount would be another withdrawal.
 */
export function useTypedAmount(
  { tax }: components["schemas"]["WithdrawalInfo"],
  { sentAmount }: { readonly sentAmount: string | null },
) {
  const terms = useMemo(() => readTaxTerms(tax), [tax]);
  const inputs = useMemo(() => readTaxInputs(tax), [tax]);
  const [{ mode, typed }, setTyped] = useState(readTyped);
  const [firstAmount, setFirstAmount] = useState(() => grossText(mode, typed, terms, inputs));
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
      setTyped({ mode: nextMode, typed: text });
      storeDraft(draftName, text === "" ? null : { mode: nextMode, amount: text }, "visit");
      setFirstAmount(grossText(nextMode, text, terms, inputs));
    },
  };
}

function readTyped(): { readonly mode: AmountMode; readonly typed: string } {
  const { mode, amount } = readDraft(draftName) ?? {};
  return { mode: mode === "net" ? mode : "gross", typed: typeof amount === "string" ? amount : "" };
}
