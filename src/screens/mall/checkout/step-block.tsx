import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";

interface StepBlockProps {
  number: number;
  title: string;
  status: "now" | "done" | "later";
  /** What was filled in, in a line or two; shown once the step is done. */
  summary?: ReactNode;
  onChange: () => void;
  children: ReactNode;
}

/** One step: open while it is its turn, a summary once it is done, its name alone before. */
export function StepBlock({ number, title, status, summary, onChange, children }: StepBlockProps) {
  const { t } = useTranslation("mall-checkout");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasNow = useRef(status === "now");
  useEffect(() => {
    // With keyboard or screen reader the next step continues at its heading.
    if (status === "now" && !wasNow.current) heading.current?.focus();
    wasNow.current = status === "now";
  }, [status]);
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-4 pb-8">
      <div className="flex items-baseline justify-between gap-3">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          aria-current={status === "now" ? "step" : undefined}
          className={status === "later" ? "text-20 text-ink3" : "text-20"}
        >
          {/* The space parts them for a screen reader too, which would read one word. */}
          <span className="figures mr-1">{number}</span> {title}
        </h2>
        {status === "done" && (
          <span className="-mr-2.5">
            <Button
              variant="quiet"
              size="small"
              onClick={onChange}
              aria-label={t("step.change", { name: title })}
            >
              {t("step.changeShort")}
            </Button>
          </span>
        )}
      </div>
      {status === "done" && <div className="mt-1 text-ink2">{summary}</div>}
      {status === "now" && <div className="mt-4">{children}</div>}
    </section>
  );
}
