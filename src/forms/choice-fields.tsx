import { type ReactNode, useId } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "../i18n/use-translation";
import { Checkbox } from "../ui/checkbox";
import { FieldMessage } from "../ui/field-message";
import { Radio } from "../ui/radio";
import { Segment, type SegmentChoice } from "../ui/segment";
import { Select, type SelectOption } from "../ui/select";
import { Stepper } from "../ui/stepper";
import { type FieldFrame, FormField, FormValueField } from "./form-field";
import { type FieldBinding, useFieldError } from "./use-field";

/** One of a list; nothing is chosen while the value is "". */
export function SelectField<Values extends FieldValues, Output>({
  options,
  placeholder,
  ...field
}: FieldBinding<Values, Output> &
  FieldFrame & { readonly options: readonly SelectOption[]; readonly placeholder?: string }) {
  const { t } = useTranslation();
  return (
    <FormField {...field}>
      {(control) => <Select {...control} options={options} placeholder={placeholder ?? t("field.select")} />}
    </FormField>
  );
}

/** A checkbox with its label. */
export function CheckboxField<Values extends FieldValues, Output>({
  form,
  name,
  children,
}: FieldBinding<Values, Output> & { readonly children: ReactNode }) {
  const error = useFieldError({ form, name })?.text;
  return (
    <Checkbox {...form.control.register(name)} error={error}>
      {children}
    </Checkbox>
  );
}

interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly isOff?: boolean;
}

/** A few choices one under the other. */
export function RadioGroupField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  choices,
  isStacked = false,
}: FieldBinding<Values, Output> & {
  readonly label: ReactNode;
  readonly choices: readonly RadioChoice[];
  /** One below the other: more than fit in a row. */
  readonly isStacked?: boolean;
}) {
  const errorId = useId();
  const error = useFieldError({ form, name })?.text;
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="mb-1 text-13 text-ink2">{label}</legend>
      <div className={isStacked ? "grid justify-items-start" : "flex flex-wrap gap-x-5"}>
        {choices.map(({ value, label: text, isOff = false }) => (
          <Radio key={value} {...form.control.register(name)} value={value} disabled={isOff}>
            {text}
          </Radio>
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}

/** Two or three choices side by side. */
export function SegmentField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  choices,
}: FieldBinding<Values, Output> & {
  readonly label: string;
  readonly choices: readonly SegmentChoice<string>[];
}) {
  const { field } = useController({ control: form.control, name });
  const errorId = useId();
  const error = useFieldError({ form, name })?.text;
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-1 text-13 text-ink2">
        {label}
      </p>
      <Segment
        label={label}
        choices={choices}
        value={field.value}
        onChange={field.onChange}
        focusRef={field.ref}
        describedBy={errorId}
      />
      <FieldMessage id={errorId} error={error} />
    </div>
  );
}

/** A whole number between two keys. */
export function StepperField<Values extends FieldValues, Output>({
  label,
  bounds,
  hint,
  ...field
}: FieldBinding<Values, Output> & {
  readonly label: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly hint?: ReactNode;
}) {
  return (
    <FormValueField<Values, Output, FieldPath<Values>> {...field} label={label} hint={hint}>
      {({ value, onChange }) => <Stepper label={label} value={value} onChange={onChange} {...bounds} />}
    </FormValueField>
  );
}
