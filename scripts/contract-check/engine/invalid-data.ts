import type { Fault } from "../judge/fault";
import { isObject, leaves, valueAt } from "../lib/json";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import type { ResourceInstance } from "./resource-instance";

/**
 * Marks an instance that contains data which should have been refused: responses that include it are not judged for
 * it. Returns the function that removes the mark.
 */
export function markInvalidData(
  { invalidInstances }: Checker,
  instance: ResourceInstance | undefined,
): () => void {
  const id = instance && !instance.isDeleted ? instance.ids.get(instance.resource.key) : undefined;
  if (id === undefined || invalidInstances.has(String(id))) return () => undefined;
  invalidInstances.add(String(id));
  return () => invalidInstances.delete(String(id));
}

/** Whether a fault lies inside a marked instance. */
export function isFromInvalidData(
  { invalidInstances }: Checker,
  { body }: Exchange,
  { rule, pointer }: Fault,
): boolean {
  if (rule !== "body" || invalidInstances.size === 0) return false;
  const steps = pointer.split("/");
  // Where a response is one of several branches, an error inside a branch is reported at the envelope.
  if (steps.length === 2 && [...leaves(body)].some(([, value]) => invalidInstances.has(String(value))))
    return true;
  return steps.some((_, index) => {
    const place = valueAt(body, steps.slice(0, index + 1).join("/"));
    return isObject(place) && Object.values(place).some((value) => invalidInstances.has(String(value)));
  });
}
