import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import type { ResourceInstance } from "./resource-instance";

const known = new WeakMap<Checker, Map<Operation, ResourceInstance>>();

/** Has an operation be called on what it was accepted for, which a list showed: what the run makes is refused to it. */
export function pinListed(checker: Checker, operation: Operation, instance: ResourceInstance): void {
  const found = known.get(checker) ?? new Map<Operation, ResourceInstance>();
  known.set(checker, found);
  found.set(operation, instance);
}

/** What a list showed that an operation was accepted for, and that was not refused to it since. */
export const listedFor = (checker: Checker, operation: Operation): ResourceInstance | undefined =>
  known.get(checker)?.get(operation);

/** What is refused for its state, or gone for whom the list showed it to, is not called upon again. */
export function noteListed(checker: Checker, { operation, code, call }: Exchange, userIndex: number): void {
  const listed = listedFor(checker, operation);
  if (!listed || listed.userIndex !== userIndex || (code !== 404 && code !== 409)) return;
  const id = listed.ids.get(listed.resource.key);
  if ([...call.parameters.values()].includes(id)) known.get(checker)?.delete(operation);
}
