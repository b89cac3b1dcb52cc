import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldProblem } from "../client/client-error";
import { issueMessage } from "../rules/issue-message";

/** The form's names of fields that the server calls otherwise: server's name → form's name. */
export type FormFieldNames = Readonly<Record<string, string>>;

/**
 * Shows the server's field errors at their fields and moves the focus to the first of them. A path into the body
 * ("contact/name") finds the field of that path ("contact.name").
 * @returns the errors that have no field on screen: the form shows them itself
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problems: readonly FieldProblem[],
  formFieldNames: FormFieldNames = {},
): FieldProblem[] {
  const mounted: ReadonlySet<string> = form.control._names.mount;
  const isMounted = (name: string): name is FieldPath<Values> => mounted.has(name);
  const applied = new Set<string>();
  const unmatched: FieldProblem[] = [];
  for (const problem of problems) {
    const name = formFieldNames[problem.field] ?? problem.field.replaceAll("/", ".");
    if (!isMounted(name)) {
      unmatched.push(problem);
      continue;
    }
    form.setError(name, { type: "server", message: problem.serverMessage ?? issueMessage(problem.message) });
    applied.add(name);
  }
  const first = [...mounted].find((name) => applied.has(name));
  if (first !== undefined && isMounted(first)) form.setFocus(first);
  return unmatched;
}
