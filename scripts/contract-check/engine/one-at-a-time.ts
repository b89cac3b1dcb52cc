import { isObject } from "../lib/json";
import { memoised } from "../lib/memoised";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { referredNoun } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import type { PreparedCall } from "../send/request";
import type { Checker } from "./checker";
import { subjectSlot } from "./id-slots";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/** "A vet can have only one appointment in progress at a time (409)"; "" where a text says nothing of the kind. */
const limitIn = memoised(
  (text) =>
    sentencesOf(text).find((one) =>
      /\b(?:only|at most|no more than|not more than) one\b[^.;]*\bat (?:a|the same|any one) time\b|\bone\b[^.;]{0,60}\bat a time\b|\b(?:has|have) no other\b[^.;]{0,40}\b(?:in progress|running|active|open|under way)\b/i.test(
        one,
      ),
    ) ?? "",
);

/** So many instances are moved on for one call. */
const mostMoved = 2;
/** An operation for which nothing was freed so often is left alone. */
const mostFailures = 3;

interface Running {
  /** What the operation was accepted for and that was not moved on since, the latest last. */
  readonly ids: Set<unknown>;
  failures: number;
}

const known = new WeakMap<Checker, Map<Operation, Running>>();

function runningOf(checker: Checker, operation: Operation): Running {
  const all = known.get(checker) ?? new Map<Operation, Running>();
  known.set(checker, all);
  const found = all.get(operation) ?? { ids: new Set(), failures: 0 };
  all.set(operation, found);
  return found;
}

/** Notes what an operation was accepted for that allows one at a time. */
export function noteRunning(checker: Checker, { ok, operation, call }: Exchange): void {
  if (!ok || call.method !== undefined || limitIn(operation.text) === "") return;
  const id = subjectId(checker, operation, call);
  if (id !== undefined) runningOf(checker, operation).ids.add(id);
}

/**
 * The answer to a call once what the run itself has under way was moved on, where a conflict may be about that: a vet who has
 * an appointment in progress completes it before the next one starts. Undefined where nothing was freed.
 */
export async function afterMovingOn(
  trial: Trial,
  exchange: Exchange,
  prepare: (operation: Operation, instance: ResourceInstance) => Promise<PreparedCall>,
  again: () => Promise<Exchange>,
): Promise<Exchange | undefined> {
  const { checker } = trial;
  const { code, operation, call } = exchange;
  const limit = code === 409 ? limitIn(operation.text) : "";
  if (limit === "") return undefined;
  const running = runningOf(checker, operation);
  const id = subjectId(checker, operation, call);
  if (running.failures >= mostFailures || running.ids.has(id)) return undefined;
  const wanted = instanceOf(checker, operation, id);
  const others = [...running.ids].reverse().flatMap((one) => instanceOf(checker, operation, one) ?? []);
  for (const other of others.filter((one) => sharesLimit(limit, wanted, one)).slice(0, mostMoved)) {
    running.ids.delete(other.ids.get(other.resource.key));
    for (const step of onward(checker, operation, other.resource)) {
      const moved = await trial.send(await prepare(step, other), { userIndex: other.userIndex });
      if (moved.ok) removeShared(trial, other);
      const next = moved.ok ? await again() : undefined;
      if (next?.ok) return next;
    }
  }
  running.failures += 1;
  return undefined;
}

/** What was moved on is no longer in the state for which calls share it. */
function removeShared({ checker, own }: Trial, { resource, ids }: ResourceInstance): void {
  const id = ids.get(resource.key);
  for (const cache of [checker.shared, own])
    for (const [key, one] of cache)
      if (one?.resource === resource && one.ids.get(resource.key) === id) cache.delete(key);
}

/** What may lead on: the actions, then what is created below, and the actions once more, as they may need that. */
function onward({ selected, resources }: Checker, operation: Operation, resource: Resource): Operation[] {
  const actions = resource.actions.filter((one) => one !== operation && selected.has(one));
  const children = [...resources.all.values()].flatMap(({ parent, create }) =>
    parent === resource.key && create && selected.has(create) ? [create] : [],
  );
  return children.length > 0 ? [...actions, ...children, ...actions] : actions;
}

/** Whether two instances count against the same limit: those of one vet, where a text says that a vet has one at a time. */
function sharesLimit(limit: string, wanted: ResourceInstance | undefined, other: ResourceInstance): boolean {
  const [left, right] = [wanted?.payload, other.payload];
  if (!isObject(left) || !isObject(right)) return true;
  const named = Object.entries(left).filter(([name]) => {
    const noun = referredNoun(name);
    return noun !== undefined && new RegExp(`\\b${noun}\\b`, "i").test(limit);
  });
  return named.every(([name, value]) => right[name] === value);
}

function subjectId(checker: Checker, operation: Operation, { parameters }: PreparedCall): unknown {
  const slot = subjectSlot(checker, operation);
  return slot && parameters.get(`path.${slot.name}`);
}

function instanceOf(checker: Checker, operation: Operation, id: unknown): ResourceInstance | undefined {
  const resource = subjectSlot(checker, operation)?.resource;
  return checker.instances.findLast(
    (one) => one.resource === resource && one.isOwn && !one.isDeleted && one.ids.get(one.resource.key) === id,
  );
}
