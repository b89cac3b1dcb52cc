import type { FieldValues } from "react-hook-form";
import { Button } from "../ui/button";
import { useUiTranslations } from "../ui/ui-translations";
import { FormMessage, SubmitButton } from "./form";
import type { FormState } from "./use-form";

interface FormEndProps<Values extends FieldValues, Output> {
  readonly form: FormState<Values, Output>;
  /** The button's label, and the one while submitting. */
  readonly children: string;
  readonly busyLabel: string;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** Why the form cannot be sent now; switches the button off. */
  readonly reason?: string | undefined;
  /** Said where the answer was lost and the same form may be sent again without being done twice. */
  readonly again?: string | undefined;
}

/** The end of a form in a dialog: error, cancel and submit. */
export function FormEnd<Values extends FieldValues, Output>({
  form,
  children,
  busyLabel,
  onCancel,
  reason,
  again,
}: FormEndProps<Values, Output>) {
  const texts = useUiTranslations();
  return (
    <>
      <FormMessage form={form} again={again} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        <SubmitButton form={form} busyLabel={busyLabel} reason={reason}>
          {children}
        </SubmitButton>
      </div>
    </>
  );
}
