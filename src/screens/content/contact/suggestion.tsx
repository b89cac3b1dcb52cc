import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestionAllowanceQuery } from "../../../api/content/queries";
import { FormWithoutScripts } from "../../../forms/form-without-scripts";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { PageProblem } from "../../../ui/page-problem";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { SuggestionForm } from "./suggestion-form";
import { SuggestionSent } from "./suggestion-sent";

/** Where a visitor writes what is missing; what was sent takes the form's place. */
export function Suggestion() {
  const { t } = useTranslation("content-contact");
  const [sent, setSent] = useState<{ readonly id: number | null } | null>(null);
  return (
    <Section title={t("suggestion.title")} className="mt-16 print:hidden">
      <div className="grid gap-x-15 gap-y-5 pt-4 md:grid-cols-[minmax(0,1fr)_26rem] md:in-data-care:grid-cols-1">
        <p className="max-w-reading text-ink2">{t("suggestion.text")}</p>
        {sent === null ? (
          <SuggestionEntry onSent={setSent} />
        ) : (
          <SuggestionSent id={sent.id} onAgain={() => setSent(null)} />
        )}
      </div>
    </Section>
  );
}

/** The form, or from when on another suggestion is taken. */
function SuggestionEntry({ onSent }: { onSent: (sent: { id: number | null }) => void }) {
  const { t } = useTranslation(["content-contact", "common"]);
  const describeError = useDescribeError();
  const { zonedDateTime } = useZonedFormats();
  const allowance = useQuery(suggestionAllowanceQuery());
  if (allowance.isPending)
    return (
      <div>
        <div className="noscript:hidden">
          <Skeleton rows={5} />
        </div>
        <FormWithoutScripts />
      </div>
    );
  if (allowance.data === undefined)
    return (
      <PageProblem
        title={t("common:failure.title")}
        onRetry={() => void allowance.refetch()}
        isRetrying={allowance.isFetching}
      >
        {describeError(allowance.error)}
      </PageProblem>
    );
  const { can_submit: canSubmit, next_at: nextAt } = allowance.data;
  if (canSubmit) return <SuggestionForm allowance={allowance.data} onSent={onSent} />;
  return (
    <div>
      <p className="font-semibold">{t("suggestion.usedUp")}</p>
      {nextAt !== null && (
        <p className="mt-1 text-ink2">{t("suggestion.usedUpText", { time: zonedDateTime(nextAt) })}</p>
      )}
    </div>
  );
}
