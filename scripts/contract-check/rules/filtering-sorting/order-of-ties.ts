import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import { discard } from "../shared/prepared-call";
import { isOrdered } from "./sort-rank";
import { collationIn } from "./stated-order";

/** An order, and the one of items that are equal in it. */
export interface TieOrder {
  first: string;
  second: string;
}

/** What a text says of equal items: "the cheapest first, by name where prices are equal". */
export function tieOrder(operation: Operation): TieOrder | undefined {
  const list = findList(operation);
  if (!list || operation.method !== "get") return undefined;
  return tiesIn(operation.text, [...membersOf(operation.contract.documents, list.item).keys()]);
}

/** The members by which a text orders, and orders what is equal. */
export function tiesIn(text: string, members: readonly string[]): TieOrder | undefined {
  const plain = text.replace(/[`*"“”]/g, "").toLowerCase();
  for (const sentence of sentencesOf(plain)) {
    if (/\b(descending|falling|newest|reverse|age|case)\b/.test(sentence)) continue;
    const [, by = "", equal = ""] =
      /\bby (?:the |their )?(\w+) where (?:the |their )?(\w+) (?:is|are) (?:equal|the same)\b/.exec(
        sentence,
      ) ?? [];
    const [, same = "", then = ""] =
      /\b(?:that|which|who) (\w+) (?:together|at the same time|equally)(?: are| come)? (?:ordered|sorted|listed) by (?:the |their )?(\w+)/.exec(
        sentence,
      ) ??
      /\b(?:of|with) (?:the same|equal) (\w+)(?: are| come| follow)? (?:ordered |sorted |listed )?by (?:the |their )?(\w+)/.exec(
        sentence,
      ) ??
      [];
    const [first, second] = by === "" ? [same, then] : [equal, by];
    const [one, other] = [first, second].map((word) => memberNamed(word, members));
    if (one !== undefined && other !== undefined && one !== other) return { first: one, second: other };
  }
  return undefined;
}

/** "Price" is `priceCents`, "begin" is `startsAt` or `beginsAt`. */
function memberNamed(word: string, members: readonly string[]): string | undefined {
  if (word === "") return undefined;
  const stem = word.replace(/(ning|s)$/, "");
  const wanted = /^(begin|start)$/.test(stem) ? ["begin", "begins", "start", "starts"] : [stem];
  const exact = members.filter((name) => wordsOf(name).join("") === word);
  const found = exact.length > 0 ? exact : members.filter((name) => wanted.includes(wordsOf(name)[0] ?? ""));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Items that are equal in the order of a list come in the order that a text gives for them.
 *
 * Standard: the operation's description.
 * Reports: `sort`. Severity: error.
 */
export async function checkOrderOfTies(
  trial: Trial,
  operation: Operation,
  { first, second }: TieOrder,
): Promise<void> {
  const { resource } = trial.checker.resources.roles.get(operation) ?? {};
  const parent =
    resource?.parent === undefined ? undefined : trial.checker.resources.all.get(resource.parent);
  const home = parent?.create ? await createInstance(trial, parent) : undefined;
  const created = [];
  // The later texts of a run are no later in the alphabet: three of them are hardly in order by chance.
  for (let index = 0; resource?.create && index < 4; index += 1)
    created.push(await createInstance(trial, resource, home ? { home } : {}));
  const call = await prepareCall(trial, operation, home ? { instance: home } : {});
  const parameters = operation.sort
    ? parametersWithout(call, `query.${operation.sort.parameter}`)
    : call.parameters;
  const all = await fetchAll(trial, { ...call, parameters });
  const groups = new Map<unknown, string[]>();
  for (const item of all?.items ?? []) {
    const value = propertyOf(item, second);
    const key = propertyOf(item, first);
    if (typeof value === "string") groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  const wrong = [...groups].find(
    ([, values]) => values.length > 1 && !isOrdered(values, false, collationIn(operation.text)),
  );
  if (all && wrong && trial.isSound(all.exchange))
    trial.report("sort", operation, all.exchange, {
      expected: `items with ${first} ${toJson(wrong[0]) ?? ""} rising by ${second}, as the text says`,
      actual: toJson(wrong[1]),
      pointer: `/${second}`,
      cause: "order of ties",
    });
  for (const instance of [...created.reverse(), home]) await discard(trial, instance);
}
