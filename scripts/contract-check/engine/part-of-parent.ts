import { isEqual, isObject } from "../lib/json";
import { singular } from "../lib/singular";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { isIdValue, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/**
 * The id of a created instance that neither its creation nor a list shows, but the read of its parent: the links of a page
 * stand in the page alone. Noted in the instance.
 */
export async function idInParent(
  { checker }: Trial,
  instance: ResourceInstance,
  attempt: (read: Operation) => Promise<Exchange | undefined>,
): Promise<unknown> {
  const { resource, isOwn, sentBody } = instance;
  const known = instance.ids.get(resource.key);
  if (known !== undefined) return known;
  const parent = resource.parent === undefined ? undefined : checker.resources.all.get(resource.parent);
  if (!isOwn || resource.list || !parent?.read || !checker.selected.has(parent.read)) return undefined;
  const exchange = await attempt(parent.read);
  if (!exchange?.ok || !isObject(exchange.payload)) return undefined;
  const items = Object.entries(exchange.payload).find(
    ([name, value]) => Array.isArray(value) && wordsOf(name).map(singular).join("") === resource.noun,
  )?.[1];
  const sent = Object.entries(isObject(sentBody) ? sentBody : {});
  const found = (Array.isArray(items) ? items : [])
    .filter(isObject)
    .findLast((item) =>
      sent.every(([name, value]) => item[name] === undefined || isEqual(item[name], value)),
    );
  const id = found?.["id"];
  if (!isIdValue(id)) return undefined;
  instance.ids.set(resource.key, id);
  return id;
}
