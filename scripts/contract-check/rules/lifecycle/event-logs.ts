import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { instanceInState } from "../../engine/instance-in-state";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { normalise } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { isOrdered } from "../filtering-sorting/sort-rank";
import { idsOfUser } from "../ownership/creator-reference";
import { differentValue, memberNames } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { fetchAll, fetchPage, largestSize } from "../shared/fetch-pages";
import { discard } from "../shared/prepared-call";
import {
  type EntryMembers,
  entryMembers,
  isAbout,
  type LoggedStep,
  logFaults,
  newEntries,
} from "./log-entries";

const logNames =
  /^(events?|history|histories|audits?|auditlogs?|logs?|activity|activities|timeline|changes|changelog|journal|trail|transitions|entries)$/;

/**
 * A log of what happened has one entry for each change of an instance: of its kind, by its user, at the stated end, and
 * none for what was refused. Entries stay, and changes of one instance leave the log of others alone.
 *
 * Standard: the description of the log, the documented kinds of its entries.
 * Reports: `read-back`. Severity: error.
 */
export function eventLogs(checker: Checker, resource: Resource): Scenario[] {
  const { create } = resource;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return [];
  return checker.operations.flatMap((list) => {
    const log = checker.selected.has(list) ? logOf(list, resource) : undefined;
    return log
      ? [
          {
            name: `log ${list.id} ${resource.key}`,
            operation: list,
            run: (trial) => checkLog(trial, resource, log),
          },
        ]
      : [];
  });
}

interface Log {
  list: Operation;
  members: EntryMembers;
  /** Whether it is the log of one instance, and not of all. */
  isNested: boolean;
  isNewestFirst: boolean | undefined;
}

function logOf(list: Operation, resource: Resource): Log | undefined {
  const shape = list.method === "get" ? findList(list) : undefined;
  const last = wordsOf(list.path.split("/").at(-1) ?? "");
  if (!shape || list.path.endsWith("}") || !logNames.test(last.at(-1) ?? "")) return undefined;
  const { documents } = list.contract;
  const members = membersOf(documents, shape.item);
  const valuesOf = (name: string): string[] => {
    const place = members.get(name);
    // A filter may list the values that the member itself does not.
    const filter = list.parameters.find((one) => one.in === "query" && one.name === name);
    const values = place && shapeOf(documents, place).values;
    const filtered = filter && shapeOf(documents, filter.schema).values;
    return (values ?? filtered ?? []).filter((one) => typeof one === "string");
  };
  const found = entryMembers([...members.keys()], valuesOf);
  if (found.time === undefined && found.kind === undefined) return undefined;
  const path = normalise(list.path);
  const isNested = path.startsWith(`${resource.key}/{}/`);
  // `/orders/{}/events` is no log of other resources, and what has an event named `events` creates them.
  if (!isNested && path.includes("{}")) return undefined;
  if (resource.list === list) return undefined;
  const numbered = members.get(found.sequence ?? "");
  const about = numbered ? descriptionOf(numbered, documents.resolve(numbered)) : "";
  const [, given, start = given] =
    /\b(\d+) for the first\b|\b(?:starts?|begins?|beginning|starting) (?:at|with|from) (\d+)\b/.exec(about) ??
    [];
  // Numbers of the whole log have gaps in the log of one instance.
  const isCounted =
    isNested && (start !== undefined || /\b(consecutive|without gaps|by one|each)\b/i.test(about));
  const entries = {
    ...found,
    sequence: isCounted ? found.sequence : undefined,
    firstNumber: start === undefined ? undefined : Number(start),
  };
  const newest =
    /\b(newest|latest|most recent)\b[^.;]{0,30}\bfirst\b|\bdescending\b|\breverse chronological\b/i.test(
      list.text,
    );
  const oldest =
    /\b(oldest|earliest)\b[^.;]{0,30}\bfirst\b|\bascending\b|\bin (the )?(chronological )?order\b|\bchronological\b/i.test(
      list.text,
    );
  return { list, members: entries, isNested, isNewestFirst: newest ? true : oldest ? false : undefined };
}

