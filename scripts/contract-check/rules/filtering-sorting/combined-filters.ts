import type { Place } from "../../document/place";
import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isEqual, isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { membersOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { type FetchedList, fetchAll, propertyOf } from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";

/** So many pairs are tried: one that is wrong shows in most. */
const mostPairs = 4;

/**
 * Two filters together return what each of them returns.
 *
 * Standard: the documented filters, which all have to hold.
 * Reports: `filter`. Severity: error.
 */
export async function checkCombinedFilters(trial: Trial, operation: Operation): Promise<void> {
  const named = combinable(operation).flatMap(([name, property]) => {
    const parameter = operation.parameters.find((one) => one.name === name && one.in === "query");
    return parameter && !parameter.required ? [{ parameter, property }] : [];
  });
  if (named.length < 2) return;
  const call = await prepareCall(trial, operation);
  const parameters = new Map(call.parameters);
  for (const { parameter } of named) parameters.delete(keyOf(parameter));
  const plain = { ...call, parameters };
  const all = await fetchAll(trial, plain);
  if (!all?.isWhole || all.items.length < 3) return;
  const selections: Selection[] = [];
  for (const { parameter, property } of named.slice(0, 5)) {
    const found = await selectionOf(trial, plain, parameter, property, all.items);
    if (found) selections.push(found);
  }
  const pairs = selections.flatMap((left, index) =>
    selections.slice(index + 1).map((right): [Selection, Selection] => [left, right]),
  );
  for (const [left, right] of pairs.slice(0, mostPairs))
    if (!(await tryPair(trial, plain, left, right))) return;
}

/** The filters, and the parameters that are called like a member. */
export function combinable(operation: Operation): [parameter: string, property: string][] {
  const list = findList(operation);
  const members = list ? membersOf(operation.contract.documents, list.item) : new Map<string, Place>();
  const paging = [operation.pagination?.page, operation.pagination?.size, operation.pagination?.offset];
  const same = operation.parameters
    .filter(({ name, in: at }) => at === "query" && members.has(name) && !paging.includes(name))
    .map(({ name }): [string, string] => [name, name]);
  return [...new Map([...same, ...Object.entries(operation.filters)])];
}

interface Selection {
  parameter: Parameter;
  value: unknown;
  items: readonly unknown[];
}

/** A value that selects some items and not all. */
async function selectionOf(
  trial: Trial,
  plain: PreparedCall,
  parameter: Parameter,
  property: string,
  all: readonly unknown[],
): Promise<Selection | undefined> {
  const values = new Set(all.flatMap((item) => propertyOf(item, property)));
  const usable = [...values].filter((one) => ["string", "number", "boolean"].includes(typeof one));
  for (const value of usable.slice(0, 3)) {
    if (!trial.checker.validator.isValid(parameter.schema, value)) continue;
    const items = (await fetchWith(trial, plain, [[parameter, value]]))?.items ?? [];
    if (items.length > 0 && items.length < all.length) return { parameter, value, items };
  }
  return undefined;
}

async function fetchWith(
  trial: Trial,
  plain: PreparedCall,
  values: readonly (readonly [Parameter, unknown])[],
): Promise<FetchedList | undefined> {
  const sent = values.map(([parameter, value]): [string, unknown] => [keyOf(parameter), value]);
  const found = await fetchAll(trial, { ...plain, parameters: new Map([...plain.parameters, ...sent]) });
  return found?.isWhole && trial.isSound(found.exchange) ? found : undefined;
}

/** Returns whether both together have what each has. */
async function tryPair(
  trial: Trial,
  plain: PreparedCall,
  left: Selection,
  right: Selection,
): Promise<boolean> {
  const found = await fetchWith(trial, plain, [
    [left.parameter, left.value],
    [right.parameter, right.value],
  ]);
  if (!found) return true;
  const wanted = inBoth(left.items, right.items);
  if (found.items.length === wanted.length && inBoth(found.items, wanted).length === wanted.length)
    return true;
  const asked = [left, right].map(({ parameter, value }) => `${parameter.name}=${String(value)}`);
  trial.report("filter", plain.operation, found.exchange, {
    expected: `the ${wanted.length} items that answer ${asked.join(" and ")}`,
    actual: `${found.items.length} items`,
    cause: `${left.parameter.name} and ${right.parameter.name}`,
    pointer: `/${keyOf(right.parameter)}`,
    place: right.parameter.place,
  });
  return false;
}

/** The items of one list that another one has, too. */
export function inBoth(left: readonly unknown[], right: readonly unknown[]): unknown[] {
  return left.filter((item) => right.some((one) => isSame(item, one)));
}

const isSame = (left: unknown, right: unknown): boolean =>
  isObject(left) && isObject(right) && left["id"] !== undefined
    ? left["id"] === right["id"]
    : isEqual(left, right);
