import { valueAt, withValueAt } from "../lib/json";
import type { Operation } from "../load/model";
import { type Slot, slotsOf } from "./id-slots";
import { listsIn } from "./referred-parts";
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
  return listsIn(instance?.payload)
    .flat()
    .map((one) => one[name])
    .filter(isIdValue);
}
