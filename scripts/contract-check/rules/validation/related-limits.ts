import type { Place } from "../../document/place";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, obtainInstance, prepareCall } from "../../engine/prepare-call";
import { referredId } from "../../engine/referred-bounds";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { keyOf } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { discard, discardSince, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import type { Limit } from "./stated-relations";

interface Bound {
  of: ResourceInstance;
  /** The id by which a call names it. */
  id: unknown;
  value: number;
}

/**
 * "`attendees` is at most the `capacity` of the room": one more than what the room of the request has is refused.
 *
 * Part of `related-members`.
 */
export async function checkLimit(
  trial: Trial,
  operation: Operation,
  { member, of, noun, isUpper }: Limit,
  place: Place | undefined,
): Promise<void> {
  const { bases, resources, validator } = trial.checker;
  const slot = slotsOf(trial.checker, operation).find(
    (one) => one.resource?.noun === noun && one.member === undefined,
  );
  const resource = slot?.resource ?? resources.byNoun(noun);
  if (!place || !resource?.read || !operation.body || !bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation));
  const inPath = slot ? undefined : parentWith(trial, call, resource);
  const id = slot?.parameter
    ? call.parameters.get(keyOf(slot.parameter))
    : slot
      ? valueAt(call.body, slot.pointer)
      : inPath && referredId(inPath, resource);
  const isNamed = (one: ResourceInstance): boolean =>
    one.resource === resource && !one.isDeleted && one.ids.get(resource.key) === id;
  const isParent = inPath?.ids.has(resource.key) ? inPath : undefined;
  const near =
    isParent ?? trial.checker.instances.findLast(isNamed) ?? (await obtainInstance(trial, resource));
  if (id === undefined || !near || near.ids.get(resource.key) !== id) return;
  const first = await boundOf(trial, resource, near, of);
  const isInBody = slot !== undefined && !slot.parameter;
  const isBeyond = first !== undefined && !validator.isValid(place, first.value + (isUpper ? 1 : -1));
  const made = isBeyond && isInBody && isUpper ? await withLess(trial, first, of) : undefined;
  const bound = made ?? first;
  const value = bound && bound.value + (isUpper ? 1 : -1);
  if (bound && validator.isValid(place, value)) {
    const fresh = withNewNames(trial, await validCall(trial, operation));
    const changed = { ...(isObject(fresh.body) && fresh.body), [member]: value };
    // The bound is that of one instance, which the call has to be about.
    const body = isInBody ? withValueAt(changed, slot.pointer, bound.id) : changed;
    const count = trial.created.length;
    const parameters = isInBody ? fresh.parameters : call.parameters;
    const exchange = await perform(trial, { ...fresh, parameters, body });
    await discardSince(trial, count);
    if (exchange.ok)
      trial.report("refusal", operation, exchange, {
        expected: `a refusal, as ${member} is ${isUpper ? "at most" : "at least"} the ${of} of the ${noun}, ${bound.value}`,
        pointer: `/body/${member}`,
        cause: "limit",
        place,
      });
  }
  await discard(trial, made?.of);
}

/** What a resource shows as the bound, by an instance that is one of it or belongs to one; undefined where it is no number. */
async function boundOf(
  trial: Trial,
  resource: Resource,
  instance: ResourceInstance,
  of: string,
): Promise<Bound | undefined> {
  const { read, key } = resource;
  const shown = read && (await trial.send(await prepareCall(trial, read, { instance })));
  const value = shown?.ok && isObject(shown.payload) ? shown.payload[of] : undefined;
  return typeof value === "number" ? { of: instance, id: instance.ids.get(key), value } : undefined;
}

/** An instance with half of the bound: one that has the most that there can be is never exceeded. */
async function withLess(trial: Trial, { of, value }: Bound, member: string): Promise<Bound | undefined> {
  const instance = await createInstance(trial, of.resource, {
    change: (body) =>
      isObject(body) && typeof body[member] === "number" ? { ...body, [member]: Math.ceil(value / 2) } : body,
  });
  return instance && (await boundOf(trial, of.resource, instance, member));
}

/**
 * The instance in a call's path that belongs or refers to one of a resource: the event, which takes place in a venue, the
 * application for an opening.
 */
function parentWith(
  { checker }: Trial,
  { parameters }: PreparedCall,
  resource: Resource,
): ResourceInstance | undefined {
  const ids = new Set([...parameters].flatMap(([name, value]) => (name.startsWith("path.") ? [value] : [])));
  return checker.instances.findLast(
    (one) => ids.has(one.ids.get(one.resource.key)) && referredId(one, resource) !== undefined,
  );
}
