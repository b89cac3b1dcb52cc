import type { Place } from "../../document/place";
import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { visitObjects } from "../../judge/visit-objects";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, withValueAt } from "../../lib/json";
import { singular } from "../../lib/singular";
import { plainText, sentencesOf } from "../../lib/texts";
import { successSchemas } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { referredNoun, spacedNoun, wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { referencesTo } from "../shared/body-references";
import { differentValue, memberNames } from "../shared/different-value";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/** "The price when the order was placed", "at the time of booking", "later changes do not show". */
const stored =
  /\b(at|of|from) the (time|moment)\b|\bat that time\b|\bwhen (the|it|this)\b[\w\s]{0,24}\b(was|is|were) (\w+)\b|\btime of (the )?\w+|\b(later|subsequent|further)( \w+)? changes?\b|\bdoes not (change|follow)\b|\bsnapshot\b|\bfrozen\b/i;

/**
 * What an instance took from another one stays as it was when the other one changes: "The part's price when the quote was
 * made", "takes over rate and deposit of the instrument as they are now".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `read-back`. Severity: error.
 */
export function storedValues(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  if (isRead(operation) || !operation.body || !role) return [];
  const read = role.resource.read ?? parentOf(checker, role.resource)?.read;
  if (!read || !checker.selected.has(read)) return [];
  const hasOwn = hasStoredMembers(read);
  return [...checker.resources.all.values()].flatMap((source) => {
    const change = source.update ?? source.replace;
    if (source === role.resource || !source.create || !change || !checker.selected.has(change)) return [];
    const words = copiedNames(operation.text, source.noun);
    if (!hasOwn && words.size === 0) return [];
    const run = (trial: Trial): Promise<void> =>
      changeSource(trial, { operation, read, source, change, words });
    return [{ name: `stored ${operation.id} ${source.key}`, operation, run }];
  });
}

/**
 * The words for what a text has taken from something else once: "takes over rate and deposit of the instrument as they are
 * now", "Name and price are copied from the dishes at this moment".
 */
export function copiedNames(text: string, noun: string): ReadonlySet<string> {
  if (noun === "") return new Set();
  const source = `(?:the |its |an? )?${pluralsOf(spacedNoun(noun))}\\b`;
  const patterns = [
    `\\btakes? over (?:the )?([^.;:]*?) (?:of|from) ${source}[^.;:]*\\b(?:now|at (?:this|that) (?:moment|time))\\b`,
    `(?:^|[,;:] )(?:the )?([^.;:]*?) (?:is|are) (?:copied|taken over) from ${source}[^.;:]*\\b(?:now|at (?:this|that) (?:moment|time)|when)\\b`,
  ];
  const found = sentencesOf(plainText(text)).flatMap((one) =>
    patterns.flatMap((pattern) => new RegExp(pattern).exec(one)?.[1] ?? []),
  );
  const words = found.flatMap((one) => one.split(/[^a-z]+/)).map(singular);
  return new Set(words.filter((one) => one.length > 2 && !/^(the|and|its|all|id|at|of)$/.test(one)));
}

const pluralsOf = (noun: string): string =>
  /y$/.test(noun) ? `${noun.slice(0, -1)}(?:y|ies)` : `${noun}(?:e?s)?`;

const parentOf = ({ resources }: Checker, { parent }: Resource): Resource | undefined =>
  parent === undefined ? undefined : resources.all.get(parent);

function hasStoredMembers(read: Operation): boolean {
  const { documents } = read.contract;
  const isStored = (place: Place, depth: number): boolean =>
    depth < 5 &&
    [...membersOf(documents, place)].some(
      ([, member]) =>
        isStoredText(descriptionOf(member, documents.resolve(member))) ||
        isStored(shapeOf(documents, member).items ?? member, depth + 1),
    );
  return successSchemas(read).some((schema) => isStored(schema, 0));
}

const isStoredText = (text: string): boolean => stored.test(text);

interface Case {
  operation: Operation;
  read: Operation;
  source: Resource;
  change: Operation;
  /** Words for what the text of the operation has taken over. */
  words: ReadonlySet<string>;
}

async function changeSource(trial: Trial, { operation, read, source, change, words }: Case): Promise<void> {
  const { bases } = trial.checker;
  const body = bases.get(operation)?.body;
  if (!bases.get(operation)?.isAccepted || referencesTo(trial, operation, body, source).length === 0) return;
  const instance = await createInstance(trial, source);
  const id = instance?.ids.get(source.key);
  if (!instance || id === undefined) return;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const [reference] = referencesTo(trial, operation, call.body, source);
  const count = trial.created.length;
  const exchange =
    reference &&
    (await perform(trial, {
      ...call,
      body: withValueAt(call.body, reference.pointer, reference.isList ? [id] : id),
    }));
  if (exchange?.ok) {
    const made = trial.created.length > count ? lastCreated(trial) : undefined;
    const home = homeOf(trial, read, made);
    const before = home && (await storedIn(trial, read, home, words));
    if (home && before && before.values.size > 0 && (await changeAll(trial, instance, change)))
      judge(trial, operation, before, await storedIn(trial, read, home, words));
    await discard(trial, made);
  }
  await discard(trial, instance);
}

/** What the read shows: what was made, or what it was made in. */
function homeOf(
  trial: Trial,
  read: Operation,
  made: ResourceInstance | undefined,
): ResourceInstance | undefined {
  const resource = trial.checker.resources.roles.get(read)?.resource;
  return made?.resource === resource ? made : trial.created.findLast((one) => one.resource === resource);
}

interface Shown {
  exchange: Exchange;
  values: ReadonlyMap<string, unknown>;
}

async function storedIn(
  trial: Trial,
  read: Operation,
  instance: ResourceInstance,
  words: ReadonlySet<string>,
): Promise<Shown | undefined> {
  const exchange = await trial.send(await prepareCall(trial, read, { instance }));
  return exchange.ok && trial.isSound(exchange)
    ? { exchange, values: storedMembers(exchange, words) }
    : undefined;
}

/** Pointer → value of the members whose description says that they stay, and of those with a name of one of these words. */
export function storedMembers(
  { operation, body }: Exchange,
  copied: ReadonlySet<string> = new Set(),
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const { documents } = operation.contract;
  const [schema] = successSchemas(operation);
  if (!schema) return found;
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, member] of membersOf(documents, place))
      if (
        value[name] !== undefined &&
        value[name] !== null &&
        (isStoredText(descriptionOf(member, documents.resolve(member))) || isCopied(name, copied))
      )
        found.set(`${pointer}/${name}`, value[name]);
  });
  return found;
}

