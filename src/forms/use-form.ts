import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from "react-hook-form";
import { type ClientError, type FieldProblem, isClientError, type Result } from "../client/client-error";
import { unexpectedError } from "../client/failures";
import { useDescribeError } from "../i18n/use-message";
import { CodeOfflineError } from "../platform/import-code";
import { isOnline } from "../platform/network";
import { reportProblem } from "../platform/report";
import { toaster } from "../ui/toaster";
import { useIsMounted } from "../ui/use-is-mounted";
import { applyServerErrors, type FormFieldNames } from "./apply-server-errors";

/** A zod schema: input and output. */
export interface FormSchema<Values, Output> {
  readonly _zod: { readonly input: Values; readonly output: Output };
}

interface FormOptions<Values extends FieldValues, Output, Data> {
  /** Its issues carry message keys, so that they are worded when they are shown. */
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: Values & DefaultValues<Values>;
  /** Sends the checked values. Called once at a time, however often the button is pressed. */
  readonly onSubmit: (values: Output) => Promise<Result<Data>>;
  readonly onSuccess?: (data: Data) => void;
  /**
   * Goes on after that, where the form is still on screen: closes its dialog, shows another page. Whoever has left it before
   * the answer came stays where they are, and what they have opened instead stays open.
   */
  readonly onDone?: (data: Data) => void;
  /** Where the form's fields are called otherwise than the server's: server's name → form's name. */
  readonly formFieldNames?: FormFieldNames;
}

/** Why the last submission failed, with the field errors that have no field in this form. */
export interface FormFailure {
  readonly error: ClientError;
  readonly unmatched: readonly FieldProblem[];
}

/** react-hook-form's form, with its submission and what came of it. */
export interface FormState<Values extends FieldValues, Output>
  extends UseFormReturn<Values, unknown, Output> {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Null until a submission fails, and again while the next one is under way. */
  readonly failure: FormFailure | null;
}

/**
 * A form: checked by its schema when submitted and from then on while typing; the focus moves to the first field
 * in error. What is typed stays when the submission fails; the server's field errors appear at their fields, the
 * rest in `failure`.
 */
export function useForm<Values extends FieldValues, Output, Data>(
  options: FormOptions<Values, Output, Data>,
): FormState<Values, Output> {
  const form = useHookForm<Values, unknown, Output>({
    resolver: zodResolver<Values, unknown, Output>(options.schema),
    defaultValues: options.defaultValues,
  });
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isRunning = useRef(false);
  const describeError = useDescribeError();
  const isMounted = useIsMounted();

  const send = async (values: Output) => {
    const result = await options.onSubmit(values).catch(failed);
    if (result.ok) {
      options.onSuccess?.(result.data);
      if (isMounted.current) options.onDone?.(result.data);
      return;
    }
    const { error } = result;
    // Whoever has left the form finds no message there.
    if (!isMounted.current) return toaster.error(describeError(error));
    const unmatched =
      error.kind === "invalid" ? applyServerErrors(form, error.fields, options.formFieldNames) : [];
    setFailure({ error, unmatched });
  };

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      await form.handleSubmit(send)(event);
    } finally {
      isRunning.current = false;
    }
  };

  return { ...form, submit, failure };
}

/** A submission that could not be made, so that its button does not just come to rest. */
function failed(caught: unknown): { ok: false; error: ClientError } {
  // A failed call is no news, nor is a network that is missing; a mistake of the program or code that is gone is.
  if (!isClientError(caught) && !(caught instanceof CodeOfflineError))
    reportProblem("A form could not be sent", caught);
  return { ok: false, error: unexpectedError(caught, isOnline()) };
}
