import type { Fault } from "../judge/fault";
import { isObject, leaves, valueAt } from "../lib/json";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import type { ResourceInstance } from "./resource-instance";

/** What holds input that should have been refused: whoever shows it is not to blame, until it is forgotten. */
export function markInvalidData(
  { invalidInstances }: Checker,
  instance: ResourceInstance | undefined,
): () => void {
  const id = instance && !instance.isDeleted ? instance.ids.get(instance.resource.key) : undefined;
  if (id === undefined || invalidInstances.has(String(id))) return () => undefined;
  invalidInstances.add(String(id));
  return () => invalidInstances.delete(String(id));
}

/** Whether a fault lies inside something that holds what should have been refused. */
export function isFromInvalidData(
  { invalidInstances }: Checker,
  { body }: Exchange,
  { rule, pointer }: Fault,
): boolean {
  if (rule !== "body" || invalidInstances.size === 0) return false;
  const steps = pointer.split("/");
  // Where an answer is one of several, what is wrong inside one of them is told of the frame.
  if (steps.length === 2 && [...leaves(body)].some(([, value]) => invalidInstances.has(String(value))))
    return true;
  return steps.some((_, index) => {
    const place = valueAt(body, steps.slice(0, index + 1).join("/"));
    return isObject(place) && Object.values(place).some((value) => invalidInstances.has(String(value)));
  });
}
