import { isObject, valueAt, withValueAt } from "../lib/json";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { slotsOf } from "./id-slots";
import type { ResourceInstance } from "./resource-instance";
import { takes } from "./slot-relations";
import type { Trial } from "./trial";

/**
 * The body of a change with the references that its instance has: what moves to another parent may be out of the caller's
 * reach from then on, like a reader whose home is another librarian's branch.
 */
export function withOwnReferences(
  trial: Trial,
  operation: Operation,
  body: unknown,
  parameters: ReadonlyMap<string, unknown>,
  instances: ReadonlyMap<string, ResourceInstance>,
): unknown {
  const role = trial.checker.resources.roles.get(operation);
  if (!role || !/^(update|replace)$/.test(role.kind)) return body;
  const isOfTarget = (one: Exchange): boolean =>
    one.ok &&
    one.operation === role.resource.read &&
    [...one.call.parameters].every(
      ([key, value]) => !key.startsWith("path.") || parameters.get(key) === value,
    );
  const shown = instances.get(role.resource.key)?.payload ?? trial.steps.findLast(isOfTarget)?.payload;
  if (!isObject(shown)) return body;
  return slotsOf(trial.checker, operation).reduce((whole: unknown, slot) => {
    const own = slot.parameter ? undefined : valueAt(shown, slot.pointer);
    const isShown =
      (typeof own === "string" || typeof own === "number") && valueAt(whole, slot.pointer) !== undefined;
    return isShown && takes(trial, operation, slot, own) ? withValueAt(whole, slot.pointer, own) : whole;
  }, body);
}
