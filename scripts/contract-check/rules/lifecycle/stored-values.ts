import type { Place } from "../../document/place";
import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { visitObjects } from "../../judge/visit-objects";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, withValueAt } from "../../lib/json";
import { successSchemas } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
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
 * made".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `read-back`. Severity: error.
 */
export function storedValues(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  if (isRead(operation) || !operation.body || !role) return [];
  const read = role.resource.read ?? parentOf(checker, role.resource)?.read;
  if (!read || !checker.selected.has(read) || !hasStoredMembers(read)) return [];
  return [...checker.resources.all.values()].flatMap((source) => {
    const change = source.update ?? source.replace;
    if (source === role.resource || !source.create || !change || !checker.selected.has(change)) return [];
    const run = (trial: Trial): Promise<void> => changeSource(trial, { operation, read, source, change });
    return [{ name: `stored ${operation.id} ${source.key}`, operation, run }];
  });
}

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
}

async function changeSource(trial: Trial, { operation, read, source, change }: Case): Promise<void> {
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
    const before = home && (await storedIn(trial, read, home));
    if (home && before && before.values.size > 0 && (await changeAll(trial, instance, change)))
      judge(trial, operation, before, await storedIn(trial, read, home));
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
): Promise<Shown | undefined> {
  const exchange = await trial.send(await prepareCall(trial, read, { instance }));
  return exchange.ok && trial.isSound(exchange) ? { exchange, values: storedMembers(exchange) } : undefined;
}

/** Pointer → value of the members whose description says that they stay. */
export function storedMembers({ operation, body }: Exchange): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const { documents } = operation.contract;
  const [schema] = successSchemas(operation);
  if (!schema) return found;
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, member] of membersOf(documents, place))
      if (
        value[name] !== undefined &&
        value[name] !== null &&
        isStoredText(descriptionOf(member, documents.resolve(member)))
      )
        found.set(`${pointer}/${name}`, value[name]);
  });
  return found;
}

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
