import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { singular } from "../../lib/singular";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { stateMember } from "../shared/state-member";

/** A number of a parent that its list of children shows, too. */
export interface Aggregate {
  name: string;
  kind: "sum" | "lowest" | "highest" | "count";
  /** The member of the children; the children themselves are counted where it is absent. */
  of: string | undefined;
}

/** How many parents are compared. */
const most = 5;

/**
 * What a parent shows of its children agrees with their list: "The places of all categories together", "The lowest price of
 * all categories".
 *
 * Standard: the member's description.
 * Reports: `read-back`. Severity: error.
 */
export function childAggregates({ resources, selected }: Checker): Scenario[] {
  const all = [...resources.all.values()];
  return all.flatMap((parent) =>
    all.flatMap((child): Scenario[] => {
      const { list } = child;
      if (child.parent !== parent.key || !list || !parent.read || !parent.list) return [];
      if (![list, parent.read, parent.list].every((one) => selected.has(one))) return [];
      const found = aggregatesOf(parent.read, child, list);
      if (found.length === 0) return [];
      const run = (trial: Trial): Promise<void> => compare(trial, parent, list, found);
      return [{ name: `aggregates ${parent.read.id} ${list.id}`, operation: parent.read, run }];
    }),
  );
}

function aggregatesOf(read: Operation, child: Resource, list: Operation): Aggregate[] {
  const items = findList(list);
  if (!items) return [];
  const { documents } = list.contract;
  const isNumber = (place: Parameters<typeof shapeOf>[1]): boolean => {
    const { types } = shapeOf(documents, place);
    return types.has("integer") || types.has("number");
  };
  const members = [...membersOf(documents, items.item)].flatMap(([name, place]) =>
    isNumber(place) ? [name] : [],
  );
  const noun = wordsOf(list.path.slice(list.path.lastIndexOf("/") + 1)).map(singular);
  const states = stateMember(child)?.values ?? [];
  return [...responseMembers(read)].flatMap(([name, place]): Aggregate[] => {
    const text = descriptionOf(place, read.contract.documents.resolve(place));
    const isAboutState = states.some((one) => text.toLowerCase().includes(one.toLowerCase()));
    const found = isNumber(place) && !isAboutState ? aggregateIn(text, noun, members) : undefined;
    return found ? [{ name, ...found }] : [];
  });
}

const conditions =
  /\b(not|no|without|except|only|active|open|current|past|upcoming|future|visible|ever|last|latest|average|different|distinct|own|that|which|whose|who|with|if|when|so far|since|per|each|cancelled|deleted|remaining)\b/i;

/** What a text says that a number is of all children. */
export function aggregateIn(
  text: string,
  noun: readonly string[],
  members: readonly string[],
): Omit<Aggregate, "name"> | undefined {
  const [first = ""] = text.split(/[.;]/);
  const words = wordsOf(first.replace(/`/g, "")).map(singular);
  const at = positionOf(words, noun);
  if (at < 0 || conditions.test(first)) return undefined;
  const kind = kindIn(first);
  if (kind === undefined || kind === "count") return kind && { kind, of: undefined };
  const before = words.slice(0, at).join(" ");
  const [of] = members
    .filter((name) => isStated(name, before))
    .toSorted((left, right) => wordsOf(right).length - wordsOf(left).length);
  return of === undefined ? undefined : { kind, of };
}

/** Where a text names the children: "price categories" as a whole, else "categories". */
function positionOf(words: readonly string[], noun: readonly string[]): number {
  const whole = words.findIndex((_, index) => noun.every((word, step) => words[index + step] === word));
  return whole >= 0 || noun.length === 0 ? whole : words.lastIndexOf(noun.at(-1) ?? "");
}

function kindIn(text: string): Aggregate["kind"] | undefined {
  if (/\b(lowest|minimum|smallest|cheapest)\b/i.test(text)) return "lowest";
  if (/\b(highest|maximum|largest|dearest)\b/i.test(text)) return "highest";
  if (/\b(sum|total|together|added up|in all)\b/i.test(text)) return "sum";
  return /\b(number|count) of (all )?(the |its )?(\w+ )?\w+$/i.test(text.trim()) ? "count" : undefined;
}

/** Whether a text names a member: `price_cents` is a price. */
function isStated(name: string, text: string): boolean {
  const words = wordsOf(name)
    .map(singular)
    .filter((word) => !/^(cent|minor|amount|total|value)$/.test(word));
  return words.length > 0 && ` ${text} `.includes(` ${words.join(" ")} `);
}

/** The number that a list of children gives; undefined where one of them does not show the member. */
export function aggregateOf(items: readonly unknown[], { kind, of }: Aggregate): number | null | undefined {
  if (kind === "count" || of === undefined) return items.length;
  const values = items.map((item) => propertyOf(item, of));
  if (!values.every((one) => typeof one === "number")) return undefined;
  if (kind === "sum") return values.reduce((sum, one) => sum + one, 0);
  if (values.length === 0) return null;
  return kind === "lowest" ? Math.min(...values) : Math.max(...values);
}

async function compare(
  trial: Trial,
  parent: Resource,
  list: Operation,
  aggregates: readonly Aggregate[],
): Promise<void> {
  if (!parent.list || !trial.checker.bases.get(list)?.isAccepted) return;
  const all = await fetchAll(trial, await prepareCall(trial, parent.list));
  const instances = (all?.items ?? []).flatMap((item) => {
    const found = all && isObject(item) ? registeredItem(trial, parent, all.exchange, item, 0) : undefined;
    return found ? [found] : [];
  });
  // Those created last have children of this run, the first ones have those of the beginning.
  const chosen = [...instances.slice(0, most), ...instances.slice(most).slice(-2)];
  for (const instance of chosen) {
    const children = await fetchAll(trial, await prepareCall(trial, list, { instance }));
    const shown = children?.isWhole ? await readOf(trial, parent, instance) : undefined;
    if (!children || !shown) continue;
    for (const one of aggregates) {
      const wanted = aggregateOf(children.items, one);
      const is = shown.value[one.name];
      // Without children a server may show none or zero.
      if (wanted === undefined || is === undefined || is === wanted || children.items.length === 0) continue;
      if (!trial.isSound(shown.exchange) || !trial.isSound(children.exchange)) continue;
      trial.report("read-back", shown.exchange.operation, shown.exchange, {
        expected: `${one.name} to be ${wanted}, as ${list.id} shows`,
        actual: `${one.name}: ${String(is)}`,
        pointer: `/${one.name}`,
        cause: "aggregate",
      });
      return;
    }
  }
}

async function readOf(
  trial: Trial,
  { read, key }: Resource,
  instance: ResourceInstance,
): Promise<{ exchange: Exchange; value: Record<string, unknown> } | undefined> {
  if (!read) return undefined;
  const exchange = await trial.send(await prepareCall(trial, read, { instance }));
  const value = exchange.ok ? representationOf(exchange.payload, instance.ids.get(key)) : undefined;
  return value && { exchange, value };
}
