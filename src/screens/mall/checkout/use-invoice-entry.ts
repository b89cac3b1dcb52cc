import { useEffect, useEffectEvent } from "react";
import { useForm } from "../../../forms/use-form";
import { type InvoiceRequestInput, invoiceRequestForm } from "../../../rules/mall";
import { requestBody, requestEntry } from "../../../shared/invoice-title/invoice-title-body";
import type { DraftControls } from "./use-checkout-draft";

/**
 * Whether an invoice is wanted, and the form of its details. Both are in the draft as soon as they are entered; the
 * details become the request of the order once they are checked.
 */
export function useInvoiceEntry({ draft, change }: DraftControls, onDone: () => void) {
  const { invoiceEntry, invoiceWish } = draft;
  const isWanted = invoiceEntry !== null || invoiceWish !== null;
  const form = useForm({
    schema: invoiceRequestForm,
    defaultValues: invoiceEntry ?? requestEntry(invoiceWish),
    onSubmit: async (output) => ({ ok: true as const, data: requestBody(output) }),
    onSuccess: (checked) => {
      change({ invoiceWish: checked, invoiceEntry: null });
      onDone();
    },
  });
  const { getValues, subscribe } = form;
  const store = useEffectEvent((entry: InvoiceRequestInput) => {
    if (isWanted) change({ invoiceEntry: entry });
  });
  useEffect(() => {
    let known = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Called for every change of the form's state: the end of a submission enters nothing.
        const text = JSON.stringify(values);
        if (text === known) return;
        known = text;
        store(values);
      },
    });
  }, [getValues, subscribe]);
  const setWanted = (wanted: boolean) =>
    change(wanted ? { invoiceEntry: getValues() } : { invoiceEntry: null, invoiceWish: null });
  return { form, isWanted, setWanted };
}
