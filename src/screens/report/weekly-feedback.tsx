import { useState } from "react";
import { useController } from "react-hook-form";
import { useAddWeeklyFeedback } from "../../api/report/mutations";
import { toResult } from "../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../forms/form";
import { TextAreaField } from "../../forms/text-fields";
import { useFieldError } from "../../forms/use-field";
import { type FormState, useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { type FeedbackInput, type FeedbackOutput, feedbackForm } from "../../rules/report";
import { textLink } from "../../ui/text-link";
import { StarRating } from "./star-rating";

/** What the reader thinks of this week's report: stars, and words for those who have some. */
export function WeeklyFeedback({ week }: { week: string }) {
  const { t } = useTranslation("report");
  const send = useAddWeeklyFeedback();
  const [sent, setSent] = useState<"first" | "replaced" | null>(null);
  const form = useForm<FeedbackInput, FeedbackOutput, { is_first: boolean }>({
    schema: feedbackForm,
    defaultValues: { score: Number.NaN, content: "" },
    onSubmit: ({ score, content }) => toResult(send.mutateAsync({ week, score, content })),
    onSuccess: ({ is_first }) => setSent(is_first ? "first" : "replaced"),
  });
  return (
    <section aria-label={t("feedback.title")} className="border-line border-t px-4 py-5 md:px-0 print:hidden">
      <h2 className="text-15">{t("feedback.title")}</h2>
      {sent === null ? (
        <Form form={form} label={t("feedback.title")} className="mt-2 grid max-w-panel gap-3">
          <StarField form={form} />
          <TextAreaField
            form={form}
            name="content"
            label={t("feedback.content")}
            hint={t("feedback.contentHint")}
            rows={2}
          />
          <FormMessage form={form} />
          <div>
            <SubmitButton form={form} variant="second" busyLabel={t("feedback.busy")}>
              {t("feedback.submit")}
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p role="status" className="mt-2 text-ink2">
          {t(sent === "first" ? "feedback.done" : "feedback.replaced")}
          <button type="button" onClick={() => setSent(null)} className={`ml-3 touch-area ${textLink}`}>
            {t("feedback.again")}
          </button>
        </p>
      )}
    </section>
  );
}

function StarField({ form }: { form: FormState<FeedbackInput, FeedbackOutput> }) {
  const { field } = useController({ control: form.control, name: "score" });
  const error = useFieldError({ form, name: "score" })?.text;
  return (
    <StarRating
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={error}
    />
  );
}
