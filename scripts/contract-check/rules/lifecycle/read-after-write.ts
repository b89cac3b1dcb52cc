import { createInstance, prepareCall } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/**
 * Reading after an action returns what the action's response claimed.
 *
 * Standard: consistency of the documented responses.
 * Reports: `read-back`. Severity: error.
 */
export async function readAfterWrite(trial: Trial, resource: Resource, action: Operation): Promise<void> {
  if (!resource.read || !trial.checker.bases.get(action)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const before = (await viewInstance(trial, instance, { list: false })).read?.value;
  const exchange = await perform(trial, await prepareCall(trial, action, { instance }));
  const id = instance.ids.get(resource.key);
  const stated = isObject(exchange.payload) ? representationOf(exchange.payload, id) : undefined;
  if (before && stated && exchange.ok && id !== undefined && Object.values(stated).includes(id)) {
    const after = (await viewInstance(trial, instance, { list: false })).read;
    for (const [name, value] of Object.entries(stated)) {
      if (
        !after ||
        !trial.isSound(after.exchange) ||
        !Object.hasOwn(before, name) ||
        !Object.hasOwn(after.value, name)
      )
        continue;
      const isClaimed = typeof value === "string" || typeof value === "boolean";
      // Times and counts may change by themselves; a member with its old value was not changed.
      if (
        !isClaimed ||
        isEquivalent(value, after.value[name]) ||
        !isEquivalent(before[name], after.value[name])
      )
        continue;
      trial.report("read-back", action, after.exchange, {
        expected: `${name} as ${action.id} told it: ${JSON.stringify(value)}`,
        actual: `${name}: ${JSON.stringify(after.value[name])}, as before`,
        pointer: `/${name}`,
      });
    }
  }
  await discard(trial, instance);
}
