import { isObject } from "../lib/json";
import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import { pathSlots } from "../plan/paths";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import { bySuitableState, notePicked } from "./picked-states";
import { isProtected } from "./protected-values";
import { idParameterName } from "./register-instance";
import { idFor, itemsOf, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";
import { isUsable } from "./usable-item";

/** Whether an item is one that no request may change. */
export function holdsProtected({ checker }: Trial, item: unknown): boolean {
  return isObject(item)
    ? Object.values(item).some((value) => isProtected(checker, value))
    : isProtected(checker, item);
}

/**
 * The first item of a resource's list that is in use, else the first one, whichever user created it; of several the one in a
 * state that suits the operation which is to name it.
 */
export async function pickExisting(
  trial: Trial,
  resource: Resource,
  userIndex: number,
  attempt: (list: Operation) => Promise<Exchange | undefined>,
  isWanted: (values: readonly unknown[]) => boolean = () => true,
  naming?: Operation,
): Promise<ResourceInstance | undefined> {
  const { list } = resource;
  const shape = list && findList(list);
  if (!list || !shape) return undefined;
  const exchange = await attempt(list);
  const pointer = list.pagination?.items ?? shape.items;
  const items = (exchange?.ok ? itemsOf(exchange, pointer) : undefined)?.filter(
    (one) => !holdsProtected(trial, one) && isWanted(isObject(one) ? Object.values(one) : [one]),
  );
  const ordered = naming && items ? bySuitableState(trial, naming, items) : items;
  const item = ordered?.find((one) => !isObject(one) || isUsable(one)) ?? ordered?.[0];
  if (!exchange || item === undefined) return undefined;
  const found = registeredItem(trial, resource, exchange, item, userIndex);
  if (found) notePicked(trial, found);
  return found;
}

/** The instance that an item of a resource's list shows. */
export function registeredItem(
  trial: Trial,
  resource: Resource,
  exchange: Exchange,
  item: unknown,
  userIndex: number,
): ResourceInstance | undefined {
  const { list } = resource;
  if (!list) return undefined;
  const ids = new Map<string, unknown>();
  for (const [name, key] of pathSlots(list.path)) ids.set(key, exchange.call.parameters.get(`path.${name}`));
  const instance: ResourceInstance = {
    resource,
    userIndex,
    payload: item,
    ids,
    steps: [...trial.steps],
    isOwn: false,
    isDeleted: false,
    sentBody: undefined,
  };
  const name = idParameterName(resource);
  const declared =
    list.pagination?.isDeclared === true && isObject(item) ? item[list.pagination.id] : undefined;
  const own = declared ?? idFor(trial.checker, instance, (resource.read ?? resource.update ?? list).id, name);
  if (own !== undefined) ids.set(resource.key, own);
  return instance;
}