async function checkLog(trial: Trial, resource: Resource, log: Log): Promise<void> {
  const { checker } = trial;
  if (!checker.bases.get(log.list)?.isAccepted) return;
  const other = await createInstance(trial, resource);
  const before = other && (await entriesOf(trial, log, other));
  if (!other || !before) return;
  const steps: (LoggedStep & { exchange: Exchange })[] = [
    { operation: resource.create ?? log.list, before: [], after: before.entries, exchange: before.exchange },
  ];
  for (const operation of changesOf(checker, resource)) {
    const step = await tryChange(trial, resource, log, operation);
    if (step) steps.push(step);
  }
  const after = await entriesOf(trial, log, other);
  // A log of everything that holds the last hundred loses the oldest with each new one.
  const isCut = !log.isNested && after !== undefined && after.size <= before.size;
  if (after && !isCut && toJson(after.entries) !== toJson(before.entries) && before.entries.length > 0) {
    trial.report("read-back", log.list, after.exchange, {
      expected: "no entries about other instances",
      actual: `${after.entries.length} entries, ${before.entries.length} before others were changed`,
      cause: "log of others",
    });
    return await discard(trial, other);
  }
  const rules = { isOfOne: log.isNested, isComplete: statesAll(log), isNewestFirst: log.isNewestFirst };
  const noun = resource.noun;
  for (const { operation, expected, actual, cause } of logFaults(steps, noun, log.members, rules)) {
    const exchange = steps.find((one) => one.operation === operation)?.exchange ?? steps.at(-1)?.exchange;
    if (exchange && trial.isSound(exchange))
      trial.report("read-back", operation ?? log.list, exchange, {
        expected: `${expected} in the log`,
        actual,
        cause: `log ${cause}`,
      });
  }
  await judgeActor(trial, resource, log);
  await discard(trial, other);
}

/** Whether a text promises an entry of every change. "All events" of whatever happens anywhere says not which there are. */
const statesAll = ({ list: { text }, isNested }: Log): boolean =>
  /\b(every|each|all|any)\b[^.;]*\b(change|action|operation|transition|step|request|write|thing)s?\b|\b(every|each|any) (event|entry)\b|\bone (entry|event)\b/i.test(
    text,
  ) ||
  (isNested && /\ball\b[^.;]*\b(events|entries)\b/i.test(text));

function changesOf(checker: Checker, own: Resource): Operation[] {
  const { update, replace, remove, create, actions } = own;
  const { selected, bases } = checker;
  // An import is about no instance that exists.
  const ofInstance = actions.filter((one) =>
    slotsOf(checker, one).some(({ resource, isList }) => resource === own && !isList),
  );
  return [update, replace, ...ofInstance, remove].filter(
    (one): one is Operation =>
      one !== undefined && one !== create && selected.has(one) && bases.get(one)?.isAccepted === true,
  );
}

/** One change of an instance of its own, with the entries before and after; a refused repetition adds none. */
async function tryChange(
  trial: Trial,
  resource: Resource,
  log: Log,
  operation: Operation,
): Promise<(LoggedStep & { exchange: Exchange }) | undefined> {
  const { preparations } = trial.checker;
  const preparation = preparations.get(operation);
  if (preparation && preparation.resource !== resource) return undefined;
  const instance = await instanceInState(trial, resource, preparation?.path ?? []);
  if (!instance) return undefined;
  const before = await entriesOf(trial, log, instance);
  const call = await prepareCall(trial, operation, { instance });
  const isChange = operation.method === "put" || operation.method === "patch";
  const body = isChange ? changingBody(trial, operation, call.body, instance.payload) : call.body;
  if (isChange && body === undefined) return void (await discard(trial, instance));
  const exchange = await trial.send({ ...call, body });
  const after = before && exchange.ok ? await entriesOf(trial, log, instance) : undefined;
  if (operation === resource.remove && exchange.ok) instance.isDeleted = true;
  if (after && !isChange) await judgeRefused(trial, log, instance, operation, after.entries);
  await discard(trial, instance);
  return (
    before && after && { operation, before: before.entries, after: after.entries, exchange: after.exchange }
  );
}

