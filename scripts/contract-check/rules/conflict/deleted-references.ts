import type { Checker } from "../../engine/checker";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { createInstance } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withValueAt } from "../../lib/json";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { discard, discardSince, perform, validCall } from "../shared/prepared-call";

interface Reference {
  pointer: string;
  resource: Resource;
}

/** Whether a text refuses what refers to something deleted: "an unknown or deleted owner is answered 422". */
export function refusesDeleted(text: string, noun: string): boolean {
  const named = new RegExp(
    `\\b(?:deleted|removed)(?: or (?:unknown|missing))? ${literal(noun)}\\b|\\b${literal(noun)} (?:that|which) (?:is|was|has been) (?:deleted|removed)\\b`,
  );
  return sentencesOf(plainText(text)).some(
    (one) =>
      named.test(one) &&
      /\b4\d\d\b|\brefused\b|\brejected\b|\bcannot\b|\bmust not\b/.test(one) &&
      !/\b(?:may|can) (?:still )?be\b|\bunless\b|\bexcept\b/.test(one),
  );
}

/**
 * What refers to something that was deleted is refused, where a text says so.
 *
 * Standard: RFC 9110 §15.5.21 (422); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function deletedReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 404, 409, 422)) return [];
  return slotsOf(checker, operation)
    .flatMap((slot) => referenceOf(checker, operation, slot) ?? [])
    .map((reference) => ({
      name: `deleted ${reference.resource.noun} ${operation.id}`,
      operation,
      run: (trial: Trial) => checkDeleted(trial, operation, reference),
    }));
}

function referenceOf(checker: Checker, operation: Operation, slot: Slot): Reference | undefined {
  const { resource, parameter, member, isList, pointer } = slot;
  const isDeletable = resource?.create && resource.remove && checker.selected.has(resource.remove);
  if (!isDeletable || parameter || member !== undefined || isList || resource.create === operation)
    return undefined;
  return refusesDeleted(operation.text, resource.noun) ? { pointer, resource } : undefined;
}

/** Whoever may refer to what is there refers to what was: the one who calls usually, else who creates what is named. */
async function checkDeleted(trial: Trial, operation: Operation, reference: Reference): Promise<void> {
  const { callers, bases } = trial.checker;
  const { create, noun } = reference.resource;
  if (!bases.get(operation)?.isAccepted || !create) return;
  const count = trial.created.length;
  for (const userIndex of new Set([callers.get(operation) ?? 0, callers.get(create) ?? 0])) {
    const there = await createInstance(trial, reference.resource, { isFresh: true });
    if (!there || !(await referTo(trial, operation, reference, there, userIndex))?.ok) continue;
    const gone = await createInstance(trial, reference.resource, { isFresh: true });
    await discard(trial, gone);
    if (!gone?.isDeleted) break;
    const exchange = await referTo(trial, operation, reference, gone, userIndex);
    if (exchange?.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${noun} was deleted`,
        pointer: `/body${reference.pointer}`,
        cause: `deleted ${noun}`,
      });
    break;
  }
  await discardSince(trial, count);
}

async function referTo(
  trial: Trial,
  operation: Operation,
  { pointer, resource }: Reference,
  { ids }: ResourceInstance,
  userIndex: number,
): Promise<Exchange | undefined> {
  const id = ids.get(resource.key);
  if (id === undefined) return undefined;
  const call = await validCall(trial, operation, { userIndex });
  const body = withValueAt(call.body, pointer, id);
  return await perform(trial, { ...call, body }, { userIndex, isExactUser: true });
}
