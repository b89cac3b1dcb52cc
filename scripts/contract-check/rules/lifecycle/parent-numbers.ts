import type { Checker } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { singular } from "../../lib/singular";
import type { Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import { spacedNoun, wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { spelled, stateMember } from "../shared/state-member";
import { countOf, homeFor } from "./counters";

/** A number of a parent that follows from its children. */
export interface ParentNumber {
  name: string;
  /** The member of the children that is added up; a count where it is absent. */
  addend: string | undefined;
  /** The states in which a child counts; every one where it is empty. */
  states: readonly string[];
}

const mostValues = 5;

/**
 * What a parent counts or adds up of its children changes with a child of every kind: "Sum of `durationMinutes` of all
 * lessons", "Number of published courses".
 *
 * Standard: the member's name and description.
 * Reports: `read-back`. Severity: error.
 */
export function parentNumbers(checker: Checker): Scenario[] {
  const all = [...checker.resources.all.values()];
  return all.flatMap((parent) =>
    all.flatMap((child) => {
      const { create } = child;
      if (parent === child || !parent.read || !create || !checker.selected.has(create)) return [];
      if (!checker.selected.has(parent.read)) return [];
      if (child.parent !== parent.key && !needs(checker, create, parent)) return [];
      const numbers = numbersOf(parent, child);
      if (numbers.length === 0) return [];
      const run = (trial: Trial): Promise<void> => createEach(trial, parent, child, create, numbers);
      return [{ name: `numbers ${create.id} ${parent.key}`, operation: create, run }];
    }),
  );
}

/** The numbers of a parent that its children make up. */
export function numbersOf(parent: Resource, child: Resource): ParentNumber[] {
  if (!parent.read || child.noun === "") return [];
  const { documents } = parent.read.contract;
  const states = stateMember(child)?.values ?? [];
  const counted = countOf(parent, child);
  return [...responseMembers(parent.read)].flatMap(([name, place]): ParentNumber[] => {
    const text = descriptionOf(place, documents.resolve(place));
    if (
      !shapeOf(documents, place).types.has("integer") ||
      /\b(not|without|except|only|distinct|different|last|latest)\b/i.test(text)
    )
      return [];
    const addend = addendIn(text, child);
    if (name !== counted && addend === undefined && !countsChildren(text, child, states)) return [];
    const named = states.filter((one) => new RegExp(`\\b${spelled(one)}\\b`, "i").test(text));
    if (
      named.length === 0 &&
      kindsOf(child).some(([, values]) =>
        values.some((one) => new RegExp(`\\b${spelled(one)}`, "i").test(text)),
      )
    )
      return [];
    return [{ name, addend, states: named }];
  });
}

/** "Number of the client's openings with status `open`", and nothing more. */
export function countsChildren(
  text: string,
  { noun }: Pick<Resource, "noun">,
  states: readonly string[],
): boolean {
  const state = `\\W?(?:${["\\b\\B", ...states.map(spelled)].join("|")})\\W?`;
  return new RegExp(
    `^(?:the )?(?:number|count) of (?:the |its |all |all the )?(?:[\\w-]+['’]s )?(?:${state} )?${spacedNoun(noun)}s?(?: (?:with|in|of|that (?:is|are)) (?:the )?(?:status |state |stage |phase )?${state}(?:(?:,| or| and) ${state})*)?[.;]?$`,
    "i",
  ).test(text.replace(/\s+/g, " ").trim());
}

/** "Sum of `durationMinutes` of all lessons". */
function addendIn(text: string, child: Resource): string | undefined {
  const shown = child.read ?? child.create;
  const [, name = "", rest = ""] =
    /\bsum of (?:the |all )?`?(\w+)`?s?(?: of| over| in)?([^.;]*)/i.exec(text) ?? [];
  if (name === "" || !shown || !responseMembers(shown).has(name)) return undefined;
  return wordsOf(rest).map(singular).join("").includes(child.noun) ? name : undefined;
}

/** Enumerated members of a creation, other than states. */
function kindsOf({ create }: Resource): [name: string, values: string[]][] {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema) return [];
  return [...membersOf(create.contract.documents, schema)].flatMap(([name, place]): [string, string[]][] => {
    const values = shapeOf(create.contract.documents, place).values?.filter((one) => typeof one === "string");
    return values && values.length > 1 && !/(state|status)$/i.test(name) ? [[name, values]] : [];
  });
}

async function createEach(
  trial: Trial,
  parent: Resource,
  child: Resource,
  create: Operation,
  numbers: readonly ParentNumber[],
): Promise<void> {
  if (!trial.checker.bases.get(create)?.isAccepted) return;
  const home = await homeThatTakes(trial, parent, create);
  if (!home) return;
  const [kind] = kindsOf(child);
  const values = kind ? kind[1].slice(0, mostValues) : [undefined];
  const created: (ResourceInstance | undefined)[] = [];
  let before = await readOf(trial, home);
  for (const value of values) {
    const call = withNewNames(trial, await prepareCall(trial, create, { instance: home }));
    const body = kind && isObject(call.body) ? { ...call.body, [kind[0]]: value } : call.body;
    const exchange = await perform(trial, { ...call, body });
    const inner = exchange.ok ? lastCreated(trial) : undefined;
    const after = inner && (await readOf(trial, home));
    if (!inner || !before || !after) break;
    created.push(inner);
    const isIn = inner.ids.get(parent.key) === home.ids.get(parent.key);
    const wrong =
      isIn &&
      trial.isSound(exchange) &&
      (judge(trial, child, create, numbers, { inner, before, after }) ?? false);
    if (wrong) break;
    before = after;
  }
  for (const one of created.reverse()) await discard(trial, one);
  await discard(trial, home);
}

/** A parent that takes a child: a new one may be inactive, where those of other calls are not. */
async function homeThatTakes(
  trial: Trial,
  parent: Resource,
  create: Operation,
): Promise<ResourceInstance | undefined> {
  const home = await homeFor(trial, parent, create);
  const exchange =
    home && (await perform(trial, withNewNames(trial, await prepareCall(trial, create, { instance: home }))));
  if (exchange?.ok) await discard(trial, lastCreated(trial));
  if (exchange?.ok || exchange?.code !== 409) return home;
  await discard(trial, home);
  const call = await validCall(trial, create, { isFresh: true });
  const named = new Set([
    ...call.parameters.values(),
    ...(isObject(call.body) ? Object.values(call.body) : []),
  ]);
  return trial.checker.instances.findLast(
    (one) => one.resource === parent && one.isOwn && !one.isDeleted && named.has(one.ids.get(parent.key)),
  );
}

interface Shown {
  exchange: Exchange;
  value: Record<string, unknown>;
}

async function readOf(trial: Trial, instance: ResourceInstance): Promise<Shown | undefined> {
  const { read, key } = instance.resource;
  if (!read) return undefined;
  const exchange = await trial.send(await prepareCall(trial, read, { instance }));
  const value = exchange.ok ? representationOf(exchange.payload, instance.ids.get(key)) : undefined;
  return value && { exchange, value };
}

/** Reports the first number that did not change as the new child asks for. Returns whether there is one. */
function judge(
  trial: Trial,
  child: Resource,
  create: Operation,
  numbers: readonly ParentNumber[],
  { inner, before, after }: { inner: ResourceInstance; before: Shown; after: Shown },
): boolean {
  const own = representationOf(inner.payload, inner.ids.get(child.key)) ?? {};
  for (const { name, addend, states } of numbers) {
    const [was, is] = [before.value[name], after.value[name]];
    const change = changeOf(own, addend, states, stateMember(child)?.name);
    if (typeof was !== "number" || typeof is !== "number" || change === undefined || is === was + change)
      continue;
    trial.report("read-back", after.exchange.operation, after.exchange, {
      expected: `${name} to be ${was + change} after ${create.id}`,
      actual: `${name}: ${is}`,
      pointer: `/${name}`,
      cause: "parent number",
    });
    return true;
  }
  return false;
}

/** By how much a number changes with a new child. */
export function changeOf(
  child: Readonly<Record<string, unknown>>,
  addend: string | undefined,
  states: readonly string[],
  stateName: string | undefined,
): number | undefined {
  const state = stateName === undefined ? undefined : child[stateName];
  if (states.length > 0 && typeof state !== "string") return undefined;
  if (states.length > 0 && !states.some((one) => one === state)) return 0;
  if (addend === undefined) return 1;
  const value = child[addend];
  return typeof value === "number" ? value : undefined;
}
