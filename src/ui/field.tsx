import { type ReactNode, useId, useMemo } from "react";
import { classNames } from "./class-names";
import { type FieldControl, FieldControlContext } from "./field-control";
import { FieldMessage } from "./field-message";

interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A link to the article about this error. */
  help?: ReactNode;
  /** At the end of the label's line, for an alternative. */
  labelEnd?: ReactNode;
  className?: string;
}

/** Label above, one control, help or error below. The control inside picks up id, description and error state. */
export function Field({ label, children, hint, error, help, labelEnd, className }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasError = Boolean(error);
  const isHintVisible = Boolean(hint) && !hasError;
  const control = useMemo((): FieldControl => {
    if (hasError) return { id, "aria-describedby": errorId, "aria-invalid": true };
    return { id, "aria-describedby": isHintVisible ? hintId : undefined };
  }, [id, hasError, isHintVisible, errorId, hintId]);

  return (
    <div className={classNames("min-w-0", className)}>
      <div className="mb-1 flex items-baseline justify-between gap-3 text-13 text-ink2">
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </div>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {isHintVisible && (
        <p id={hintId} className="mt-1 text-13 text-ink2">
          {hint}
        </p>
      )}
      <FieldMessage id={errorId} error={error} help={help} />
    </div>
  );
}
