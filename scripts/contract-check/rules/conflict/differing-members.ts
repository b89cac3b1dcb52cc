import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { itemsOf, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { withOtherTimes } from "../../engine/unique-texts";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import { withSeparateRefusals } from "../../lib/refusal-lists";
import { singular } from "../../lib/singular";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { mayName, spacedNoun, wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * Two things that a body names agree in what a text says of both: "409 when the bike is stationed in another workshop than the
 * order".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function differingMembers(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 409, 422)) return [];
  const all = slotsOf(checker, operation).filter(
    ({ parameter, resource, member, isList }) =>
      (!parameter || parameter.in === "path") && resource && member === undefined && !isList,
  );
  const text = withSeparateRefusals(operation.text);
  return all.flatMap((of) =>
    all.flatMap((slot) => {
      if (slot === of || slot.parameter) return [];
      const shared = sharedMembers(checker, slot.resource, of.resource);
      const own = slot.resource?.noun ?? "";
      const member = shared.find((one) => refusesOther(text, one, of.resource?.noun ?? "", own));
      if (member === undefined) return [];
      const run = (trial: Trial): Promise<void> => referToOther(trial, operation, slot, of, member);
      return [{ name: `differing ${operation.id} ${slot.name} ${member}`, operation, run }];
    }),
  );
}

/**
 * Whether a text refuses what has another one of a member than something else that is named.
 *
 * @param own what has it; a text about something else does not refuse it
 */
export function refusesOther(text: string, member: string, noun: string, own = ""): boolean {
  if (noun === "") return false;
  const name = wordsOf(member.replace(/Id$/, "")).map(singular).join("[ _-]?");
  // Plain text has no apostrophes: "the drivers class".
  const holder = `(?:the|its|their) ${spacedNoun(noun)}`;
  const other = new RegExp(
    [
      `\\b(?:another|a different|an?other) ${name} (?:than|from|to) (?:that of )?${holder}s?(?![\\w-])`,
      `\\bnot (?:in|of|at|from) the same ${name} as the ${spacedNoun(noun)}\\b`,
      `\\b(?:must|has to|have to|needs to)\\b[^.;]*\\b(?:of|in|at|from|for) ${holder}s ${name}\\b`,
      `\\b(?:not|never) (?:\\w+ ){1,2}(?:${holder}s ${name}|the ${name} of ${holder})\\b`,
    ].join("|"),
  );
  return sentencesOf(plainText(text)).some((one) => {
    const at = other.exec(one)?.index;
    return (
      at !== undefined &&
      /\b4(09|22)\b/.test(one) &&
      mayName(one, noun) &&
      (own === "" || mayName(one.slice(0, at), own))
    );
  });
}

/** The members that two resources show both; a list of `categories` is about a `category`. */
function sharedMembers(checker: Checker, one: Resource | undefined, other: Resource | undefined): string[] {
  const [first, second] = [one, other].map((resource) => shownBy(checker, resource));
  const names = new Set([...(first ?? [])].map(singular));
  return [...(second ?? [])].filter((name) => names.has(name));
}

function shownBy({ resources }: Checker, resource: Resource | undefined): Set<string> {
  const shown = [resource?.list, resource?.read, resource?.create].flatMap((operation) => {
    const list = operation && findList(operation);
    return list && resources.roles.get(operation) ? [membersOf(operation.contract.documents, list.item)] : [];
  });
  const input = resource?.create?.body?.media[0]?.schema;
  const given = resource?.create && input ? membersOf(resource.create.contract.documents, input) : new Map();
  return new Set([...shown.flatMap((members) => [...members.keys()]), ...given.keys()]);
}

async function referToOther(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  of: Slot,
  member: string,
): Promise<void> {
  if (!slot.resource || !trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const named = of.parameter ? call.parameters.get(keyOf(of.parameter)) : valueAt(call.body, of.pointer);
  const value = await memberOf(trial, of.resource, named, member);
  const other = value === undefined ? undefined : await otherOf(trial, slot.resource, member, value);
  const id = other?.ids.get(slot.resource.key);
  if (other && id !== undefined && isObject(call.body)) {
    let exchange = await perform(trial, { ...call, body: withValueAt(call.body, slot.pointer, id) });
    // The time may be taken, which says nothing of what is named.
    for (let turn = 0; turn < 3 && exchange.code === 409; turn += 1) {
      const again = await validCall(trial, operation);
      const body = withOtherTimes(trial, operation, again.body);
      if (valueAt(body, of.pointer) !== named && !of.parameter) break;
      exchange = await perform(trial, { ...call, body: withValueAt(body, slot.pointer, id) });
    }
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${slot.resource.noun} has another ${member} than the ${of.resource?.noun}`,
        pointer: `/body${slot.pointer}`,
        cause: `other ${member}`,
      });
  }
  await discardSince(trial, start);
}

/** What an instance that a call names shows of a member; one that the run did not create is read. */
async function memberOf(
  trial: Trial,
  resource: Resource | undefined,
  id: unknown,
  member: string,
): Promise<unknown> {
  const instance = trial.checker.instances.findLast(
    (one) => one.resource === resource && one.ids.get(one.resource.key) === id,
  );
  const known = instance && representationOf(instance.payload, id)?.[member];
  if (
    known !== undefined ||
    !resource?.read ||
    id === undefined ||
    !trial.checker.selected.has(resource.read)
  )
    return known;
  const named = namedInstance(trial, resource, id, 0);
  const exchange = await trial.send(await prepareCall(trial, resource.read, { instance: named }));
  return exchange.ok ? representationOf(exchange.payload, id)?.[member] : undefined;
}

/** Whether an item has a value, in a member or in a list of such. */
const hasValue = (item: Readonly<Record<string, unknown>>, member: string, value: unknown): boolean =>
  Object.entries(item).some(
    ([name, one]) =>
      singular(name) === member && (one === value || (Array.isArray(one) && one.includes(value))),
  );

/** An instance with another value of a member, as like the others as can be. */
async function otherOf(
  trial: Trial,
  resource: Resource,
  member: string,
  value: unknown,
): Promise<ResourceInstance | undefined> {
  const { create, list } = resource;
  const schema = create?.body?.media[0]?.schema;
  const place = create && schema ? membersOf(create.contract.documents, schema).get(member) : undefined;
  const choices = create && place ? shapeOf(create.contract.documents, place).values : undefined;
  const choice = choices?.find((one) => one !== value && one !== null);
  if (choice !== undefined)
    return await createInstance(trial, resource, {
      change: (body) => ({ ...(isObject(body) && body), [member]: choice }),
    });
  const shape = list && findList(list);
  if (create || !list || !shape || !trial.checker.selected.has(list)) return undefined;
  const exchange = await trial.send(await prepareCall(trial, list));
  const items = (exchange.ok && itemsOf(exchange, list.pagination?.items ?? shape.items)) || [];
  const others = items.filter(
    (one) =>
      isObject(one) &&
      Object.keys(one).some((name) => singular(name) === member) &&
      !hasValue(one, member, value),
  );
  const isInactive = (one: unknown): boolean => isObject(one) && one["active"] === false;
  const free =
    others.find((one) => isObject(one) && Object.values(one).some(isFree)) ??
    others.find((one) => !isInactive(one)) ??
    others[0];
  return free === undefined ? undefined : registeredItem(trial, resource, exchange, free, 0);
}

const isFree = (value: unknown): boolean => /^(available|free|active|open|idle|vacant)$/i.test(String(value));
