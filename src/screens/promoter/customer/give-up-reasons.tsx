import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useGiveUpCustomer } from "../../../api/promoter/mutations";
import { giveUpReasonsQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import { RadioGroupField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { giveUpForm } from "../../../rules/promoter";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { toaster } from "../../../ui/toaster";
import { type Customer, nameOf } from "./customer-types";

/** Why the customer is given up: the back end's reasons, and a note where the reason needs one. */
export function GiveUpReasons({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const reasons = useQuery(giveUpReasonsQuery());
  if (reasons.isPending) return <Skeleton rows={4} />;
  if (reasons.data === undefined)
    return (
      <ReadProblem
        error={reasons.error}
        onRetry={() => void reasons.refetch()}
        isRetrying={reasons.isFetching}
      />
    );
  return <GiveUpForm customer={customer} reasons={reasons.data} onDone={onDone} />;
}

interface GiveUpFormProps {
  customer: Customer;
  reasons: readonly components["schemas"]["GiveUpReason"][];
  onDone: () => void;
}

function GiveUpForm({ customer, reasons, onDone }: GiveUpFormProps) {
  const { t } = useTranslation("promoter-customer");
  const giveUp = useGiveUpCustomer();
  const form = useForm({
    schema: giveUpForm,
    defaultValues: { reason: "", note: "" },
    onSubmit: ({ reason, note }) =>
      toResult(giveUp.mutateAsync({ kdUid: customer.kdUid, reason, ...(note !== "" && { note }) })),
    onSuccess: () => {
      draft.discard();
      toaster.success(t("giveUp.done", { name: nameOf(customer) }));
    },
    onDone,
  });
  const draft = useDraft(form, {
    name: `promoter.giveUp.${customer.kdUid}`,
    lifetime: "visit",
    excludedFields: [],
  });
  const chosen = useWatch({ control: form.control, name: "reason" });
  const needsNote = reasons.find(({ code }) => code === chosen)?.needsNote === true;
  const note = useWatch({ control: form.control, name: "note" });
  return (
    <Form form={form} label={t("giveUp.title", { name: nameOf(customer) })} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <p className="text-13 text-ink2">{t("giveUp.text")}</p>
      <RadioGroupField
        form={form}
        name="reason"
        label={t("giveUp.reason")}
        isStacked
        choices={reasons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextAreaField
        form={form}
        name="note"
        label={t("giveUp.note")}
        hint={needsNote ? t("giveUp.noteNeeded") : undefined}
        rows={2}
      />
      <FormMessage form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>{t("giveUp.keep")}</Button>
        <SubmitButton
          form={form}
          variant="danger"
          busyLabel={t("giveUp.confirming")}
          reason={needsNote && note.trim() === "" ? t("giveUp.noteNeeded") : undefined}
        >
          {t("giveUp.confirm")}
        </SubmitButton>
      </div>
    </Form>
  );
}
