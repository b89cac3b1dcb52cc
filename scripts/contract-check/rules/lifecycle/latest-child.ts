import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { movedDay } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform } from "../shared/prepared-call";

/**
 * What a parent shows of the latest of its children is of the one created last (`lastValue` is its `value`), and what a
 * text lets be taken back only as long as it is the latest is refused for those before: "Earlier ones cannot be deleted".
 *
 * Standard: the descriptions of the parent's read and of the deletion; RFC 9110 §15.5.10 (409).
 * Reports: `read-back`, `conflict`. Severity: error.
 */
export function latestChild(checker: Checker, child: Resource): Scenario[] {
  const parent = child.parent === undefined ? undefined : checker.resources.all.get(child.parent);
  const { create, remove } = child;
  if (!parent?.create || !parent.read || !create || !checker.selected.has(create)) return [];
  const pairs = latestMembers(parent.read, create);
  const isOrdered = remove !== undefined && documents(remove, 409) && isForLatest(remove.text);
  if (pairs.length === 0 && !isOrdered) return [];
  const removal = isOrdered ? remove : undefined;
  return [
    {
      name: `latest ${child.key}`,
      operation: create,
      run: (trial) => checkLatest(trial, parent, child, { pairs, removal }),
    },
  ];
}

/** `lastValue` and `value`, `latestReading_at` and `reading_at`: members of the parent and of its latest child. */
export function latestMembers(read: Operation, create: Operation): [ofParent: string, ofChild: string][] {
  const own = [...responseMembers(create).keys()];
  return [...responseMembers(read).keys()].flatMap((name): [string, string][] => {
    const [first, ...rest] = wordsOf(name);
    if (!/^(last|latest|newest|most_recent)$/.test(first ?? "") || rest.length === 0) return [];
    const same = own.find((one) => wordsOf(one).join(" ") === rest.join(" "));
    return same === undefined ? [] : [[name, same]];
  });
}

/** "Only the latest reading can be taken back", "Earlier ones cannot be deleted". */
export const isForLatest = (text: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      /\bonly (be )?(of )?(the|its) (latest|last|newest|most recent)\b/i.test(one) ||
      /\b(earlier|older|previous) (ones?|\w+) (cannot|can't|can not|may not|must not|are refused|is refused)\b/i.test(
        one,
      ),
  );

async function checkLatest(
  trial: Trial,
  parent: Resource,
  child: Resource,
  { pairs, removal }: { pairs: readonly (readonly [string, string])[]; removal: Operation | undefined },
): Promise<void> {
  const home = await createInstance(trial, parent);
  const first = home && (await createChild(trial, child, home, undefined));
  const second = home && first && (await createChild(trial, child, home, first));
  if (home && first && second) {
    await compare(trial, home, second, pairs);
    if (removal) await removeEarlier(trial, first, removal);
  }
  await discard(trial, second);
  await discard(trial, first);
  await discard(trial, home);
}

/** A child, later than the one before it where it has a day or time. */
async function createChild(
  trial: Trial,
  { create }: Resource,
  home: ResourceInstance,
  before: ResourceInstance | undefined,
): Promise<ResourceInstance | undefined> {
  if (!create) return undefined;
  const call = withNewNames(trial, await prepareCall(trial, create, { instance: home }));
  const sent = isObject(before?.sentBody) ? before.sentBody : undefined;
  const body = sent && isObject(call.body) ? laterThan({ ...call.body, ...sent }) : call.body;
  const exchange = await perform(trial, { ...call, body });
  return exchange.ok ? lastCreated(trial) : undefined;
}

/** The body with its dates a day and its whole numbers one further. */
function laterThan(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (typeof value === "number" && Number.isInteger(value)) return [name, value + 1];
      const isTime = typeof value === "string" && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value);
      return [name, isTime ? (movedDay(value, 1) ?? value) : value];
    }),
  );
}

async function compare(
  trial: Trial,
  home: ResourceInstance,
  latest: ResourceInstance,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  const { read, key } = home.resource;
  if (!read || pairs.length === 0) return;
  const shown = await trial.send(await prepareCall(trial, read, { instance: home }));
  const own = representationOf(latest.payload, latest.ids.get(latest.resource.key));
  const view = shown.ok ? representationOf(shown.payload, home.ids.get(key)) : undefined;
  if (!own || !view || !trial.isSound(shown)) return;
  for (const [name, of] of pairs)
    if (own[of] !== undefined && !isEqual(view[name], own[of]))
      trial.report("read-back", read, shown, {
        expected: `${name} ${toJson(own[of])}, the ${of} of the latest ${latest.resource.noun}`,
        actual: `${name}: ${toJson(view[name])}`,
        pointer: `/${name}`,
        cause: `latest ${name}`,
      });
}

async function removeEarlier(trial: Trial, first: ResourceInstance, removal: Operation): Promise<void> {
  const exchange = await trial.send(await prepareCall(trial, removal, { instance: first }));
  if (!exchange.ok) return;
  first.isDeleted = true;
  trial.report("conflict", removal, exchange, {
    expected: `409, as there is a later ${first.resource.noun}`,
    cause: "not the latest",
  });
}
