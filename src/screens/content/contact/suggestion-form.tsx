import { useQueryClient } from "@tanstack/react-query";
import { useAddSuggestion } from "../../../api/activity/mutations";
import { suggestionAllowanceQuery } from "../../../api/content/queries";
import { toResult } from "../../../client/client-error";
import { asOfNow } from "../../../client/send-or-find";
import { RadioGroupField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { suggestionForm } from "../../../rules/activity";
import { countryCode } from "../../../shared/country-code";

interface SuggestionFormProps {
  allowance: components["schemas"]["SuggestionAllowance"];
  onSent: (sent: { id: number | null }) => void;
}

/** What it is about, the text, and in China a number for the answer: the phones taken are Chinese ones. */
export function SuggestionForm({ allowance, onSent }: SuggestionFormProps) {
  const { t } = useTranslation(["content-contact", "common"]);
  const queries = useQueryClient();
  const addSuggestion = useAddSuggestion();
  const form = useForm({
    schema: suggestionForm,
    defaultValues: { kind: "", content: "", phone: "" },
    onSubmit: async ({ kind, content, phone }) => {
      const request = {
        body: { kind, content, ...(phone !== "" && { phone }) },
        remainingBefore: allowance.remaining_today,
        readRemaining: async () =>
          (await queries.fetchQuery({ ...suggestionAllowanceQuery(), ...asOfNow })).remaining_today,
      };
      return refusalAtField(await toResult(addSuggestion.mutateAsync(request)), { 50402: "kind" });
    },
    onSuccess: ({ id }) => {
      draft.discard();
      onSent({ id });
    },
  });
  // No draft stores a phone number.
  const draft = useDraft(form, { name: "content.suggestion", excludedFields: ["phone"] });
  return (
    <Form form={form} label={t("suggestion.title")} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <RadioGroupField
        form={form}
        name="kind"
        label={t("suggestion.kind")}
        choices={allowance.kinds.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextAreaField
        form={form}
        name="content"
        label={t("suggestion.content")}
        hint={t("suggestion.contentHint")}
        rows={4}
      />
      {currentVariant() === "china" && (
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          before={countryCode}
          label={t("suggestion.phone")}
          labelEnd={t("common:field.optional")}
          hint={t("suggestion.phoneHint")}
        />
      )}
      <FormMessage form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={form} busyLabel={t("suggestion.sending")}>
          {t("suggestion.send")}
        </SubmitButton>
        <p className="text-13 text-ink2">{t("suggestion.remaining", { count: allowance.remaining_today })}</p>
      </div>
    </Form>
  );
}
