import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";

interface StepBlockProps {
  number: number;
  title: string;
  standing: "now" | "done" | "later";
  /** What was filled in, in a line or two; shown once the step is done. */
  summary?: ReactNode;
  onChange: () => void;
  children: ReactNode;
}

/** One step: open while it is its turn, a summary once it is done, its name alone before. */
export function StepBlock({ number, title, standing, summary, onChange, children }: StepBlockProps) {
  const { t } = useTranslation("mall-checkout");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasNow = useRef(standing === "now");
  useEffect(() => {
    // Who goes to the next step by keyboard or by ear goes on at its heading.
    if (standing === "now" && !wasNow.current) heading.current?.focus();
    wasNow.current = standing === "now";
  }, [standing]);
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-4 pb-8">
      <div className="flex items-baseline justify-between gap-3">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          aria-current={standing === "now" ? "step" : undefined}
          className={standing === "later" ? "text-20 text-ink3" : "text-20"}
        >
          <span className="figures mr-2">{number}</span>
          {title}
        </h2>
        {standing === "done" && (
          <span className="-mr-2.5">
            <Button
              look="quiet"
              size="small"
              onClick={onChange}
              aria-label={t("step.change", { name: title })}
            >
              {t("step.changeShort")}
            </Button>
          </span>
        )}
      </div>
      {standing === "done" && <div className="mt-1 text-ink2">{summary}</div>}
      {standing === "now" && <div className="mt-4">{children}</div>}
    </section>
  );
}