/**
 * The body of a change that changes something: what leaves an instance as it is need not be logged. Undefined where none is
 * found.
 */
function changingBody(trial: Trial, operation: Operation, body: unknown, payload: unknown): unknown {
  if (!isObject(payload)) return body;
  // A list of patches may leave everything as it is.
  if (body !== undefined && !isObject(body)) return undefined;
  const sent: Record<string, unknown> = body ?? {};
  const isSame = ([name, value]: [string, unknown]): boolean =>
    payload[name] === undefined || isEquivalent(value, payload[name]);
  if (body === undefined || !Object.entries(sent).every(isSame)) return body;
  for (const name of memberNames(operation)) {
    const value =
      payload[name] === undefined ? undefined : differentValue(trial, operation, name, payload[name]);
    if (value !== undefined) return { ...sent, [name]: value };
  }
  return undefined;
}

/** What is refused is not logged. */
async function judgeRefused(
  trial: Trial,
  log: Log,
  instance: ResourceInstance,
  operation: Operation,
  before: readonly unknown[],
): Promise<void> {
  const again = await trial.send(await prepareCall(trial, operation, { instance }), { tolerance: "gateway" });
  if (again.ok) return;
  const after = await entriesOf(trial, log, instance);
  const [first] = after ? newEntries({ operation, before, after: after.entries }) : [];
  if (after && first !== undefined)
    trial.report("read-back", operation, after.exchange, {
      expected: "no entry in the log about what was refused",
      actual: toJson(first) ?? "",
      cause: "log refused",
    });
}

/** Entries name the user who made the change. */
async function judgeActor(trial: Trial, resource: Resource, log: Log): Promise<void> {
  const { actor } = log.members;
  if (actor === undefined || trial.checker.users.length < 2) return;
  const [first, second] = [await idsOfUser(trial, 0), await idsOfUser(trial, 1)];
  const instance = first.size > 0 ? await createInstance(trial, resource, { userIndex: 1 }) : undefined;
  const found = instance && (await entriesOf(trial, log, instance, 1));
  const entry = found?.entries[0];
  const value = isObject(entry) ? entry[actor] : undefined;
  if (found && value !== undefined && first.has(value) && !second.has(value))
    trial.report("read-back", log.list, found.exchange, {
      expected: `${actor} to be ${trial.checker.users[1]?.name}, who made the change`,
      actual: `${actor}: ${toJson(value)}`,
      pointer: `/${actor}`,
      cause: "log actor",
    });
  await discard(trial, instance);
}

interface Entries {
  entries: unknown[];
  /** How many there are of all instances. */
  size: number;
  exchange: Exchange;
}

/** The entries about an instance, as the log has them. */
async function entriesOf(
  trial: Trial,
  log: Log,
  instance: ResourceInstance,
  userIndex = 0,
): Promise<Entries | undefined> {
  const { list, isNested, isNewestFirst } = log;
  const id = instance.ids.get(instance.resource.key);
  const call = await prepareCall(trial, list, isNested ? { instance, userIndex } : { userIndex });
  const { pagination } = list;
  // The entries of the moment are on the first page of a log of everything whose newest come first.
  if (!isNested && isNewestFirst && pagination) {
    const page = await fetchPage(trial, call, pagination, {
      index: 0,
      size: largestSize(list),
      userIndex: 0,
    });
    // In another order the newest may be anywhere: that the order is wrong is reported by itself.
    const times = page?.items.map((one) => (isObject(one) ? one[log.members.time ?? ""] : undefined)) ?? [];
    const isOther = times.every((one) => typeof one === "string") && !isOrdered(times, true);
    if (!page || isOther) return undefined;
    const entries = page.items.filter((one) => isAbout(one, id));
    return { entries, size: page.items.length, exchange: page.exchange };
  }
  const all = await fetchAll(trial, call);
  return (
    all && {
      entries: isNested ? all.items : all.items.filter((one) => isAbout(one, id)),
      size: all.items.length,
      exchange: all.exchange,
    }
  );
}
