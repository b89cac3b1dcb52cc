import { useWatch } from "react-hook-form";
import { useSaveInvoiceTitle } from "../../api/mall/mutations";
import { toResult } from "../../client/client-error";
import { CheckboxField, SegmentField } from "../../forms/choice-fields";
import { DraftNotice } from "../../forms/draft-notice";
import { Form } from "../../forms/form";
import { FormEnd } from "../../forms/form-end";
import { refusalAtField } from "../../forms/refusal-at-field";
import { TextField } from "../../forms/text-fields";
import { useDraft } from "../../forms/use-draft";
import { useForm } from "../../forms/use-form";
import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { invoiceTitleEntryForm } from "../../rules/mall";
import { toaster } from "../../ui/toaster";
import { useUnstoredIdempotencyKey } from "../use-idempotency-key";
import { titleBody, titleEntry } from "./invoice-title-body";

type Title = components["schemas"]["InvoiceTitle"];

/** The book has this title and tax number. */
const conflictFields = { 409: "title" } as const;

interface InvoiceTitleFormProps {
  userId: string;
  /** The title to change; null for a new one. */
  title: Title | null;
  onSaved: (title: Title) => void;
  onCancel?: (() => void) | undefined;
}

/** A title of the book: a person's name, or a company with its tax number. */
export function InvoiceTitleForm({ userId, title, onSaved, onCancel }: InvoiceTitleFormProps) {
  const { t } = useTranslation(["invoice", "common"]);
  const save = useSaveInvoiceTitle();
  const keyOf = useUnstoredIdempotencyKey();
  const form = useForm({
    schema: invoiceTitleEntryForm,
    defaultValues: titleEntry(title),
    onSubmit: async (entry) => {
      const body = titleBody(entry, title?.titleId);
      const saving = save.mutateAsync({ userId, body, idempotencyKey: keyOf(body) });
      return refusalAtField(await toResult(saving), conflictFields);
    },
    onSuccess: () => {
      draft.discard();
      toaster.success(t("common:status.saved"));
    },
    onDone: onSaved,
  });
  // The tax number is never stored on the device.
  const draft = useDraft(form, {
    name: title ? `mall.invoice-title.${title.titleId}` : "mall.invoice-title",
    lifetime: "visit",
    excludedFields: ["taxNumber"],
  });
  const holder = useWatch({ control: form.control, name: "holder" });
  const isCompany = holder === "company";
  return (
    <Form form={form} label={t(title ? "dialog.edit" : "dialog.add")} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <SegmentField
        form={form}
        name="holder"
        label={t("holder.label")}
        choices={[
          { value: "company", label: t("holder.company") },
          { value: "person", label: t("holder.person") },
        ]}
      />
      <TextField
        form={form}
        name="title"
        label={t(isCompany ? "title.companyLabel" : "title.personLabel")}
        autoComplete={isCompany ? "organization" : "name"}
      />
      {isCompany && (
        <TextField
          form={form}
          name="taxNumber"
          label={t("title.taxNumber")}
          hint={t("title.taxNumberHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextField
        form={form}
        name="email"
        type="email"
        label={t("title.email")}
        hint={t("title.emailHint")}
        autoComplete="email"
      />
      <CheckboxField form={form} name="isDefault">
        {t("title.isDefault")}
      </CheckboxField>
      <FormEnd form={form} busyLabel={t("dialog.saving")} onCancel={onCancel}>
        {t("dialog.save")}
      </FormEnd>
    </Form>
  );
}
