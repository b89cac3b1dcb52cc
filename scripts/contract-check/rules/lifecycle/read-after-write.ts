import { createInstance, prepareCall } from "../../engine/prepare-call";
import { isAboutOther, representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * Reading after an action returns what the action's response claimed.
 *
 * Standard: consistency of the documented responses.
 * Reports: `read-back`. Severity: error.
 */
export async function readAfterWrite(trial: Trial, resource: Resource, action: Operation): Promise<void> {
  if (!resource.read || !trial.checker.bases.get(action)?.isAccepted) return;
  if (!resource.create) return await readAround(trial, resource.read, action);
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const before = (await viewInstance(trial, instance, { list: false })).read?.value;
  const exchange = await perform(trial, await prepareCall(trial, action, { instance }));
  const id = instance.ids.get(resource.key);
  const stated = isObject(exchange.payload) ? representationOf(exchange.payload, id) : undefined;
  // A job that names the instance represents itself.
  const isOwn = stated !== undefined && (stated["id"] === undefined || stated["id"] === id);
  if (before && isOwn && exchange.ok && id !== undefined && Object.values(stated).includes(id)) {
    const after = (await viewInstance(trial, instance, { list: false })).read;
    const claims = after && !isAboutOther(stated, after.value) ? Object.entries(stated) : [];
    for (const [name, value] of claims) {
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
        expected: `${name} as ${action.id} returned it: ${toJson(value)}`,
        actual: `${name}: ${toJson(after.value[name])}, as before`,
        pointer: `/${name}`,
      });
    }
  }
  await discard(trial, instance);
}

/** Reads what nothing creates by itself before and after an action: an invoice, by the number that an order shows. */
async function readAround(trial: Trial, read: Operation, action: Operation): Promise<void> {
  const call = await validCall(trial, action);
  const instance = lastCreated(trial);
  const inPath = [...call.parameters].filter(([key]) => key.startsWith("path."));
  const readCall = { operation: read, parameters: new Map(inPath) };
  const before = await trial.send(readCall);
  const exchange = before.ok ? await perform(trial, call) : before;
  const after = exchange.ok && exchange !== before ? await trial.send(readCall) : undefined;
  const [was, stated, is] = [before.payload, exchange.payload, after?.payload];
  const isShown = after?.ok && trial.isSound(after) && isObject(was) && isObject(is);
  if (isShown && isObject(stated) && !isAboutOther(stated, is))
    for (const [name, value] of Object.entries(stated)) {
      const isClaimed = typeof value === "string" || typeof value === "boolean";
      const isUnchanged = Object.hasOwn(was, name) && isEquivalent(was[name], is[name]);
      if (!isClaimed || !isUnchanged || isEquivalent(value, is[name])) continue;
      trial.report("read-back", action, after, {
        expected: `${name} as ${action.id} answered it: ${toJson(value)}`,
        actual: `${name}: ${toJson(is[name])}, as before`,
        pointer: `/${name}`,
      });
    }
  await discard(trial, instance);
}
