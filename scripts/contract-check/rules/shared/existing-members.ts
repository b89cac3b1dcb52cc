import { slotsOf } from "../../engine/id-slots";
import { obtainInstance } from "../../engine/prepare-call";
import { idFor } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { valueAt, withValueAt } from "../../lib/json";
import type { PreparedCall } from "../../send/request";
import type { Variation } from "./variation";

/**
 * The call with ids that exist in the members that a valid variation adds: a vehicle that is not there may be refused. What
 * is invalid on purpose stays so.
 */
export async function withExistingMembers(
  trial: Trial,
  { isValid, keyword, pointer }: Variation,
  call: PreparedCall,
  valid: PreparedCall,
): Promise<PreparedCall> {
  let { body } = call;
  if (!isValid || keyword === "null" || !pointer.startsWith("/body")) return call;
  for (const slot of slotsOf(trial.checker, call.operation)) {
    const value = slot.parameter ? undefined : valueAt(body, slot.pointer);
    const isAdded = value !== undefined && value !== null && valueAt(valid.body, slot.pointer) === undefined;
    if (!isAdded || !slot.resource || slot.isList || slot.member !== undefined) continue;
    const instance = await obtainInstance(trial, slot.resource);
    const id = instance && idFor(trial.checker, instance, call.operation.id, `body#${slot.pointer}`);
    if (id !== undefined && typeof id === typeof value) body = withValueAt(body, slot.pointer, id);
  }
  return { ...call, body };
}
