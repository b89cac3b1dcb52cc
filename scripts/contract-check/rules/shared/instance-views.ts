import { prepareCall } from "../../engine/prepare-call";
import { itemOf, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isEmptyList } from "../../judge/empty-answer";
import { isObject, object } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { mayBeIdOf } from "../../plan/id-patterns";
import { isIdName } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import { membersOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { fetchPage, isLast, isPaged, largestSize, type Page, wholeList } from "./fetch-pages";
import type { PreparedCall } from "./prepared-call";

/** What the read and the list return of an instance. */
export interface Views {
  read: { exchange: Exchange; value: Record<string, unknown> } | undefined;
  list: { exchange: Exchange; value: Record<string, unknown> } | undefined;
  /** The list was read to its end without finding it. */
  isUnlisted: boolean;
  unlisted: Exchange | undefined;
  readExchange: Exchange | undefined;
}

/** Reads an instance by its read operation and its list. */
export async function viewInstance(
  trial: Trial,
  instance: ResourceInstance,
  options: { list?: boolean; userIndex?: number } = {},
): Promise<Views> {
  const { selected } = trial.checker;
  const userIndex = options.userIndex ?? instance.userIndex;
  const views: Views = {
    read: undefined,
    list: undefined,
    isUnlisted: false,
    unlisted: undefined,
    readExchange: undefined,
  };
  const { read, list, key } = instance.resource;
  const call = read && selected.has(read) && (await prepareCall(trial, read, { instance, userIndex }));
  // Preparing the call may have found the id of what shows none at its creation.
  const id = instance.ids.get(key);
  if (call && namesInstance(trial, call, instance)) {
    const exchange = await readShown(trial, instance, call, userIndex);
    views.readExchange = exchange;
    // A read that answers with a list without items shows nothing.
    const isShown = exchange.ok && !isEmptyList(exchange.payload);
    const value = isShown ? representationOf(exchange.payload, id) : undefined;
    if (value) views.read = { exchange, value };
  }
  if (options.list !== false && list && selected.has(list) && id !== undefined) {
    const own = await findInList(trial, instance, list, userIndex);
    const further = own.isWhole && !own.item ? furtherReader(trial, instance, list, userIndex) : undefined;
    const found = further === undefined ? own : await findInList(trial, instance, list, further);
    views.list = found.item && { exchange: found.exchange, value: found.item };
    views.isUnlisted = found.isWhole && !found.item;
    views.unlisted = found.exchange;
  }
  return views;
}

/**
 * Whether a call names the instance: a job's answer shows no id of what the job will make, and one that stands in for it
 * is that of something else, be it made up or seen in another answer.
 */
function namesInstance(
  { checker: { bases } }: Trial,
  { operation, parameters }: PreparedCall,
  { resource, ids, payload, sentBody }: ResourceInstance,
): boolean {
  const name = [...pathSlots(operation.path)].find(([, key]) => key === resource.key)?.[0];
  if (name === undefined || ids.get(resource.key) !== undefined) return true;
  const value = parameters.get(`path.${name}`);
  const substitute = bases.get(operation)?.parameters.get(`path.${name}`);
  return (
    value !== substitute && [payload, sentBody].some((one) => Object.values(object(one)).includes(value))
  );
}

/** The read by a user, or by whoever else may see what is hidden from that user. */
async function readShown(
  trial: Trial,
  instance: ResourceInstance,
  call: PreparedCall,
  userIndex: number,
): Promise<Exchange> {
  const exchange = await trial.send(call, { userIndex });
  const isHidden = !exchange.ok && [403, 404].includes(exchange.code);
  const further = isHidden ? furtherReader(trial, instance, call.operation, userIndex) : undefined;
  return further === undefined ? exchange : await trial.send(call, { userIndex: further, isExactUser: true });
}

/**
 * Whoever created an instance for all, where the text shows some of what there is to some users alone: "a coupon that is
 * not active is there for clerks only; members get 404".
 */
function furtherReader(
  { checker: { callers } }: Trial,
  { resource }: ResourceInstance,
  { text }: Operation,
  userIndex: number,
): number | undefined {
  const isForSome = /\b(only|alone|hidden|invisible)\b/i.test(text);
  return resource.create && userIndex === 0 && isForSome ? callers.get(resource.create) : undefined;
}

/** Whether an instance no longer exists: by its read operation, else by its list. */
export function isGone({ readExchange, isUnlisted }: Views): boolean {
  return readExchange ? !readExchange.ok && [404, 410].includes(readExchange.code) : isUnlisted;
}

/** Reads a list page by page until an item with the instance's id appears or the list ends. */
export async function findInList(
  trial: Trial,
  instance: ResourceInstance,
  list: Operation,
  userIndex: number,
  further: readonly (readonly [key: string, value: unknown])[] = [],
) {
  const prepared = await prepareCall(trial, list, { instance, userIndex });
  const call = { ...prepared, parameters: new Map([...prepared.parameters, ...further]) };
  const { pagination = wholeList(list) } = list;
  const size = largestSize(list);
  let before: Page | undefined;
  for (let index = 0; index < 12; index += 1) {
    const page = await fetchPage(trial, call, pagination, { index, size, before, userIndex });
    if (!page) return { exchange: trial.steps.at(-1), item: undefined, isWhole: false };
    const { items, exchange } = page;
    const declared = pagination.isDeclared ? pagination.id : undefined;
    const item = itemOf(items.filter(isObject), instance, declared);
    if (item) return { exchange, item, isWhole: true };
    if (areOfOtherKind(items, instance)) return { exchange, item: undefined, isWhole: false };
    if (
      !isPaged(pagination) &&
      list.parameters.some(({ name }) => /cursor|after|token|limit|size/i.test(name))
    )
      return { exchange, item: undefined, isWhole: items.length < 5 };
    if (isLast(page, pagination, size))
      return { exchange, item: undefined, isWhole: mayShow(list, instance, declared) };
    before = page;
  }
  return { exchange: before?.exchange, item: undefined, isWhole: false };
}

/** Whether items have ids of another form than the instance's: the parts in stock are no lines of an order. */
function areOfOtherKind(items: readonly unknown[], { resource }: ResourceInstance): boolean {
  const ids = items.flatMap((one) => (isObject(one) && one["id"] !== undefined ? [one["id"]] : []));
  return ids.length > 0 && !ids.some((id) => mayBeIdOf(resource, id));
}

/** Whether the items of a list have an id at all: labels with their counts do not show whose labels were set. */
function mayShow(list: Operation, { resource, payload, ids }: ResourceInstance, declared?: string): boolean {
  const item = findList(list)?.item;
  const members = item ? [...membersOf(list.contract.documents, item).keys()] : [];
  if (members.length === 0) return true;
  const id = ids.get(resource.key);
  const names = Object.entries(representationOf(payload, id) ?? {}).flatMap(([name, value]) =>
    String(value) === String(id) ? [name] : [],
  );
  return members.some((name) => name === declared || isIdName(name) || names.includes(name));
}
