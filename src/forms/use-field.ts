import { type Control, type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { useMessage } from "../i18n/use-message";
import { isExplained } from "../rules/explained-messages";
import { readMessage } from "../rules/issue-message";

/** Which field of which form a piece is bound to. */
export interface FieldBinding<Values extends FieldValues, Output> {
  readonly form: { readonly control: Control<Values, unknown, Output> };
  readonly name: FieldPath<Values>;
}

/** The error of a field in the language on screen. */
export interface FieldError {
  readonly text: string;
  /** Whether the help centre may explain it: what the server said, and messages with an article of their own. */
  readonly isExplained: boolean;
}

/**
 * The error of a field; undefined while there is none. It is kept as a message and worded here, so a change of
 * language re-words it. The server's own words are shown as they came.
 */
export function useFieldError<Values extends FieldValues, Output>({
  form,
  name,
}: FieldBinding<Values, Output>): FieldError | undefined {
  const state = useFormState({ control: form.control, name });
  const translateMessage = useMessage();
  const text = form.control.getFieldState(name, state).error?.message;
  if (text === undefined || text === "") return undefined;
  const message = readMessage(text);
  if (message === null) return { text: text, isExplained: true };
  return { text: translateMessage(message), isExplained: isExplained(message) };
}
