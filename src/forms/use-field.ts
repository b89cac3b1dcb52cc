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
  /** Whether the help centre may explain it: server texts, and messages with an article. */
  readonly isExplained: boolean;
}

/**
 * The error of a field; undefined when there is none. Stored as a message and translated here, so that it follows
 * the language. Server texts are shown unchanged.
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
