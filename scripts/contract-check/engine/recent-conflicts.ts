import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Trial } from "./trial";

const conflicts = new WeakMap<Trial["checker"], Map<Operation, Exchange[]>>();

/** After so many conflicts in a row what a request names no longer suits, or is used up. */
const mostConflicts = 3;

/** Notes the conflicts in a row of a creation that was accepted before. */
export function noteConflicts({ checker }: Trial, exchange: Exchange): void {
  const { ok, code, operation } = exchange;
  const isOpen = checker.bases.get(operation)?.isAccepted === true;
  if (!isOpen || (!ok && code !== 409) || checker.resources.roles.get(operation)?.kind !== "create") return;
  // What is invalid on purpose is not sent once more for its conflict.
  const schema = operation.body?.media[0]?.schema;
  if (!ok && schema && !checker.validator.isValid(schema, exchange.call.body)) return;
  const known = conflicts.get(checker) ?? new Map<Operation, Exchange[]>();
  conflicts.set(checker, known);
  known.set(operation, ok ? [] : [...(known.get(operation) ?? []), exchange].slice(-mostConflicts));
}

/** The last conflict of a creation that has led to conflicts alone of late; forgotten then. */
export function takeConflict(
  { checker }: Trial,
  operation: Operation,
  least = mostConflicts,
): Exchange | undefined {
  const noted = conflicts.get(checker)?.get(operation) ?? [];
  if (noted.length < least) return undefined;
  conflicts.get(checker)?.delete(operation);
  return noted.at(-1);
}
