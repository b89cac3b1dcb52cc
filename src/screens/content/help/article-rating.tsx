import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useRateHelpArticle } from "../../../api/content/mutations";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { FieldMessage } from "../../../ui/field-message";
import { textLink } from "../../../ui/text-link";
import { RatingReasons, type Reasons } from "./rating-reasons";
import { visitId } from "./visit-id";

/** Was this helpful? Yes is sent at once; no asks for the reason. The vote is sent once and may be changed. */
export function ArticleRating({ articleId }: { articleId: number }) {
  const { t } = useTranslation(["content", "common"]);
  const describeError = useDescribeError();
  const rate = useRateHelpArticle();
  const [step, setStep] = useState<"question" | "reasons" | "said">("question");
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus goes with the step; the question stays.
  const goTo = (next: typeof step) => {
    setStep(next);
    heading.current?.focus();
  };
  const send = (useful: 0 | 1, reasons: Reasons = {}) => {
    if (rate.isPending) return;
    rate.mutate({ id: articleId, useful, visitor: visitId(), ...reasons }, { onSuccess: () => goTo("said") });
  };
  const isPositive = rate.variables?.useful === 1;

  return (
    <section aria-labelledby="help-rating" className="mt-14 border-ink border-t py-5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 ref={heading} id="help-rating" tabIndex={-1} className="text-15">
          {t("content:help.rating.question")}
        </h2>
        {step !== "said" && (
          <div className="flex gap-3">
            <Button
              size="small"
              onClick={() => send(1)}
              isBusy={rate.isPending && isPositive}
              busyLabel={t("content:help.rating.yes")}
            >
              {t("content:help.rating.yes")}
            </Button>
            <Button size="small" onClick={() => setStep("reasons")} aria-expanded={step === "reasons"}>
              {t("content:help.rating.no")}
            </Button>
          </div>
        )}
      </div>
      {step === "reasons" && (
        <RatingReasons
          isBusy={rate.isPending && !isPositive}
          onSend={(reasons) => send(0, reasons)}
          onCancel={() => goTo("question")}
        />
      )}
      <div role="status">
        {step === "said" && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isPositive ? t("content:help.rating.saidYes") : t("content:help.rating.saidNo")}
            {!isPositive && (
              <Link to={addresses.contact} className={`${textLink} touch-area`}>
                {t("content:help.support.find")}
              </Link>
            )}
            <button type="button" className={`${textLink} touch-area`} onClick={() => goTo("question")}>
              {t("content:help.rating.change")}
            </button>
          </p>
        )}
        {step !== "said" && rate.isError && (
          <FieldMessage id="help-rating-problem" error={describeError(rate.error)} />
        )}
      </div>
    </section>
  );
}
