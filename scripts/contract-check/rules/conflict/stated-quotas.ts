import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withOtherTimes, withUniqueTexts } from "../../engine/unique-texts";
import { toJson } from "../../lib/exact-json";
import { isObject, valueAt } from "../../lib/json";
import { singular } from "../../lib/singular";
import { numberOf, spelledNumbers } from "../../lib/spelled-numbers";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { exempts, grantNames } from "../../load/grants";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { discard, type PreparedCall, perform, validCall } from "../shared/prepared-call";

/** A larger number is not tried out. */
const largest = 12;

/**
 * One more than a text allows is refused: "An animal has at most five reminders (409)".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function statedQuota(checker: Checker, operation: Operation, resource: Resource): Scenario[] {
  if (!documents(operation, 403, 409, 422)) return [];
  const texts = [
    operation.text,
    ...operation.responses.filter(({ status }) => /^4/.test(status)).map(({ description }) => description),
  ];
  const text = texts.join(". ");
  const quota = quotaIn(text, resource.noun);
  if (quota === undefined || quota > largest) return [];
  // A quota that holds for some says nothing of a caller who may be one of the others.
  const grants = checker.users.flatMap((user) => user.grants ?? []);
  const [first] = checker.users;
  const isOther = checker.callers.has(operation) || first?.grants === undefined;
  if (exempts(text, isOther ? [...grants, ...grantNames(operation.contract)] : [...(first.grants ?? [])]))
    return [];
  const parent = resource.parent === undefined ? undefined : checker.resources.all.get(resource.parent);
  const flags = flagsOf(operation, text, resource.noun);
  const run = (trial: Trial): Promise<void> =>
    createAll(trial, operation, resource, parent, { quota, flags });
  return [{ name: `quota ${operation.id}`, operation, run }];
}

/** "At most five reminders", "no more than 5 webhooks": how many there may be. */
export function quotaIn(text: string, noun: string): number | undefined {
  if (noun === "") return undefined;
  const amount = `(\\d+|${spelledNumbers.join("|")}) (\\w+)(?: (\\w+))?`;
  const patterns = [
    `\\b(?:at most|no more than|up to|more than) ${amount}`,
    // "A customer has five bikes at most", "there may be six types to an event".
    `\\b(?:has|have|there (?:may|can) be) ${amount}(?: at (?:the )?most\\b| to an? \\w+)`,
    // "A customer can have six reservations at a time".
    `\\b(?:can|may) (?:only )?(?:have|hold|keep|own|make|place) (?:only )?${amount} (?:at (?:a|any|one|the same) time|at once)`,
    // What is there before another one: "the attendee has fewer than three pending orders (409)".
    `\\b(?:has|have|with) (?:fewer|less) than ${amount}`,
  ];
  for (const sentence of sentencesOf(text.replace(/[`*]/g, "")))
    for (const pattern of patterns) {
      const [, count = "", ...words] = new RegExp(pattern, "i").exec(sentence) ?? [];
      if (!words.some((one) => one !== undefined && singular(one.toLowerCase()) === noun)) continue;
      const number = numberOf(count);
      if (number !== undefined && number > 0) return number;
    }
  return undefined;
}

/** What a quota counts alone: "at most three notices are pinned" is about those with `pinned: true`. */
export function flagsOf(operation: Operation, text: string, noun: string): Record<string, true> {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  if (!schema) return {};
  const about = sentencesOf(text).filter((one) => quotaIn(one, noun) !== undefined);
  const flags = [...membersOf(docs, schema)].filter(
    ([name, place]) =>
      shapeOf(docs, place).types.has("boolean") &&
      about.some((one) =>
        new RegExp(
          `\\b${wordsOf(name)
            .filter((word) => word !== "is")
            .join(" ")}\\b`,
          "i",
        ).test(one),
      ),
  );
  return Object.fromEntries(flags.map(([name]) => [name, true]));
}

interface Quota {
  readonly quota: number;
  readonly flags: Readonly<Record<string, true>>;
}

async function createAll(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  parent: Resource | undefined,
  { quota, flags }: Quota,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const home = parent?.create ? await createInstance(trial, parent) : undefined;
  const marked = home ? undefined : await countMarked(trial, resource, flags);
  const start = trial.created.length;
  let last: Exchange | undefined;
  let ready: PreparedCall | undefined;
  for (let index = 0; index <= quota; index += 1) {
    const call = ready ?? (await prepareCall(trial, operation, home ? { instance: home } : {}));
    const body = isObject(call.body) ? { ...call.body, ...flags } : call.body;
    const distinct = withUniqueTexts(trial, operation, body, false);
    let exchange = await perform(trial, { ...call, body: withOtherTimes(trial, operation, distinct) });
    // A moved time may be one that the text refuses.
    if (exchange.code === 422 || exchange.code === 400)
      exchange = await perform(trial, { ...call, body: distinct });
    // What earlier calls have used up is replaced for all that follow.
    if (exchange.code === 409 && index === 0 && !home && Object.keys(flags).length === 0) {
      ready = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
      exchange = await perform(trial, ready);
    }
    if (!exchange.ok) break;
    last = exchange;
  }
  const made = trial.created.slice(start).filter((one) => one.resource === resource);
  // Whoever gets the mark may take it from the one before: "the one that was the default stops being it".
  const together =
    marked === undefined
      ? mostTogether(trial, operation, await stillListed(trial, resource, home, made))
      : ((await countMarked(trial, resource, flags)) ?? 0);
  if (last && together > quota)
    trial.report("conflict", operation, last, {
      expected: `a refusal, as there are at most ${quota}`,
      actual: marked ? `there are ${together}` : `${together} were created`,
      cause: "quota",
    });
  for (const instance of made.reverse()) await discard(trial, instance);
  await discard(trial, home);
}

/** Without those that a later one took the place of: "uploading a `cv` replaces the one that is there". */
async function stillListed(
  trial: Trial,
  { list, key }: Resource,
  home: ResourceInstance | undefined,
  made: readonly ResourceInstance[],
): Promise<readonly ResourceInstance[]> {
  if (!list || !trial.checker.selected.has(list)) return made;
  const all = await fetchAll(trial, await prepareCall(trial, list, home ? { instance: home } : {}));
  if (!all?.isWhole) return made;
  const gone = made.filter(({ ids }) => !all.items.some((item) => propertyOf(item, "id") === ids.get(key)));
  // A list that shows none of them may be of something else.
  return gone.length < made.length ? made.filter((one) => !gone.includes(one)) : made;
}

/** How many a list shows that are marked, where the quota counts those alone; undefined where that cannot be seen. */
async function countMarked(
  trial: Trial,
  { list }: Resource,
  flags: Quota["flags"],
): Promise<number | undefined> {
  const names = Object.keys(flags);
  if (!list || names.length === 0 || !trial.checker.selected.has(list)) return undefined;
  const all = await fetchAll(trial, await prepareCall(trial, list));
  return all?.items.filter((item) => names.every((name) => propertyOf(item, name) === true)).length;
}

/** How many of the instances count together: "at most one claim for a shipment" is about those of one shipment. */
function mostTogether({ checker }: Trial, operation: Operation, made: readonly ResourceInstance[]): number {
  const text = operation.text.toLowerCase();
  const owners = slotsOf(checker, operation).filter(
    ({ parameter, resource }) =>
      !parameter &&
      resource &&
      new RegExp(`\\b(for|per|of|has) (an?|each|every|one|the same)? ?${resource.noun}\\b`).test(text),
  );
  const counts = new Map<string, number>();
  for (const { sentBody } of made) {
    const key = toJson(owners.map(({ pointer }) => valueAt(sentBody, pointer) ?? null));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
