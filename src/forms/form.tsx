import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { isOutcomeUnknown } from "../client/client-error";
import { useDescribeError } from "../i18n/use-message";
import { useTranslation } from "../i18n/use-translation";
import { recordEarlyInput, restoreEarlyInput } from "../platform/early-input";
import { beforeHydration } from "../platform/hydration";
import { bringIntoViewWithSubmit } from "../platform/page";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import type { ButtonSize, ButtonVariant } from "../ui/button-class";
import { FormWithoutScripts } from "./form-without-scripts";
import { HelpLink } from "./help-link";
import { useCurrentFailure } from "./use-current-failure";
import type { FormFailure, FormState } from "./use-form";

beforeHydration(recordEarlyInput);

interface FormProps<Values extends FieldValues, Output> {
  readonly form: FormState<Values, Output>;
  readonly children: ReactNode;
  /** Names the form where its heading does not. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * The element around the fields. The browser's own validation is off: the schema validates, in the reader's language.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  children,
  label,
  className,
}: FormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  // Its controls are bound by now; what was typed into a prerendered page before comes in here.
  useEffect(() => {
    if (element.current) restoreEarlyInput(element.current);
  }, []);
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => void form.submit(event)}
    >
      {children}
      <FormWithoutScripts />
    </form>
  );
}

interface FormMessageProps {
  readonly form: { readonly failure: FormFailure | null };
  /** Said where the answer was lost and the same form may be sent again without being done twice. */
  readonly again?: string | undefined;
}

/**
 * Why the form could not be sent, where no field has the reason. Announced when it appears, and scrolled to with the
 * button to press again, which it pushes down; the button may also be far below it, in a bar that stays in view.
 */
export function FormMessage({ form, again }: FormMessageProps) {
  const describeError = useDescribeError();
  const error = useCurrentFailure(form.failure?.error ?? null);
  if (form.failure === null || error === null) return null;
  const { unmatched } = form.failure;
  // Every refused field shows its own error, so the form adds none.
  if (error.kind === "invalid" && error.fields.length > 0 && unmatched.length === 0) return null;
  const sentences =
    unmatched.length > 0 ? unmatched.map((problem) => describeError(problem)) : [describeError(error)];
  return (
    <Banner tone="red" role="alert" ref={bringIntoViewWithSubmit}>
      {[...new Set(sentences)].map((sentence) => (
        <span key={sentence} className="block">
          <span>{sentence}</span> <HelpLink text={sentence} />
        </span>
      ))}
      {again !== undefined && isOutcomeUnknown(error) && <span className="block">{again}</span>}
    </Banner>
  );
}

interface SubmitButtonProps<Values extends FieldValues, Output> {
  readonly form: FormState<Values, Output>;
  readonly children: ReactNode;
  /** The verb while it is being sent. */
  readonly busyLabel?: string;
  /** Why the form cannot be sent now; switches the button off. */
  readonly reason?: string | null | undefined;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
}

/**
 * Submits the form; busy until the result is known. A double click is one submission, even when the server refused
 * the first click before the second: another one would count as another wrong attempt.
 */
export function SubmitButton<Values extends FieldValues, Output>({
  form,
  children,
  busyLabel,
  ...frame
}: SubmitButtonProps<Values, Output>) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Button
      variant="primary"
      {...frame}
      // A reason comes with the answer to a press: the button has the focus then, and keeps it.
      reason={"reason" in frame ? (frame.reason ?? null) : undefined}
      type="submit"
      onClick={dropSecondOfTwo}
      isBusy={isSubmitting}
      busyLabel={busyLabel ?? t("status.submitting")}
    >
      {children}
    </Button>
  );
}

/** A keyboard click has `detail` 0, so Enter always submits. */
function dropSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
