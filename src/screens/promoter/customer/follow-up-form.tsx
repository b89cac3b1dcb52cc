import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useAddFollowUp } from "../../../api/promoter/mutations";
import { followUpsQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import { SegmentField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { type Draft, useDraft } from "../../../forms/use-draft";
import { type FormState, useForm } from "../../../forms/use-form";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { serverNow } from "../../../platform/clock";
import { businessDate, businessDateOf } from "../../../rules/dates";
import { durations } from "../../../rules/limits";
import { type FollowUpInput, type FollowUpOutput, followUpForm } from "../../../rules/promoter";
import { useAccountLock, useLockReason } from "../../../shared/use-account-lock";
import { type IdempotencyKey, useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { Chip, ChipRow } from "../../../ui/chips";
import { toaster } from "../../../ui/toaster";
import { intentionOf, useIntentionChoices } from "../intention-choices";
import type { Customer } from "./customer-types";
import { initialNext, nextText } from "./next-follow-up";

/** The most frequent next dates, in days from today. */
const suggestedDays = [1, 3, 7, 30] as const;

/** A follow-up with its note and next date; what is typed is stored on this device until it is saved. */
export function FollowUpForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { t } = useTranslation(["promoter-customer", "promoter-area"]);
  const formats = useFormats();
  const addFollowUp = useAddFollowUp();
  const idempotencyKey = useIdempotencyKey("followUp");
  const lock = useAccountLock("follow-up");
  const form = useForm({
    schema: followUpForm,
    defaultValues: {
      purchaseIntention: customer.purchaseIntention ?? "",
      followUpNote: "",
      ...initialNext(customer.nextFollowUpAt, formats),
    },
    onSubmit: async (values) => {
      const request = requestOf(customer, values);
      const { key } = idempotencyKey.of(request);
      const result = await toResult(addFollowUp.mutateAsync({ request, idempotencyKey: key }));
      if (!result.ok) lock.note(result.error);
      return result;
    },
    onSuccess: () => {
      draft.discard();
      idempotencyKey.reset();
      toaster.success(t("followUp.saved"));
    },
    onDone: onSaved,
  });
  const draft = useDraft(form, { name: `promoter.followUp.${customer.kdUid}`, excludedFields: [] });
  useNotedDraft(customer, form, draft, idempotencyKey);
  const nextDate = useWatch({ control: form.control, name: "nextDate" });
  const { getFieldState, trigger } = form;
  // Whether a time has its date is judged again once there is one.
  useEffect(() => {
    if (nextDate !== "" && getFieldState("nextTime").error) void trigger("nextTime");
  }, [nextDate, getFieldState, trigger]);
  const choices = useIntentionChoices();
  const reason = useLockReason(form, lock.secondsLeft, t("lockedFor", { seconds: lock.secondsLeft }));
  return (
    <Form form={form} label={t("followUp.title")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DraftNotice form={form} draft={draft} />
      <SegmentField form={form} name="purchaseIntention" label={t("followUp.intention")} choices={choices} />
      <TextAreaField
        form={form}
        name="followUpNote"
        label={t("followUp.note")}
        placeholder={t("followUp.notePlaceholder")}
        rows={3}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_9.25rem] gap-3 few-letters:grid-cols-[minmax(0,1fr)]">
        <TextField form={form} name="nextDate" type="date" label={t("followUp.nextDate")} />
        <TextField form={form} name="nextTime" type="time" label={t("followUp.nextTime")} />
      </div>
      <ChipRow label={t("followUp.nextDate")}>
        {suggestedDays.map((days) => {
          const day = businessDate(serverNow() + days * durations.day);
          return (
            <Chip
              key={days}
              isChosen={nextDate === day}
              onPress={() => form.setValue("nextDate", nextDate === day ? "" : day, { shouldValidate: true })}
            >
              {days === 1 ? t("followUp.tomorrow") : t("followUp.inDays", { count: days })}
            </Chip>
          );
        })}
      </ChipRow>
      {customer.nextFollowUpAt !== null && nextDate === "" && (
        <p role="status" className="text-13 text-ink2">
          {t("followUp.willCancel", { time: nextText(customer.nextFollowUpAt, formats, t("history.today")) })}
        </p>
      )}
      <FormMessage form={form} again={t("promoter-area:again")} />
      <SubmitButton form={form} reason={reason} busyLabel={t("followUp.saving")} isWide>
        {t("followUp.save")}
      </SubmitButton>
    </Form>
  );
}

function requestOf(
  { kdUid }: Customer,
  { purchaseIntention, followUpNote, nextDate, nextTime }: FollowUpOutput,
) {
  return {
    kdUid,
    purchaseIntention: intentionOf(purchaseIntention),
    followUpNote,
    ...(nextDate !== "" && { nextDate }),
    ...(nextTime !== "" && { nextTime }),
  };
}

/** Takes a restored draft away that was sent, though its answer was lost, and is today's newest note in the history. */
function useNotedDraft(
  customer: Customer,
  { control, getValues, reset, failure }: FormState<FollowUpInput, FollowUpOutput>,
  { isRestored, discard }: Draft,
  idempotencyKey: IdempotencyKey,
): void {
  const history = useQuery(followUpsQuery(customer.kdUid)).data;
  const { isSubmitting } = useFormState({ control });
  const newest = history?.list.find(({ kind }) => kind === "note");
  const isAtRest = isRestored && !isSubmitting && failure === null;
  const takeAway = useEffectEvent(() => {
    const values = followUpForm.safeParse(getValues());
    if (!values.success || newest?.text !== values.data.followUpNote) return;
    if (businessDateOf(newest.at) !== businessDate(serverNow())) return;
    if (!idempotencyKey.wasSent(requestOf(customer, values.data))) return;
    reset();
    discard();
    idempotencyKey.reset();
  });
  useEffect(() => {
    if (isAtRest && newest !== undefined) takeAway();
  }, [isAtRest, newest]);
}
