import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useAddFollowUp } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { SegmentField } from "../../../forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { businessDate } from "../../../rules/dates";
import { durations } from "../../../rules/limits";
import { followUpForm } from "../../../rules/promoter";
import { useAccountLock, useLockReason } from "../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { Chip, ChipRow } from "../../../ui/chips";
import { toaster } from "../../../ui/toaster";
import { intentionOf, useIntentionChoices } from "../intention-choices";
import type { Customer } from "./customer-types";
import { initialNext, nextText } from "./next-follow-up";

/** The most frequent next dates, in days from today. */
const suggestedDays = [1, 3, 7, 30] as const;

/** A follow-up with its note and next date; what is typed is stored on this device until it is saved. */
export function FollowUpForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { t } = useTranslation("promoter-customer");
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
    onSubmit: async ({ purchaseIntention, followUpNote, nextDate, nextTime }) => {
      const request = {
        kdUid: customer.kdUid,
        purchaseIntention: intentionOf(purchaseIntention),
        followUpNote,
        ...(nextDate !== "" && { nextDate }),
        ...(nextTime !== "" && { nextTime }),
      };
      const { key } = idempotencyKey.of(request);
      const result = await toResult(addFollowUp.mutateAsync({ request, idempotencyKey: key }));
      if (!result.ok) lock.note(result.error);
      return result;
    },
    onSuccess: () => {
      draft.discard();
      idempotencyKey.reset();
      toaster.success(t("followUp.saved"));
      onSaved();
    },
  });
  const draft = useDraft(form, { name: `promoter.followUp.${customer.kdUid}`, excludedFields: [] });
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
      {draft.isRestored && <p className="text-13 text-ink2">{t("followUp.draft")}</p>}
      <SegmentField form={form} name="purchaseIntention" label={t("followUp.intention")} choices={choices} />
      <TextAreaField
        form={form}
        name="followUpNote"
        label={t("followUp.note")}
        placeholder={t("followUp.notePlaceholder")}
        rows={3}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_9.25rem] gap-3">
        <TextField form={form} name="nextDate" type="date" label={t("followUp.nextDate")} />
        <TextField form={form} name="nextTime" type="time" label={t("followUp.nextTime")} />
      </div>
      <ChipRow label={t("followUp.nextDate")}>
        {suggestedDays.map((days) => {
          const day = businessDate(now() + days * durations.day);
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
      <FormMessage form={form} />
      <SubmitButton form={form} reason={reason} busyLabel={t("followUp.saving")} isWide>
        {t("followUp.save")}
      </SubmitButton>
    </Form>
  );
}
