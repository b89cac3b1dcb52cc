import { isObject, type Json, object } from "../lib/json";
import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import { referredNoun } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { keyOf, type PreparedCall } from "../send/request";
import { holdsProtected, registeredItem } from "./existing-instance";
import type { Slot } from "./id-slots";
import { ownerOf, readOwnValues } from "./own-values";
import { bySuitableState, notePicked } from "./picked-states";
import { itemsOf, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";
import { isInactive } from "./usable-item";

/**
 * Of what exists from the start, the listed item that fits best what a call is about: an order of a shop is given to a
 * technician of that shop who can repair what was brought. An item fits by the values that both show, and worse where it
 * is inactive. Undefined where none shares a value.
 */
export async function fittingReference(
  trial: Trial,
  operation: Operation,
  { resource, parameter, member }: Slot,
  instance: ResourceInstance | undefined,
  userIndex: number,
  read: (list: Operation) => Promise<Exchange | undefined>,
): Promise<ResourceInstance | undefined> {
  const list = resource?.list;
  const shape = list && findList(list);
  if (parameter || member !== undefined || !resource || !list || !shape) return undefined;
  // What is put on an order is listed elsewhere, though the order's own lines have the same name.
  const { create } = resource;
  const isCreated = create !== undefined && create !== operation && trial.checker.selected.has(create);
  if (isCreated || !instance || instance.resource === resource || !isObject(instance.payload))
    return undefined;
  await readOwnValues(trial);
  const exchange = await read(list);
  const items = exchange?.ok ? itemsOf(exchange, list.pagination?.items ?? shape.items) : undefined;
  if (!exchange || !items) return undefined;
  const about = new Set(comparable(Object.values(instance.payload)));
  const refused = refusedBefore(trial, instance);
  const ranked = bySuitableState(trial, operation, items).flatMap((item) => {
    if (!isObject(item) || holdsProtected(trial, item) || refused.has(item["id"])) return [];
    const shared = comparable(Object.values(item)).filter((value) => about.has(value)).length;
    return shared > 0
      ? [{ item, fit: 4 * shared - 2 * Number(isInactive(item)) + Number(isOfUser(trial, item)) }]
      : [];
  });
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (one, other) => (one && one.fit >= other.fit ? one : other),
    undefined,
  );
  const found = best && registeredItem(trial, resource, exchange, best.item, userIndex);
  if (found) notePicked(trial, found);
  return found;
}

/** The call of a list with the filter for what a call is about: the tickets of the order that is refunded. */
export function narrowedTo(call: PreparedCall, about: ResourceInstance | undefined): PreparedCall {
  const id = about?.ids.get(about.resource.key);
  const filter = call.operation.parameters.find(
    ({ in: at, name }) => at === "query" && referredNoun(name) === about?.resource.noun,
  );
  if (!filter || id === undefined) return call;
  return { ...call, parameters: new Map(call.parameters).set(keyOf(filter), id) };
}

/** What was named in vain before, beside this very instance. */
function refusedBefore({ steps }: Trial, { ids, resource }: ResourceInstance): ReadonlySet<unknown> {
  const id = ids.get(resource.key);
  const conflicts = steps.filter(
    ({ code, call }) => code === 409 && [...call.parameters.values()].includes(id) && isObject(call.body),
  );
  return new Set(conflicts.flatMap(({ call }) => Object.values(object(call.body))));
}

/** Texts that say what something is or belongs to, those in lists as well; numbers and flags are the same by chance. */
function comparable(values: readonly unknown[]): readonly string[] {
  return values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string" && value.length > 2);
}

/** One that a user of the run is, can act for itself later. */
const isOfUser = (trial: Trial, item: Json): boolean => ownerOf(trial.checker, item["id"]) !== undefined;
