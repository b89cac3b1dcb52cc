import { useEffect, useEffectEvent, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { useEnterLead } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { type Draft, useDraft } from "../../../forms/use-draft";
import { type FormState, useForm } from "../../../forms/use-form";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import { useAccountLock } from "../../../shared/use-account-lock";
import { type IdempotencyKey, useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { toaster } from "../../../ui/toaster";
import { leadAddress } from "../area/agent-addresses";
import { intentionOf } from "../intention-choices";
import { moveIntoDraft, openLead } from "./lead-draft";
import { useLeadLookup } from "./lead-passport";
import { type LeadFormInput, type LeadFormOutput, leadSchema } from "./lead-schema";
import { pastedContact } from "./pasted-contact";

export type LeadFormState = FormState<LeadFormInput, LeadFormOutput>;

/** The form with its draft: one request is sent once, and the lead's page opens afterwards. */
export function useLeadForm() {
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const navigate = useNavigateWhileMounted();
  const opened = useOpenedLead();
  const enterLead = useEnterLead();
  const idempotencyKey = useIdempotencyKey("lead");
  const lock = useAccountLock("lead");
  const form = useForm({
    schema: leadSchema,
    defaultValues: {
      phone: opened.phone,
      contactName: "",
      regionCode: "",
      area: "",
      address: "",
      industry: "",
      purchaseIntention: "",
      followUpNote: "",
      labels: [],
    },
    onSubmit: async (values) => {
      const request = requestOf(values);
      const result = await toResult(
        enterLead.mutateAsync({ request, idempotencyKey: idempotencyKey.of(request).key }),
      );
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, { 45010: "phone", 45011: "phone" });
    },
    onSuccess: ({ kdUid, protectedUntil }) => {
      draft.discard();
      idempotencyKey.reset();
      toaster.success(t("entry.saved", { date: date(protectedUntil) }));
      navigate(leadAddress(kdUid), { replace: true });
    },
  });
  // Another person's name and number: the tab keeps them, the device does not.
  const draft = useDraft(form, { name: opened.draftName, excludedFields: [], lifetime: "visit" });
  const entered = useEnteredDraft(form, draft, idempotencyKey);
  usePastedContact(form);
  return { form, draft, entered, secondsLocked: lock.secondsLeft };
}

/** What the address asks to open the form with; its number is taken out of it. */
function useOpenedLead() {
  const [query, setQuery] = useSearchParams();
  const [opened] = useState(() => openLead(query.get("phone") ?? ""));
  const { phoneInAddress } = opened;
  const takeOut = useEffectEvent((instead: string) => {
    moveIntoDraft(opened);
    setQuery(instead === "" ? {} : { phone: instead }, { replace: true });
  });
  useEffect(() => {
    if (phoneInAddress !== null) takeOut(phoneInAddress);
  }, [phoneInAddress]);
  return opened;
}

/** A name that was pasted with the number moves to its field, unless one is there already. */
function usePastedContact({ control, getValues, setValue }: LeadFormState): void {
  const typed = useWatch({ control, name: "phone" });
  useEffect(() => {
    const pasted = pastedContact(typed);
    if (pasted === null) return;
    setValue("phone", pasted.phone);
    if (getValues("contactName").trim() === "") setValue("contactName", pasted.name);
  }, [typed, getValues, setValue]);
}

function requestOf({ regionCode: _code, area, address, purchaseIntention, ...facts }: LeadFormOutput) {
  return { ...facts, address: area + address, purchaseIntention: intentionOf(purchaseIntention) };
}

/**
 * Takes a draft away that was sent, though its answer was lost, once its number turns out to be one's own: it would stand
 * in the way of the next lead. Answers the number of the lead it has become; null otherwise.
 */
function useEnteredDraft(form: LeadFormState, draft: Draft, idempotencyKey: IdempotencyKey): string | null {
  const [entered, setEntered] = useState<string | null>(null);
  const phone = useWatch({ control: form.control, name: "phone" });
  const lookup = useLeadLookup(phone);
  const { isSubmitting } = useFormState({ control: form.control });
  const found = lookup.data?.passport.state === "yours" ? (lookup.data.customer?.kdUid ?? null) : null;
  const takeAway = useEffectEvent((kdUid: string) => {
    const values = leadSchema.safeParse(form.getValues());
    if (!values.success || !idempotencyKey.wasSent(requestOf(values.data))) return;
    form.reset();
    draft.discard();
    idempotencyKey.reset();
    setEntered(kdUid);
  });
  useEffect(() => {
    if (found !== null && !isSubmitting) takeAway(found);
  }, [found, isSubmitting]);
  return entered;
}