const isCopied = (name: string, copied: ReadonlySet<string>): boolean =>
  referredNoun(name) === undefined && wordsOf(name).some((word) => copied.has(singular(word)));

/** Gives every member of an instance another value. Returns whether the change was accepted. */
async function changeAll(trial: Trial, instance: ResourceInstance, change: Operation): Promise<boolean> {
  const call = await prepareCall(trial, change, { instance });
  const now = isObject(instance.payload) ? instance.payload : {};
  const base: Record<string, unknown> = isObject(call.body) ? call.body : {};
  const numbers: Record<string, unknown> = { ...base };
  const all: Record<string, unknown> = { ...base };
  for (const name of memberNames(change)) {
    const value = differentValue(trial, change, name, now[name] ?? base[name]);
    // A switch or a state may make the instance unusable.
    if (value === undefined || typeof value === "boolean") continue;
    all[name] = value;
    if (typeof value === "number" || isObject(value)) numbers[name] = value;
  }
  for (const body of [all, numbers]) {
    const exchange = await trial.send({ ...call, body });
    if (exchange.ok) return true;
  }
  return false;
}

function judge(trial: Trial, operation: Operation, before: Shown, after: Shown | undefined): void {
  for (const [pointer, value] of before.values) {
    const now = after?.values.get(pointer);
    if (!after || now === undefined || isEqual(value, now)) continue;
    trial.report("read-back", after.exchange.operation, after.exchange, {
      expected: `${pointer} to stay ${toJson(value)}, as it was at the time of ${operation.id}`,
      actual: String(toJson(now)),
      pointer,
      cause: "stored value",
    });
    return;
  }
}
