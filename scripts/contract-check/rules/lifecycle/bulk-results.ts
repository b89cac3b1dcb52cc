import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, leaves, valueAt } from "../../lib/json";
import { findList, successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { unknownId } from "../not-found/unknown-id";
import { isEquivalent } from "../shared/equivalent-values";
import { isGone, viewInstance } from "../shared/instance-views";
import { discard, type PreparedCall } from "../shared/prepared-call";
import { type Bulk, bulkOf } from "./bulk-target";
import {
  counterFault,
  isSuccess,
  isUntouched,
  outcomeFault,
  type ResultRules,
  resultFault,
  resultsByMember,
  type SentMember,
} from "./member-results";

/**
 * A request with several members has one result for each, in their order; what a result reports has happened to its
 * member alone, a bad member among good ones keeps these from nothing, and the counters count the results.
 *
 * Standard: the description of the operation and of its results; RFC 4918 §13 (207).
 * Reports: `read-back`, `side-effect`. Severity: error.
 */
export function bulkResults(checker: Checker): Scenario[] {
  if (checker.options.isReadOnly) return [];
  return checker.operations.flatMap((operation) => {
    if (!checker.selected.has(operation) || !findResults(operation)) return [];
    const bulk = bulkOf(checker, operation);
    return bulk
      ? [{ name: `members ${operation.id}`, operation, run: (trial) => checkMembers(trial, operation, bulk) }]
      : [];
  });
}

/** Pointer to the results of a success, where these are objects of their own. */
const findResults = (operation: Operation): string | undefined => {
  const list = findList(operation);
  return list && membersOf(operation.contract.documents, list.item).size > 0 ? list.items : undefined;
};

/** A member of the request with what is sent of it. */
interface Member extends SentMember {
  value: unknown;
  instance?: ResourceInstance;
}

async function checkMembers(trial: Trial, operation: Operation, bulk: Bulk): Promise<void> {
  const members = bulk.areIds ? await idMembers(trial, operation, bulk) : await wholeMembers(trial, bulk);
  if (!members) return;
  const call = await prepareCall(trial, operation);
  const values = members.map(({ value }) => value);
  const body = bulk.name === "" ? values : { ...(isObject(call.body) && call.body), [bulk.name]: values };
  const exchange = await trial.send({ ...call, body });
  if (exchange.ok && trial.isSound(exchange)) {
    await judge(trial, exchange, bulk, members);
    // The same once more has other outcomes: what was cancelled cannot be cancelled again.
    const again = bulk.areIds ? await trial.send({ ...call, body }) : exchange;
    for (const one of new Set([exchange, again])) judgeOutcomes(trial, one);
  } else if (!exchange.ok && exchange.code < 500) await nothingHappened(trial, call, exchange, bulk, members);
  for (const { instance } of members) await discard(trial, instance);
}

/** Two instances with an id between them that nothing has. */
async function idMembers(
  trial: Trial,
  operation: Operation,
  { resource, name }: Bulk,
): Promise<Member[] | undefined> {
  const first = await createInstance(trial, resource);
  const second = first && (await createInstance(trial, resource));
  const schema = operation.body?.media[0]?.schema;
  const { documents } = operation.contract;
  const array = schema && (name === "" ? schema : shapeOf(documents, schema).properties.get(name));
  const item = array && shapeOf(documents, array).items;
  const [one, two] = [first?.ids.get(resource.key), second?.ids.get(resource.key)];
  const unknown = item && unknownId(trial, documents, item, one);
  if (!first || !second || one === undefined || two === undefined || unknown === undefined) return undefined;
  return [
    { value: one, id: one, isGood: true, instance: first },
    { value: unknown, id: unknown, isGood: false },
    { value: two, id: two, isGood: true, instance: second },
  ];
}

/** Two valid members with one between them that lacks what a creation requires. */
async function wholeMembers(trial: Trial, { resource }: Bulk): Promise<Member[] | undefined> {
  const { create } = resource;
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !trial.checker.bases.get(create)?.isAccepted) return undefined;
  const { body } = await prepareCall(trial, create);
  const [good, other] = [0, 1].map(() => withUniqueTexts(trial, create, body, true));
  const lacking = [...shapeOf(create.contract.documents, schema).required].find(
    (one) => isObject(body) && one in body,
  );
  if (!isObject(good) || !isObject(other) || lacking === undefined) return undefined;
  const { [lacking]: _, ...bad } = good;
  return [
    { value: good, isGood: true },
    { value: bad, isGood: false },
    { value: other, isGood: true },
  ];
}

