import type { ReactNode } from "react";
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  useController,
} from "react-hook-form";
import { Field } from "../ui/field";
import { HelpLink } from "./help-link";
import { type FieldBinding, useFieldError } from "./use-field";

/** Label, help text and a link to the article about errors. */
export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly help?: ReactNode;
  readonly labelEnd?: ReactNode;
  readonly className?: string | undefined;
}

type NativeFieldProps<Values extends FieldValues, Output> = FieldBinding<Values, Output> &
  FieldFrame & {
    /** Text typed becomes a number; left empty it is NaN, which the schema reads as nothing given. */
    readonly isNumber?: boolean;
    /** Draws the control with what binds it to the form: name, ref and handlers. */
    readonly children: (control: UseFormRegisterReturn) => ReactNode;
  };

/** A native control (input, select, text area) of a form, in its frame with its error. */
export function FormField<Values extends FieldValues, Output>(props: NativeFieldProps<Values, Output>) {
  const { form, name, isNumber = false, children, ...frame } = props;
  return (
    <Frame form={form} name={name} frame={frame}>
      {children(form.control.register(name, isNumber ? { valueAsNumber: true } : {}))}
    </Frame>
  );
}

type ValueFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> = FieldBinding<
  Values,
  Output
> &
  FieldFrame & {
    readonly name: Name;
    /** Draws the control with its value and handlers. */
    readonly children: (control: ControllerRenderProps<Values, Name>) => ReactNode;
  };

/** A control that is no native one (segment, stepper, a list to pick from), in its frame with its error. */
export function FormValueField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  props: ValueFieldProps<Values, Output, Name>,
) {
  const { form, name, children, ...frame } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Frame form={form} name={name} frame={frame}>
      {children(field)}
    </Frame>
  );
}

type FrameProps<Values extends FieldValues, Output> = FieldBinding<Values, Output> & {
  readonly frame: FieldFrame;
  readonly children: ReactNode;
};

function Frame<Values extends FieldValues, Output>({
  form,
  name,
  frame,
  children,
}: FrameProps<Values, Output>) {
  const { className, help, ...around } = frame;
  const error = useFieldError({ form, name });
  const article = error?.isExplained ? <HelpLink text={error.text} /> : undefined;
  return (
    <Field
      {...around}
      {...(className !== undefined && { className })}
      error={error?.text}
      help={help ?? article}
    >
      {children}
    </Field>
  );
}
