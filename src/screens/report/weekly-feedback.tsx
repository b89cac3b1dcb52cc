import { useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useAddWeeklyFeedback } from "../../api/report/mutations";
import { isOutcomeUnknown, toResult } from "../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../forms/form";
import { TextAreaField } from "../../forms/text-fields";
import { useDraft } from "../../forms/use-draft";
import { useFieldError } from "../../forms/use-field";
import { type FormState, useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { type FeedbackInput, type FeedbackOutput, feedbackForm } from "../../rules/report";
import { textLink } from "../../ui/text-link";
import { StarRating } from "./star-rating";
import { readWeek, weekNameInside } from "./week-names";

/**
 * What the reader thinks of a week's report: stars, and words for those who have some. Begun text stays with the week
 * it was begun for while the reader looks at another one.
 */
export function WeeklyFeedback({ week }: { week: string }) {
  const { t } = useTranslation("report");
  const [ratedWeek, setRatedWeek] = useState(week);
  const [shownWeek, setShownWeek] = useState(week);
  const [hasContent, setHasContent] = useState(false);
  if (week !== shownWeek) {
    setShownWeek(week);
    if (!hasContent) setRatedWeek(week);
  }
  const nameOf = (one: string) => weekNameInside(t, readWeek(one), now());
  return (
    <section aria-label={t("feedback.title")} className="border-line border-t px-4 py-5 md:px-0 print:hidden">
      <h2 className="text-15">{t("feedback.title")}</h2>
      {ratedWeek !== week && (
        <p role="status" className="mt-2 text-ink2">
          {t("feedback.ofWeek", { week: nameOf(ratedWeek) })}
          <button type="button" onClick={() => setRatedWeek(week)} className={`ml-3 touch-area ${textLink}`}>
            {t("feedback.rateWeek", { week: nameOf(week) })}
          </button>
        </p>
      )}
      <FeedbackForm key={ratedWeek} week={ratedWeek} onContent={setHasContent} />
    </section>
  );
}

interface FeedbackFormProps {
  week: string;
  /** Told whether there is text that was not sent yet. */
  onContent: (hasContent: boolean) => void;
}

function FeedbackForm({ week, onContent }: FeedbackFormProps) {
  const { t } = useTranslation("report");
  const send = useAddWeeklyFeedback();
  const [sent, setSent] = useState<"first" | "replaced" | null>(null);
  const [isChange, setChange] = useState(false);
  // What the next attempt then replaces may be this very opinion.
  const isAnswerLost = useRef(false);
  const form = useForm<FeedbackInput, FeedbackOutput, { is_first: boolean }>({
    schema: feedbackForm,
    defaultValues: { score: Number.NaN, content: "" },
    onSubmit: async ({ score, content }) => {
      const result = await toResult(send.mutateAsync({ week, score, content }));
      if (!result.ok && isOutcomeUnknown(result.error)) isAnswerLost.current = true;
      return result;
    },
    onSuccess: ({ is_first }) => {
      draft.discard();
      setSent(is_first || isAnswerLost.current ? "first" : "replaced");
      isAnswerLost.current = false;
    },
  });
  const draft = useDraft(form, { name: `report.feedback.${week}`, lifetime: "visit", excludedFields: [] });
  const hasContent = useWatch({ control: form.control, name: "content" }) !== "" && sent === null;
  useEffect(() => onContent(hasContent), [onContent, hasContent]);
  if (sent !== null)
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="mt-2 text-ink2">
        {t(sent === "first" ? "feedback.done" : "feedback.replaced")}
        <button
          type="button"
          onClick={() => {
            setSent(null);
            setChange(true);
          }}
          className={`ml-3 touch-area ${textLink}`}
        >
          {t("feedback.again")}
        </button>
      </p>
    );
  return (
    <div ref={isChange ? takeFocus : undefined} tabIndex={-1}>
      <Form form={form} label={t("feedback.title")} className="mt-2 grid max-w-panel gap-3">
        <StarField form={form} />
        <TextAreaField
          form={form}
          name="content"
          label={t("feedback.content")}
          hint={t("feedback.contentHint")}
          rows={2}
        />
        <FormMessage form={form} again={t("feedback.resend")} />
        <div>
          <SubmitButton form={form} variant="second" busyLabel={t("feedback.busy")}>
            {t("feedback.submit")}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** What takes the place of a control that was pressed has its focus. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
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