async function judge(
  trial: Trial,
  exchange: Exchange,
  bulk: Bulk,
  members: readonly Member[],
): Promise<void> {
  const { operation } = exchange;
  const results = valueAt(exchange.body, findResults(operation) ?? "");
  if (!Array.isArray(results)) return;
  const rules = rulesOf(operation);
  const fault = resultFault(members, results, rules) ?? counterFault(exchange.body, members, results);
  // What a creation by itself refuses, too, was no good member.
  if (fault?.cause === "good member" && !bulk.areIds && !(await isCreatable(trial, bulk, members))) return;
  if (fault)
    return trial.report("read-back", operation, exchange, {
      expected: fault.expected,
      actual: fault.actual,
      cause: `members ${fault.cause}`,
    });
  const own = resultsByMember(members, results, rules.firstIndex);
  const ids = bulk.areIds ? [] : own.map(idIn).filter((one) => one !== undefined);
  if (new Set(ids).size < ids.length)
    return trial.report("read-back", operation, exchange, {
      expected: "an id of its own for each member",
      actual: toJson(ids) ?? "",
      cause: "members same id",
    });
  for (const [at, member] of members.entries())
    if (member.isGood && isSuccess(own[at]) !== false && !isUntouched(own[at]))
      await (member.instance
        ? hasChanged(trial, exchange, member.instance)
        : isStored(trial, exchange, bulk, member, own[at]));
}

/** The counters of a success count the outcomes of its results. */
function judgeOutcomes(trial: Trial, exchange: Exchange): void {
  const { operation } = exchange;
  const results = valueAt(exchange.body, findResults(operation) ?? "");
  const fault = exchange.ok && Array.isArray(results) ? outcomeFault(exchange.body, results) : undefined;
  if (fault)
    trial.report("read-back", operation, exchange, {
      expected: fault.expected,
      actual: fault.actual,
      cause: `members ${fault.cause}`,
    });
}

async function isCreatable(trial: Trial, { resource }: Bulk, members: readonly Member[]): Promise<boolean> {
  for (const { value, isGood } of members) {
    const instance = isGood ? await createInstance(trial, resource, { change: () => value }) : undefined;
    if (isGood && !instance) return false;
    await discard(trial, instance);
  }
  return true;
}

/** What a result reports as created is there, with the values of its member. */
async function isStored(
  trial: Trial,
  exchange: Exchange,
  { resource }: Bulk,
  { value }: Member,
  result: unknown,
): Promise<void> {
  const id = idIn(result);
  const { operation } = exchange;
  if (id === undefined || !resource.read || !isObject(value)) return;
  const instance = registerInstance(trial, resource, { ...exchange, payload: { id } }, 0);
  instance.ids.set(resource.key, id);
  const { read, readExchange } = await viewInstance(trial, instance, { list: false });
  const wrong =
    read &&
    Object.entries(value).find(([name, sent]) => name in read.value && !isEquivalent(sent, read.value[name]));
  if (
    readExchange &&
    (isGone({ readExchange, read, list: undefined, isUnlisted: false, unlisted: undefined }) || wrong)
  )
    trial.report("read-back", operation, readExchange, {
      expected: wrong
        ? `${wrong[0]} as it was sent: ${toJson(wrong[1])}`
        : `what ${operation.id} created as ${String(id)}`,
      ...(wrong && read && { actual: `${wrong[0]}: ${toJson(read.value[wrong[0]]) ?? "nothing"}` }),
      cause: "members stored",
    });
  await discard(trial, instance);
}

