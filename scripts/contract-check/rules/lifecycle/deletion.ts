import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isEmptyList } from "../../judge/empty-answer";
import { sentencesOf } from "../../lib/texts";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { documentsUniqueness } from "../conflict/unique-constraint";
import { isEquivalent } from "../shared/equivalent-values";
import { findInList, type Views, viewInstance } from "../shared/instance-views";
import { copyCall, discard, lastCreated, type PreparedCall, perform } from "../shared/prepared-call";
import { createSimple } from "../shared/update-target";
import { judgeFilteredLists } from "./filtered-deletions";

/**
 * A deleted instance is not returned, listed, changed or deleted again, and what it occupied is free.
 *
 * Standard: RFC 9110 §9.3.5 (DELETE), §15.5.5 (404), §15.5.11 (410).
 * Reports: `gone`, `listed`, `conflict`. Severity: error.
 *
 * @param isCertain Whether the contract calls it a deletion; else an instance may stay in another state, but not
 * unchanged
 */
export async function deletion(
  trial: Trial,
  resource: Resource,
  remove: Operation,
  isCertain: boolean,
): Promise<void> {
  // A deletion of too much may have deleted the usual parent: another is created.
  const instance =
    (await createSimple(trial, resource)) ?? (await createInstance(trial, resource, { isFresh: true }));
  if (!instance) return;
  const before = await viewInstance(trial, instance);
  const changes = await changesOf(trial, instance);
  const call = await prepareCall(trial, remove, { instance });
  const exchange = await perform(trial, call);
  if (!exchange.ok || !trial.isSound(exchange)) return;
  instance.isDeleted = true;
  await staysTaken(trial, resource, remove, instance);
  const readCall =
    resource.read && trial.checker.selected.has(resource.read)
      ? await prepareCall(trial, resource.read, { instance })
      : undefined;
  const read = readCall && (await trial.send(readCall));
  if (!isCertain && (!before.read || !read || remainsInOtherState(read, before.read.value, instance))) return;
  const listed =
    resource.list && before.list ? await findInList(trial, instance, resource.list, 0) : undefined;
  const again = await trial.send(call, { tolerance: "gateway" });
  const isStillThere = reportRemains(trial, { instance, remove, before, read, listed, again });
  await secondDeletion(trial, remove, again, isStillThere);
  await parentStays(trial, resource, remove, instance);
  if (isStillThere) return;
  await judgeFilteredLists(trial, instance, before);
  await listedAsDeleted(trial, instance, before);
  await isFree(trial, resource, remove, instance);
  await changesAreRefused(trial, changes, remove);
}

interface Deleted {
  instance: ResourceInstance;
  remove: Operation;
  before: Views;
  read: Exchange | undefined;
  listed: Awaited<ReturnType<typeof findInList>> | undefined;
  /** The second deletion. */
  again: Exchange;
}

/** Reports the operation at fault where a deleted instance is still returned. Returns whether it is. */
function reportRemains(trial: Trial, deleted: Deleted): boolean {
  const { instance, remove, before, read, listed, again } = deleted;
  const { resource } = instance;
  const isStillRead = before.read !== undefined && read?.ok === true && isShown(read, instance);
  const isStillListed = listed?.item !== undefined;
  if (isStillRead && isStillListed) {
    instance.isDeleted = false;
    trial.report("gone", remove, read, { expected: "nothing to be left of what was deleted", cause: "kept" });
  } else if (isStillRead && (before.list !== undefined || !again.ok)) {
    const faultyOperation = before.list !== undefined || !resource.read ? (resource.read ?? remove) : remove;
    trial.report("gone", faultyOperation, read, { expected: `404 after ${remove.id}`, cause: "read" });
  } else if (isStillRead)
    trial.report("gone", remove, read, { expected: "404 after the deletion", cause: "kept" });
  else if (isStillListed && listed?.exchange) {
    // Refused a second time with 404, the deletion worked: the list is at fault.
    const isKnownGone = before.read !== undefined || (!again.ok && [404, 410].includes(again.code));
    trial.report("gone", isKnownGone ? (resource.list ?? remove) : remove, listed.exchange, {
      expected: `no item that ${remove.id} deleted`,
      cause: "listed",
    });
  } else if (
    read &&
    !read.ok &&
    documents(read.operation, 404) &&
    ![404, 410].includes(read.code) &&
    trial.isSound(read)
  )
    trial.report("gone", read.operation, read, { expected: "404 for what was deleted", cause: "code" });
  return isStillRead || isStillListed;
}

/** Updates and replacements, as they are right before the deletion. */
async function changesOf(trial: Trial, instance: ResourceInstance): Promise<PreparedCall[]> {
  const { selected, bases } = trial.checker;
  const found: PreparedCall[] = [];
  for (const change of [instance.resource.update, instance.resource.replace]) {
    if (!change || !selected.has(change) || !bases.get(change)?.isAccepted) continue;
    // A PUT that documents 201 may create the instance.
    if (change.method === "put" && change.responses.some(({ status }) => status === "201")) continue;
    found.push(await prepareCall(trial, change, { instance }));
  }
  return found;
}

/** Updates and replacements of a deleted instance are refused, whatever its entity tag is now. */
async function changesAreRefused(
  trial: Trial,
  changes: readonly PreparedCall[],
  remove: Operation,
): Promise<void> {
  for (const call of changes) {
    const key = [...call.parameters.keys()].find((one) => /^header\.if-match$/i.test(one));
    const calls = [call, ...(key === undefined ? [] : [copyCall(call, key, "*")])];
    for (const one of calls) {
      const late = await trial.send(one, { tolerance: "gateway" });
      if (!late.ok) continue;
      trial.report("gone", call.operation, late, { expected: `404 after ${remove.id}`, cause: "changed" });
      break;
    }
  }
}

