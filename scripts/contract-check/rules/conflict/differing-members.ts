import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { itemsOf, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { mayName, spacedNoun, wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
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
  const slots = slotsOf(checker, operation).filter(
    ({ parameter, resource, member, isList }) => !parameter && resource && member === undefined && !isList,
  );
  return slots.flatMap((of) =>
    slots.flatMap((slot) => {
      const shared = slot === of ? [] : sharedMembers(checker, slot.resource, of.resource);
      const member = shared.find((one) => refusesOther(operation.text, one, of.resource?.noun ?? ""));
      if (member === undefined) return [];
      const run = (trial: Trial): Promise<void> => referToOther(trial, operation, slot, of, member);
      return [{ name: `differing ${operation.id} ${slot.name} ${member}`, operation, run }];
    }),
  );
}

/** Whether a text refuses what has another one of a member than something else that is named. */
export function refusesOther(text: string, member: string, noun: string): boolean {
  if (noun === "") return false;
  const name = wordsOf(member.replace(/Id$/, "")).join("[ _-]?");
  return sentencesOf(plainText(text)).some(
    (one) =>
      /\b4(09|22)\b/.test(one) &&
      mayName(one, noun) &&
      new RegExp(
        `\\b(?:another|a different|an?other) ${name} (?:than|from|to) (?:that of )?(?:the|its|their) ${spacedNoun(noun)}\\b|\\bnot (?:in|of|at|from) the same ${name} as the ${spacedNoun(noun)}\\b`,
      ).test(one),
  );
}

/** The members that two resources show both. */
function sharedMembers(checker: Checker, one: Resource | undefined, other: Resource | undefined): string[] {
  const [first, second] = [one, other].map((resource) => shownBy(checker, resource));
  return [...(first ?? [])].filter((name) => second?.has(name));
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
  const value = memberOf(trial, of.resource, valueAt(call.body, of.pointer), member);
  const other = value === undefined ? undefined : await otherOf(trial, slot.resource, member, value);
  const id = other?.ids.get(slot.resource.key);
  if (other && id !== undefined && isObject(call.body)) {
    const exchange = await perform(trial, { ...call, body: withValueAt(call.body, slot.pointer, id) });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${slot.resource.noun} has another ${member} than the ${of.resource?.noun}`,
        pointer: `/body${slot.pointer}`,
        cause: `other ${member}`,
      });
  }
  await discardSince(trial, start);
}

/** What an instance that a call names shows of a member. */
function memberOf(trial: Trial, resource: Resource | undefined, id: unknown, member: string): unknown {
  const instance = trial.checker.instances.findLast(
    (one) => one.resource === resource && one.ids.get(one.resource.key) === id,
  );
  return instance && representationOf(instance.payload, id)?.[member];
}

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
  const others = items.filter((one) => isObject(one) && one[member] !== undefined && one[member] !== value);
  const free = others.find((one) => isObject(one) && Object.values(one).some(isFree)) ?? others[0];
  return free === undefined ? undefined : registeredItem(trial, resource, exchange, free, 0);
}

const isFree = (value: unknown): boolean => /^(available|free|active|open|idle|vacant)$/i.test(String(value));
