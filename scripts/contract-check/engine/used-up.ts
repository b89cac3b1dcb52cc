import { codeIn } from "../judge/stated-codes";
import { isObject, valueAt } from "../lib/json";
import { documents, refusalText } from "../load/documented";
import type { Operation } from "../load/model";
import { isStateName, referredNoun, wordsOf } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import { keyOf } from "../send/request";
import { isClosed, noteOpenings } from "./closed-instances";
import { slotsOf } from "./id-slots";
import { deepSlots } from "./nested-slots";
import { placesNamedBy } from "./refused-places";
import type { Trial } from "./trial";
import { isUniqueNumber } from "./unique-texts";

const lacking =
  /\b(stock|sold out|not enough|insufficient|too few|left|available|free|full|capacity|quota|limit|balance|credit)\b/;
const single =
  /\balready (part|booked|used|has|have|been|assigned|in|belongs|exists)\b|\ba second\b|\bone [^.;:]{0,40}\bat a time\b|\bonly (one|once)\b|\bone (for )?each\b/;

const known = new WeakMap<Operation, boolean>();

/** Whether a conflict is about what there is not enough of, or what can be referred to once. */
function usesUp(operation: Operation): boolean {
  const text = (): string => refusalText(operation, 409);
  const found =
    known.get(operation) ?? (documents(operation, 409) && (lacking.test(text()) || single.test(text())));
  known.set(operation, found);
  return found;
}

/** Ids of what exists from the start and was used up, with their resource. */
const taken = new WeakMap<Trial["checker"], Map<unknown, Resource>>();

/** Whether a call that was refused for a conflict named an id of something that exists from the start, or it is closed. */
export const isTaken = (trial: Trial, userIndex: number, values: readonly unknown[]): boolean =>
  isClosed(trial, userIndex, values) || values.some((one) => taken.get(trial.checker)?.has(one));

/** What was closed to a user is left for what is open, though that was used up once. */
export function replaceClosed(trial: Trial, exchange: Exchange, userIndex: number): void {
  for (const id of noteOpenings(trial, exchange, userIndex)) taken.get(trial.checker)?.delete(id);
}

/** Makes what was used up of a resource one to be tried again. */
export function resetTaken({ checker }: Trial, resource: Resource): void {
  const ids = taken.get(checker);
  for (const [id, of] of ids ?? []) if (of === resource) ids?.delete(id);
}

function noteTaken({ checker }: Trial, resource: Resource, id: unknown): void {
  taken.set(checker, (taken.get(checker) ?? new Map<unknown, Resource>()).set(id, resource));
}

/**
 * What calls take from is used up one day: after a conflict where a text speaks of a lack, the next call refers to
 * something new, and after any other one to the next of what nothing creates, be it named in the body or in the path.
 */
export function replaceUsedUp(trial: Trial, exchange: Exchange, userIndex: number): void {
  const { code, operation, call } = exchange;
  if (exchange.ok) {
    noteReuse(trial, exchange);
    noteNamed(trial, exchange);
  }
  if (code !== 409) return;
  const isOfMember = namesValue(exchange);
  const named = new Set(wordsOf(codeIn(exchange.body) ?? ""));
  const { attempt, own, checker } = trial;
  const cache = attempt > 0 ? own : checker.shared;
  const slots = [...slotsOf(checker, operation), ...deepSlots(trial, operation, call.body)];
  for (const { resource, parameter, pointer } of slots) {
    if (!resource) continue;
    const isSpent = (): boolean =>
      usesUp(operation) ||
      named.has(resource.noun) ||
      wasNamed(trial, operation, valueAt(call.body, pointer));
    if (resource.create && (parameter || !isSpent())) continue;
    // The fee of another year may be had where that of this one was.
    if (parameter && isWithinPath(trial, exchange)) continue;
    const inPath = parameter && call.parameters.get(keyOf(parameter));
    for (const user of new Set([0, userIndex]))
      for (const key of isOfMember && !parameter && !resource.create
        ? []
        : [`${resource.key} ${user}`, `${resource.key} ${user} beside`]) {
        const instance = cache.get(key);
        if (!instance || (instance.isOwn && !resource.create)) continue;
        if (parameter && instance.ids.get(resource.key) !== inPath) continue;
        const isLacking = usesUp(operation) || named.has(resource.noun);
        if (!parameter && !isLacking && isReused(trial, operation, instance.ids.get(resource.key))) continue;
        cache.delete(key);
        if (!instance.isOwn) noteTaken(trial, resource, instance.ids.get(resource.key));
      }
  }
}

const spent = new WeakMap<Trial["checker"], Map<Operation, Set<unknown>>>();

/** Notes what is created by itself and was named with success: seats that were held may be ordered once. */
function noteNamed({ checker }: Trial, { operation, call }: Exchange): void {
  const found = spent.get(checker) ?? new Map<Operation, Set<unknown>>();
  spent.set(checker, found);
  const ids = found.get(operation) ?? new Set();
  found.set(operation, ids);
  for (const { resource, parameter, pointer } of slotsOf(checker, operation))
    if (resource?.create && !parameter) for (const id of [valueAt(call.body, pointer)].flat()) ids.add(id);
}

