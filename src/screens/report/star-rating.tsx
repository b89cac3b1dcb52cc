import { type Ref, useId } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { FieldMessage } from "../../ui/field-message";

interface StarRatingProps {
  name: string;
  /** From 1 to 5; NaN while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
}

const scores = [1, 2, 3, 4, 5] as const;

/** Five stars as a radio group, with what the chosen number means. */
export function StarRating({ name, value, onChange, inputRef, error }: StarRatingProps) {
  const { t } = useTranslation("report");
  const errorId = useId();
  const chosen = scores.find((score) => score === value);
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="sr-only">{t("feedback.score")}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ml-2 flex">
          {scores.map((score) => (
            <label
              key={score}
              className="relative grid size-control place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-green hover:bg-sunk"
            >
              <input
                ref={score === 1 ? inputRef : undefined}
                type="radio"
                name={name}
                value={score}
                checked={score === value}
                onChange={() => onChange(score)}
                aria-label={`${t("feedback.star", { count: score })}, ${t(`feedback.${score}`)}`}
                aria-invalid={error !== undefined || undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star isFilled={value >= score} />
            </label>
          ))}
        </span>
        <span className="text-13 text-ink2">{chosen !== undefined && t(`feedback.${chosen}`)}</span>
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}

function Star({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-6 ${isFilled ? "fill-green stroke-green" : "fill-transparent stroke-edge"}`}
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />
    </svg>
  );
}
