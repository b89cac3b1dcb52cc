import type { Checker } from "../../engine/checker";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { membersOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { fetchAll } from "../shared/fetch-pages";
import { discard } from "../shared/prepared-call";

/** The required query parameter of a list that names the parent, where items name it too. */
export function parentSlot(checker: Checker, operation: Operation): Slot | undefined {
  const list = findList(operation);
  const members = list && membersOf(operation.contract.documents, list.item);
  return slotsOf(checker, operation).find(
    ({ name, parameter, resource }) =>
      parameter?.in === "query" && resource?.create !== undefined && members?.has(name),
  );
}

/**
 * The list of one parent contains no items of another.
 *
 * Standard: the parameter's and the item's member of the same name.
 * Reports: `filter`. Severity: error.
 */
export async function parentFilter(trial: Trial, operation: Operation, slot: Slot): Promise<void> {
  const { resource, parameter, name } = slot;
  const away = resource && (await createInstance(trial, resource));
  if (!away || !parameter) return;
  const call = await prepareCall(trial, operation, { instance: away });
  const parentId = call.parameters.get(keyOf(parameter));
  const returned = parentId === away.ids.get(resource.key) ? await fetchAll(trial, call) : undefined;
  const foreignItem = returned?.items.find(
    (item) => isObject(item) && item[name] !== undefined && !isEqual(item[name], parentId),
  );
  if (returned && isObject(foreignItem))
    trial.report("filter", operation, returned.exchange, {
      expected: `only items whose ${name} is ${String(parentId)}`,
      actual: `${name}: ${toJson(foreignItem[name])}`,
      cause: `${name} belonging`,
      pointer: `/${keyOf(parameter)}`,
      place: parameter.place,
    });
  await discard(trial, away);
}
