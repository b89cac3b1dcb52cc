import { prepareCall } from "../../engine/prepare-call";
import { isIdValue, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { isEquivalent } from "../shared/equivalent-values";
import { fetchAll } from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";

/** So many items of a list are read one by one. */
const mostItems = 4;

/**
 * An item of a list shows what its read shows, in the members that both document.
 *
 * Standard: consistency of the documented responses.
 * Reports: `read-back`. Severity: error.
 */
export function listReadAgreement({ list, read }: Resource, selected: ReadonlySet<Operation>): Scenario[] {
  if (!list || !read || !selected.has(list) || !selected.has(read) || list.path === read.path) return [];
  return [{ name: `items ${list.id}`, operation: list, run: (trial) => compareItems(trial, list, read) }];
}

async function compareItems(trial: Trial, list: Operation, read: Operation): Promise<void> {
  const call = await prepareCall(trial, list);
  const all = await fetchAll(trial, call);
  if (!all || !trial.isSound(all.exchange)) return;
  const idName = list.pagination?.id ?? "id";
  const items = all.items.filter(isObject);
  for (const item of sampleOf(items, choicesIn(list))) {
    const id = item[idName];
    const readCall = isIdValue(id) ? readOf(call, read, id) : undefined;
    if (!readCall) continue;
    const [first, second] = [await trial.send(readCall), await trial.send(readCall)];
    const [shown, again] = [first, second].map(({ ok, payload }) =>
      ok ? representationOf(payload, id) : undefined,
    );
    if (!shown || !again || !trial.isSound(first)) continue;
    const name = differingMember(item, shown, again);
    if (name === undefined) continue;
    return trial.report("read-back", list, all.exchange, {
      expected: `${name} of ${String(id)} as ${read.id} shows it: ${toJson(shown[name])}`,
      actual: `${name}: ${toJson(item[name])}`,
      pointer: `/${name}`,
      cause: "item",
    });
  }
}

/** The members of the items that have one of several values, such as their state. */
function choicesIn(list: Operation): string[] {
  const { documents } = list.contract;
  const item = findList(list)?.item;
  return [...(item ? membersOf(documents, item) : [])].flatMap(([name, place]) =>
    shapeOf(documents, place).values === undefined ? [] : [name],
  );
}

/** Items from all over the list, and one of each kind: what is over is easily shown as it was. */
export function sampleOf<Item extends Readonly<Record<string, unknown>>>(
  items: readonly Item[],
  choices: readonly string[],
): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / mostItems));
  const spread = items.filter((_, index) => index % step === 0).slice(0, mostItems);
  const kinds = choices.flatMap((name) => [...new Map(items.map((item) => [item[name], item])).values()]);
  return [...new Set([...spread, ...kinds])].slice(0, 2 * mostItems);
}

/** The read of one item, below the same parents as the list. */
function readOf(call: PreparedCall, read: Operation, id: unknown): PreparedCall | undefined {
  const names = [...read.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const own = names.at(-1);
  if (own === undefined || !read.path.endsWith("}")) return undefined;
  const parameters = new Map<string, unknown>([[`path.${own}`, id]]);
  for (const name of names.slice(0, -1)) {
    const value = call.parameters.get(`path.${name}`);
    if (value === undefined) return undefined;
    parameters.set(`path.${name}`, value);
  }
  const isComplete = read.parameters.every(
    ({ required, in: at, name }) => !required || (at === "path" && names.includes(name)),
  );
  return isComplete ? { operation: read, parameters, body: undefined } : undefined;
}

/** A member that an item and both reads have, with another value in the item. */
export function differingMember(
  item: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, unknown>>,
  second: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(item).find(
    (name) =>
      Object.hasOwn(first, name) &&
      isEqual(first[name], second[name]) &&
      !isEquivalent(item[name], first[name]) &&
      !isEquivalent(first[name], item[name]),
  );
}