const wasNamed = ({ checker }: Trial, operation: Operation, value: unknown): boolean =>
  [value].flat().some((id) => id !== undefined && spent.get(checker)?.get(operation)?.has(id));

const reused = new WeakMap<Trial["checker"], Map<Operation, Map<unknown, number>>>();
/** What so many calls of an operation named with success is not used up by them. */
const leastUses = 3;

/** Counts how often an operation names what nothing creates with success: the shop of each new instrument. */
function noteReuse({ checker }: Trial, { operation, call }: Exchange): void {
  for (const { resource, parameter, pointer } of slotsOf(checker, operation)) {
    const id = resource && !resource.create && !parameter ? valueAt(call.body, pointer) : undefined;
    if (typeof id !== "string" && typeof id !== "number") continue;
    const known = reused.get(checker) ?? new Map<Operation, Map<unknown, number>>();
    reused.set(checker, known);
    const counts = known.get(operation) ?? new Map<unknown, number>();
    known.set(operation, counts.set(id, (counts.get(id) ?? 0) + 1));
  }
}

const isReused = ({ checker }: Trial, operation: Operation, id: unknown): boolean =>
  (reused.get(checker)?.get(operation)?.get(id) ?? 0) >= leastUses;

const conflicts = new WeakMap<Trial["checker"], Map<Operation, number>>();
/** After so many conflicts over values none is left for what the path names. */
const mostValues = 4;

/** Whether a conflict may be about a number of the body alone, of which others are left for what the path names. */
function isWithinPath({ checker }: Trial, { operation, call: { body } }: Exchange): boolean {
  if (!isObject(body)) return false;
  if (
    !Object.entries(body).some(([name, value]) => Number.isInteger(value) && isUniqueNumber(operation, name))
  )
    return false;
  const known = conflicts.get(checker) ?? new Map<Operation, number>();
  conflicts.set(checker, known);
  const count = (known.get(operation) ?? 0) + 1;
  known.set(operation, count % mostValues);
  return count < mostValues;
}

/** Whether the code of a conflict names a value of the body that is no reference: `code_taken`. */
function namesValue({ body, call, operation }: Exchange): boolean {
  const words = wordsOf(codeIn(body) ?? "");
  return (
    isObject(call.body) &&
    operation.body !== undefined &&
    Object.keys(call.body).some(
      (name) => referredNoun(name) === undefined && wordsOf(name).every((word) => words.includes(word)),
    )
  );
}

/**
 * What exists from the start and does not suit, by the name of the refusal or the member that it points at, is replaced by
 * the next one: `room_unsuitable` is about the room, `errors: [{ field: "toBranchId" }]` about the branch that is there. So is what the run created and something else has changed since: a camera is under maintenance once
 * damage to it was reported.
 */
export function replaceUnsuitable(
  trial: Trial,
  { code, operation, body, call }: Exchange,
  userIndex: number,
): void {
  const { attempt, own, checker } = trial;
  if (code !== 422 && code !== 400) return;
  const names = new Set(wordsOf(codeIn(body) ?? ""));
  const places = new Set(placesNamedBy({ body }));
  const cache = attempt > 0 ? own : checker.shared;
  const wasAccepted = checker.bases.get(operation)?.isAccepted === true;
  for (const { resource, parameter, pointer } of slotsOf(checker, operation)) {
    if (!resource || parameter) continue;
    const isByName = resource.noun !== "" && names.has(resource.noun);
    if (!isByName && !places.has(pointer)) continue;
    const named = [valueAt(call.body, pointer)].flat();
    for (const [key, instance] of wasAccepted ? cache : [])
      if (instance?.isOwn && instance.resource === resource && named.includes(instance.ids.get(resource.key)))
        cache.delete(key);
    for (const user of new Set([0, userIndex])) {
      const key = `${resource.key} ${user}`;
      const instance = cache.get(key);
      if (!instance || instance.isOwn) continue;
      // A member may be pointed at for a value that names nothing.
      if (!isByName && !named.includes(instance.ids.get(resource.key))) continue;
      cache.delete(key);
      noteTaken(trial, resource, instance.ids.get(resource.key));
    }
  }
}

const ofState = (name: string): boolean =>
  isStateName(name) ||
  /^(is_?)?(active|enabled|disabled|archived|closed|locked|published|discontinued)$/i.test(name);

/** An instance whose state was written is not what other operations refer to: a locker under maintenance takes nothing. */
export function replaceChanged(trial: Trial, { ok, operation, call }: Exchange): void {
  const { attempt, own, checker } = trial;
  const role = checker.resources.roles.get(operation);
  if (!ok || !role || !/^(update|replace)$/.test(role.kind) || !isObject(call.body)) return;
  if (!Object.keys(call.body).some((name) => ofState(name))) return;
  const cache = attempt > 0 ? own : checker.shared;
  const named = [...call.parameters].filter(([key]) => key.startsWith("path.")).map(([, value]) => value);
  for (const [key, instance] of cache)
    if (
      instance?.isOwn &&
      instance.resource === role.resource &&
      key.startsWith(`${role.resource.key} `) &&
      named.includes(instance.ids.get(role.resource.key))
    )
      cache.delete(key);
}
