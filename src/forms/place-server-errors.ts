import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldProblem } from "../client/client-error";
import { issueMessage } from "../rules/issue-message";

/** The form's names of fields that the server calls otherwise: server's name → form's name. */
export type FieldPlaces = Readonly<Record<string, string>>;

/**
 * Shows the server's field errors at their fields and moves the focus to the first of them. A path into the body
 * ("contact/name") finds the field of that path ("contact.name").
 * @returns the errors that have no field on screen: the form shows them itself
 */
export function placeServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problems: readonly FieldProblem[],
  places: FieldPlaces = {},
): FieldProblem[] {
  const shown: ReadonlySet<string> = form.control._names.mount;
  const isShown = (name: string): name is FieldPath<Values> => shown.has(name);
  const placed = new Set<string>();
  const unplaced: FieldProblem[] = [];
  for (const problem of problems) {
    const name = places[problem.field] ?? problem.field.replaceAll("/", ".");
    if (!isShown(name)) {
      unplaced.push(problem);
      continue;
    }
    form.setError(name, { type: "server", message: problem.serverMessage ?? issueMessage(problem.message) });
    placed.add(name);
  }
  const first = [...shown].find((name) => placed.has(name));
  if (first !== undefined && isShown(first)) form.setFocus(first);
  return unplaced;
}