/** Whether the instance is still there in another state. */
function remainsInOtherState(
  read: Exchange,
  before: Record<string, unknown>,
  instance: ResourceInstance,
): boolean {
  if (!read.ok) return false;
  const now = representationOf(read.payload, instance.ids.get(instance.resource.key));
  return !now || Object.keys(now).some((name) => !isEquivalent(before[name], now[name]));
}

/** In a body-carried contract a success without the instance means "not found"; so does a list without items anywhere. */
export function isShown(read: Exchange, instance: ResourceInstance): boolean {
  if (isEmptyList(read.payload)) return false;
  const id = instance.ids.get(instance.resource.key);
  return id === undefined || read.text.includes(String(id));
}

/** The parent of a deleted instance stays. */
async function parentStays(
  trial: Trial,
  resource: Resource,
  remove: Operation,
  instance: ResourceInstance,
): Promise<void> {
  const { resources, selected, bases } = trial.checker;
  const parent = resource.parent === undefined ? undefined : resources.all.get(resource.parent);
  const id = parent && instance.ids.get(parent.key);
  if (!parent?.read || id === undefined || !selected.has(parent.read)) return;
  if (!bases.get(parent.read)?.isAccepted || !parent.remove) return;
  const call = await prepareCall(trial, parent.read, { instance });
  const read = await trial.send(call);
  if (read.ok || ![404, 410].includes(read.code)) return;
  trial.report("gone", remove, read, { expected: "what it lived in to stay", cause: "parent" });
  // Later calls must not use the deleted parent.
  for (const one of trial.checker.instances)
    if (one.resource === parent && one.ids.get(parent.key) === id) one.isDeleted = true;
}

/** `?deleted=true` lists what was deleted. */
async function listedAsDeleted(trial: Trial, instance: ResourceInstance, before: Views): Promise<void> {
  const { list } = instance.resource;
  const parameter = list?.parameters.find(
    ({ in: at, name }) =>
      at === "query" && /^(is_?|include_?|with_?|only_?|show_?)?(deleted|trashed|removed)$/i.test(name),
  );
  if (!list || !parameter || !before.list) return;
  const isSwitch = shapeOf(list.contract.documents, parameter.schema).types.has("boolean");
  if (!isSwitch) return;
  const found = await findInList(trial, instance, list, 0, [[keyOf(parameter), true]]);
  if (found.item || !found.isWhole || !found.exchange?.ok) return;
  trial.report("listed", list, found.exchange, {
    expected: `what was deleted, with ${parameter.name}=true`,
    cause: "deleted",
    pointer: `/${keyOf(parameter)}`,
    place: parameter.place,
  });
}

/** A unique value of a deleted instance can be used again. */
async function isFree(
  trial: Trial,
  resource: Resource,
  remove: Operation,
  instance: ResourceInstance,
): Promise<void> {
  const { create } = resource;
  if (!create || isNeverFree(create)) return;
  if (!documentsUniqueness(create) && !/\b(held|reserved|booked|occupied)\b/.test(refusalText(create, 409)))
    return;
  const again = await createAgain(trial, create, instance);
  if (again?.code === 409)
    trial.report("gone", remove, again, {
      expected: "the unique values of the deleted resource to be free again",
      cause: "held",
    });
}

/** Creates the same once more; undefined where that would be no creation of its own. */
async function createAgain(
  trial: Trial,
  create: Operation,
  instance: ResourceInstance,
): Promise<Exchange | undefined> {
  const creator = instance.steps.at(-1);
  if (!creator || creator.operation !== create) return undefined;
  // The same idempotency key would return the first result.
  const header = create.idempotencyHeader?.toLowerCase();
  if (Object.keys(creator.request.headers ?? {}).some((name) => name.toLowerCase() === header))
    return undefined;
  const { credentials, ...call } = creator.call;
  const again = await perform(trial, call, { credentials });
  if (again.ok) await discard(trial, lastCreated(trial));
  return again;
}

/** Whether a text keeps unique values for good: "never handed out again, not even after the site was archived". */
export const isNeverFree = ({ text }: Pick<Operation, "text">): boolean =>
  sentencesOf(text).some(
    (one) =>
      /\bnever (be )?(\w+ )?(\w+ )?(again|anew|re-?(used|assigned|issued))\b|\bnot (even )?(after|once|when) [^.;]*\b(archived|deleted|removed|cancelled|closed|gone)\b|\b(stays?|remains?) (taken|reserved|in use|blocked)\b/i.test(
        one,
      ) && /\b(unique|taken|reserved|used|reused|re-used|handed out|given|assigned|issued)\b/i.test(one),
  );

/** A value that a text keeps for good is refused after the deletion as well. */
async function staysTaken(
  trial: Trial,
  { create }: Resource,
  remove: Operation,
  instance: ResourceInstance,
): Promise<void> {
  if (!create || !isNeverFree(create) || !documentsUniqueness(create)) return;
  const again = await createAgain(trial, create, instance);
  if (again?.ok)
    trial.report("conflict", create, again, {
      expected: `409, as unique values are not free again after ${remove.id}`,
      cause: "never free",
    });
}

/** A second deletion is answered like that of an unknown id. */
async function secondDeletion(
  trial: Trial,
  remove: Operation,
  again: Exchange,
  isStillThere: boolean,
): Promise<void> {
  if (!again.ok || isStillThere || !documents(remove, 404)) return;
  trial.report("gone", remove, again, { expected: "404 for a second deletion", cause: "twice" });
}