/** What a result reports as done shows in the instance, or the instance is gone. */
async function hasChanged(trial: Trial, exchange: Exchange, instance: ResourceInstance): Promise<void> {
  const { operation } = exchange;
  const views = await viewInstance(trial, instance, { list: false });
  const isDeletion = operation.method === "delete" || /delet|remov/i.test(operation.id);
  if (isGone(views)) instance.isDeleted = true;
  const before = isObject(instance.payload) ? instance.payload : {};
  const isSame =
    views.read !== undefined &&
    Object.entries(views.read.value).every(
      ([name, value]) => !(name in before) || isEqual(value, before[name]),
    );
  if (views.readExchange && (isDeletion ? views.read !== undefined && isSame : isSame))
    trial.report("read-back", operation, views.readExchange, {
      expected: `what ${operation.id} reports to have done to the member`,
      cause: "members done",
    });
}

/** A request that is refused whole does nothing to its good members. */
async function nothingHappened(
  trial: Trial,
  _call: PreparedCall,
  exchange: Exchange,
  { resource }: Bulk,
  members: readonly Member[],
): Promise<void> {
  const { operation } = exchange;
  for (const { instance, isGood } of members) {
    if (!instance || !isGood) continue;
    const views = await viewInstance(trial, instance, { list: false });
    const before = isObject(instance.payload) ? instance.payload : {};
    const changed =
      views.read &&
      Object.entries(views.read.value).find(
        ([name, value]) => name in before && !isEqual(value, before[name]),
      );
    if (isGone(views)) instance.isDeleted = true;
    if (views.readExchange && (isGone(views) || changed))
      trial.report("side-effect", operation, views.readExchange, {
        expected: `the ${resource.noun} unchanged, as the whole request was refused`,
        cause: "members refused",
      });
  }
}

/** What the texts of an operation state about its results. */
function rulesOf(operation: Operation): ResultRules {
  const list = findList(operation);
  const { documents } = operation.contract;
  const members = list ? membersOf(documents, list.item) : new Map();
  const about = (name: RegExp): string =>
    [...members]
      .filter(([one]) => name.test(one))
      .map(([, place]) => descriptionOf(place, documents.resolve(place)))
      .join(" ");
  const text = `${operation.text} ${operation.responses.map(({ description }) => description).join(" ")} ${successSchemas(
    operation,
  )
    .flatMap((schema) =>
      [...membersOf(documents, schema).values()].map((place) =>
        descriptionOf(place, documents.resolve(place)),
      ),
    )
    .join(" ")}`;
  const position = about(/^(index|position|row|line)/i);
  // Where they may be 0 the first one is.
  const lowest = [...members]
    .filter(([name]) => /^(index|position|row|line)$/i.test(name))
    .map(([, place]) => shapeOf(documents, place).minimum)
    .find((one) => one === 0);
  const statuses = [...about(/^(status|code)/i).matchAll(/\b4\d\d\b/g)].map(([one]) => Number(one));
  return {
    isOrdered: /\b(in|same) (the )?(same )?order\b|\border of the (request|items|input|ids)\b/i.test(text),
    firstIndex: firstOf(position) ?? lowest,
    refusedStatus: statuses.length === 1 ? statuses[0] : undefined,
  };
}

/** "Position in the request, from 0" → 0. */
function firstOf(position: string): number | undefined {
  if (/\b(from|at|with) (0|zero)\b|\bzero-based\b/i.test(position)) return 0;
  return /\b(from|at|with) (1|one)\b|\bone-based\b/i.test(position) ? 1 : undefined;
}

function idIn(result: unknown): unknown {
  const found = [...leaves(result)].find(
    ([pointer, value]) => /\/(\w*_?id|\w+Id)$/i.test(pointer) && value !== null,
  );
  return found?.[1];
}
