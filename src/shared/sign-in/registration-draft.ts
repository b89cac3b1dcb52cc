import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Draft, useDraft } from "../../forms/use-draft";
import { readStored, writeStored } from "../../platform/storage";
import type { RegisterInput } from "../../rules/account";

const name = "account.register";
const excludedFields = ["slider", "smsCode", "password", "terms"] as const;

/**
 * Stores the number of a registration for this tab: a phone may discard the page while its owner reads the SMS.
 * @param carried the number typed in the form before this one, which counts more than one stored earlier
 */
export function useRegistrationDraft<Output>(
  form: UseFormReturn<RegisterInput, unknown, Output>,
  carried = "",
): Draft {
  const [atFirst] = useState(carried);
  useEffect(() => {
    if (atFirst !== "")
      writeStored("visitDrafts", { ...readStored("visitDrafts"), [name]: { phone: atFirst } });
  }, [atFirst]);
  return useDraft(form, { name, excludedFields, lifetime: "visit" });
}
