import { isObject, valueAt, withValueAt } from "../lib/json";
import type { Operation } from "../load/model";
import { type Slot, slotsOf } from "./id-slots";
import { isIdValue, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/**
 * A body that refers to two resources, of which one lists the other: damage is reported for a reservation and for one of its
 * items. The second reference is then one that the first one shows.
 */
export function withShownReferences(
  { checker }: Trial,
  operation: Operation,
  body: unknown,
  instances: ReadonlyMap<string, ResourceInstance>,
): unknown {
  const slots = slotsOf(checker, operation).filter(
    ({ parameter, pointer }) => !parameter && valueAt(body, pointer) !== undefined,
  );
  return slots.reduce((changed, slot) => {
    const shown = slots.flatMap((other) => listedBy(other, slot, instances));
    const [first] = shown;
    const now = valueAt(changed, slot.pointer);
    if (first === undefined || slot.isList || shown.some((value) => value === now)) return changed;
    return withValueAt(changed, slot.pointer, first);
  }, body);
}

/** What the instance that a member refers to lists under the name of another member. */
function listedBy(
  { resource }: Slot,
  { resource: wanted, name }: Slot,
  instances: ReadonlyMap<string, ResourceInstance>,
): unknown[] {
  const instance = resource && resource !== wanted ? instances.get(resource.key) : undefined;
  return instance ? membersInLists(instance.payload, name, 0) : [];
}

/** The values of a member in the lists of objects that a representation has. */
function membersInLists(value: unknown, name: string, depth: number): unknown[] {
  if (depth > 4) return [];
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const own = isObject(item) ? item[name] : undefined;
      return [...(isIdValue(own) ? [own] : []), ...membersInLists(item, name, depth + 1)];
    });
  return isObject(value)
    ? Object.values(value).flatMap((inner) => membersInLists(inner, name, depth + 1))
    : [];
}
