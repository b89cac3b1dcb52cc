import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useAddFollowUp } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { SegmentField } from "../../../forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useFieldError } from "../../../forms/use-field";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { businessDate } from "../../../rules/dates";
import { durations } from "../../../rules/limits";
import { followUpForm } from "../../../rules/promoter";
import { Chip, ChipRow } from "../../../ui/chips";
import { FieldMessage } from "../../../ui/field-message";
import { toaster } from "../../../ui/toaster";
import type { Customer } from "./customer-types";

const intentions = ["high", "medium", "general"] as const;
/** The most frequent next dates, in days from today. */
const suggestedDays = [1, 3, 7, 30] as const;

/** A follow-up with its note and next date; what is typed is stored on this device until it is saved. */
export function FollowUpForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { t } = useTranslation(["promoter-customer", "promoter-customers"]);
  const addFollowUp = useAddFollowUp();
  const form = useForm({
    schema: followUpForm,
    defaultValues: {
      purchaseIntention: customer.purchaseIntention ?? "",
      followUpNote: "",
      nextDate: "",
      nextTime: "",
    },
    onSubmit: ({ purchaseIntention, followUpNote, nextDate, nextTime }) =>
      toResult(
        addFollowUp.mutateAsync({
          kdUid: customer.kdUid,
          purchaseIntention: intentions.find((choice) => choice === purchaseIntention) ?? "general",
          followUpNote,
          ...(nextDate !== "" && { nextDate }),
          ...(nextDate !== "" && nextTime !== "" && { nextTime }),
        }),
      ),
    onSuccess: () => {
      draft.discard();
      toaster.success(t("followUp.saved"));
      onSaved();
    },
  });
  const draft = useDraft(form, { name: `promoter.followUp.${customer.kdUid}`, excludedFields: [] });
  const nextDate = useWatch({ control: form.control, name: "nextDate" });
  const intentionErrorId = useId();
  const intentionError = useFieldError({ form, name: "purchaseIntention" })?.text;
  return (
    <Form form={form} label={t("followUp.title")} className="grid gap-4">
      {draft.isRestored && <p className="text-13 text-ink2">{t("followUp.draft")}</p>}
      <div>
        <SegmentField
          form={form}
          name="purchaseIntention"
          label={t("followUp.intention")}
          choices={intentions.map((value) => ({ value, label: t(`promoter-customers:intention.${value}`) }))}
        />
        <FieldMessage id={intentionErrorId} error={intentionError} />
      </div>
      <TextAreaField
        form={form}
        name="followUpNote"
        label={t("followUp.note")}
        placeholder={t("followUp.notePlaceholder")}
        rows={3}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
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
      <FormMessage form={form} />
      <SubmitButton form={form} busyLabel={t("followUp.saving")} isWide>
        {t("followUp.save")}
      </SubmitButton>
    </Form>
  );
}
