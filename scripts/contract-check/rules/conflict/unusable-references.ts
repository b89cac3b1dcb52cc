import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { slotsOf } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { itemsOf, type ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, withValueAt } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList, successSchemas } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { spelled } from "../shared/state-member";
import { isPermission } from "../shared/stated-permissions";

/** A member that makes an instance unusable, with the value that does. */
export interface Flag {
  name: string;
  value: unknown;
}

/**
 * What refers to something that a text excludes is refused: "a discontinued part (409)", "an inactive carrier".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function unusableReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 409, 422)) return [];
  const own = checker.resources.roles.get(operation)?.resource;
  const text = [
    operation.text,
    ...operation.responses
      .filter(({ status }) => /^4(09|22)$/.test(status))
      .map(({ status, description }) => `${status} ${description}`),
  ].join(". ");
  return [...checker.resources.all.values()].flatMap((resource) => {
    const change = resource.update ?? resource.replace;
    const source = resource.create ?? resource.list;
    if (resource === own || !source || !resource.read || !change || !checker.selected.has(change)) return [];
    return flagsIn(text, resource.noun, valuesOf(resource, change)).map((flag) => ({
      name: `unusable ${operation.id} ${resource.key} ${flag.name}`,
      operation,
      run: (trial: Trial) => refer(trial, operation, resource, change, flag),
    }));
  });
}

/** The truth values and choices that a change sets and a read shows. */
function valuesOf({ read }: Resource, change: Operation): Map<string, readonly unknown[]> {
  const schema = change.body?.media[0]?.schema;
  const found = new Map<string, readonly unknown[]>();
  if (!read || !schema) return found;
  const { documents: docs, envelope } = change.contract;
  const shown = successSchemas(read).flatMap((one) => {
    const members = membersOf(docs, one);
    const data = envelope?.data === undefined ? undefined : members.get(envelope.data);
    return [...(data ? membersOf(docs, data) : members).keys()];
  });
  for (const [name, place] of membersOf(docs, schema)) {
    const shape = shapeOf(docs, place);
    if (!shown.includes(name)) continue;
    if (shape.types.has("boolean")) found.set(name, [true, false]);
    else if (shape.values) found.set(name, shape.values);
  }
  return found;
}

/** The values of members with which a text refuses an instance. */
export function flagsIn(text: string, noun: string, values: ReadonlyMap<string, readonly unknown[]>): Flag[] {
  if (noun === "") return [];
  const sentences = sentencesOf(text.toLowerCase().replace(/[`"'“”]/g, "")).filter((one) =>
    /\b(409|422)\b|refus|reject|cannot|not (allowed|accepted|possible)/.test(one),
  );
  // "The room is available: 409 otherwise" and "unless" state what is right.
  const plain = sentences.filter(
    (one) => !isPermission(one) && !/\b(otherwise|unless|must|only|other than|has to|have to)\b/.test(one),
  );
  const names = (word: string): boolean =>
    plain.some((one) =>
      new RegExp(
        `(?<![\\w-])${word}s? ${noun}s?\\b|\\b${noun}_(?:is_)?${word}(?![\\w-])|\\b${noun}s? (that |which )?(is|are|has been|was) (already )?${word}(?![\\w-])`,
      ).test(one),
    );
  // "A locker that is not active answers 409."
  const namesNot = (word: string, among = plain): boolean =>
    among.some((one) =>
      new RegExp(`\\b${noun}s? (that |which )?(is|are) not (yet )?${word}(?![\\w-])`).test(one),
    );
  const permissions = sentences.filter(isPermission);
  return [...values].flatMap(([name, all]): Flag[] => {
    const word = wordsOf(name.replace(/^is(?=[A-Z_])/, "")).join("[ _-]?");
    if (word === "") return [];
    if (all.includes(true))
      return names(word)
        ? [{ name, value: true }]
        : names(`(?:in|un|not |non-?|no longer )${word}`)
          ? [{ name, value: false }]
          : [];
    const [needed] = all.filter(
      (value): value is string => typeof value === "string" && namesNot(spelled(value)),
    );
    // "For a room that is not free (409)" leaves out the free ones.
    const excluded = all.find((value) => typeof value === "string" && namesNot(spelled(value), permissions));
    if (excluded !== undefined) return [{ name, value: excluded }];
    const [other] = needed === undefined ? [] : all.filter((value) => value !== needed);
    if (other !== undefined) return [{ name, value: other }];
    return all.flatMap((value): Flag[] =>
      typeof value === "string" &&
      value.length > 3 &&
      !/^(unknown|other|none|missing)$/i.test(value) &&
      names(spelled(value))
        ? [{ name, value }]
        : [],
    );
  });
}

async function refer(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  change: Operation,
  flag: Flag,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = resource.create
    ? await createInstance(trial, resource)
    : await flaggedFromStart(trial, resource, flag);
  const id = instance?.ids.get(resource.key);
  const isReady = instance && (!instance.isOwn || (await isFlagged(trial, instance, change, flag)));
  if (!isReady || id === undefined) return await discard(trial, instance);
  // What was there from the start was named by others: what the call is on may have moved on since.
  const call = withNewNames(
    trial,
    await validCall(trial, operation, instance.isOwn ? {} : { isFresh: true }),
  );
  const slots = [...slotsOf(trial.checker, operation), ...deepSlots(trial, operation, call.body)].filter(
    (one) => !one.parameter && one.resource === resource && one.member === undefined,
  );
  for (const slot of slots) {
    if (!isObject(call.body)) break;
    const body = withValueAt(call.body, slot.pointer, slot.isList ? [id] : id);
    const count = trial.created.length;
    const exchange = await perform(trial, { ...call, body });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${resource.noun} has ${flag.name} ${String(flag.value)}`,
        pointer: `/body${slot.pointer}`,
        cause: `unusable ${flag.name}`,
      });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
  }
  await discard(trial, instance);
}

/** What exists from the start with the value, where nothing creates it; lists may leave it out unless they are asked for it. */
async function flaggedFromStart(
  trial: Trial,
  resource: Resource,
  { name, value }: Flag,
): Promise<ResourceInstance | undefined> {
  const { list } = resource;
  const shape = list && findList(list);
  if (!list || !shape || !trial.checker.selected.has(list)) return undefined;
  const call = await prepareCall(trial, list);
  const switches = list.parameters.filter(
    ({ in: at, name: one, schema }) =>
      at === "query" &&
      /^(include|with|show|all)/i.test(one) &&
      shapeOf(list.contract.documents, schema).types.has("boolean"),
  );
  const parameters = new Map([...call.parameters, ...switches.map((one) => [keyOf(one), true] as const)]);
  const exchange = await trial.send({ ...call, parameters });
  const items = exchange.ok ? itemsOf(exchange, list.pagination?.items ?? shape.items) : undefined;
  const item = items?.find((one) => isObject(one) && one[name] === value);
  return item === undefined ? undefined : registeredItem(trial, resource, exchange, item, 0);
}

/** Gives an instance the value. Returns whether a read shows it. */
async function isFlagged(
  trial: Trial,
  instance: ResourceInstance,
  change: Operation,
  { name, value }: Flag,
): Promise<boolean> {
  const call = await prepareCall(trial, change, { instance });
  const exchange = await perform(trial, {
    ...call,
    body: { ...(isObject(call.body) && call.body), [name]: value },
  });
  const view = exchange.ok ? await viewInstance(trial, instance, { list: false }) : undefined;
  return view?.read?.value[name] === value;
}
