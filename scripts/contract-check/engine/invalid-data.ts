import type { Fault } from "../judge/fault";
import { isObject, leaves, valueAt } from "../lib/json";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import type { Thing } from "./resource-instance";

/** What holds input that should have been refused: whoever shows it is not to blame, until it is forgotten. */
export function markSpoilt({ spoilt }: Checker, thing: Thing | undefined): () => void {
  const id = thing && !thing.isDeleted ? thing.ids.get(thing.resource.key) : undefined;
  if (id === undefined || spoilt.has(String(id))) return () => undefined;
  spoilt.add(String(id));
  return () => spoilt.delete(String(id));
}

/** Whether a fault lies inside something that holds what should have been refused. */
export function isOfSpoilt({ spoilt }: Checker, { body }: Exchange, { rule, pointer }: Fault): boolean {
  if (rule !== "body" || spoilt.size === 0) return false;
  const steps = pointer.split("/");
  // Where an answer is one of several, what is wrong inside one of them is told of the frame.
  if (steps.length === 2 && [...leaves(body)].some(([, value]) => spoilt.has(String(value)))) return true;
  return steps.some((_, index) => {
    const place = valueAt(body, steps.slice(0, index + 1).join("/"));
    return isObject(place) && Object.values(place).some((value) => spoilt.has(String(value)));
  });
}
