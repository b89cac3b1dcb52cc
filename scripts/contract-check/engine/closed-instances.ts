import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { keyOf } from "../send/request";
import { slotsOf } from "./id-slots";
import type { Trial } from "./trial";

interface Openings {
  /** Operation, user and the ids in the path with which it succeeded. */
  readonly opened: Map<string, Set<unknown>>;
  /** User and id of what is closed to the user. */
  readonly closed: Set<string>;
}

const openings = new WeakMap<Trial["checker"], Openings>();

function openingsOf({ checker }: Trial): Openings {
  const known = openings.get(checker) ?? { opened: new Map(), closed: new Set() };
  openings.set(checker, known);
  return known;
}

/** Whether an item of a list was seen to be closed to a user: a garden of which the user is no member. */
export const isClosed = (trial: Trial, userIndex: number, values: readonly unknown[]): boolean =>
  values.some((one) => openingsOf(trial).closed.has(`${userIndex} ${String(one)}`));

/**
 * Of what exists from the start some may be closed to a user, who sees it in a list all the same. An operation that
 * succeeded with another id of the kind in its path and is refused with this one goes back to what is open.
 * @returns the ids that are open, where one is closed from now on
 */
export function noteOpenings(
  trial: Trial,
  { ok, code, operation, call }: Exchange,
  userIndex: number,
): ReadonlySet<unknown> {
  const { opened, closed } = openingsOf(trial);
  const { attempt, own, checker } = trial;
  const cache = attempt > 0 ? own : checker.shared;
  for (const { resource, parameter } of pathSlotsOf(trial, operation)) {
    if (!resource || resource.create || !parameter) continue;
    const id = call.parameters.get(keyOf(parameter));
    const key = `${operation.id} ${userIndex} ${resource.key}`;
    const known = opened.get(key) ?? new Set();
    opened.set(key, known);
    if (ok) known.add(id);
    if ((code !== 404 && code !== 403) || known.size === 0 || known.has(id)) continue;
    const instance = cache.get(`${resource.key} ${userIndex}`);
    // An id that was made up says nothing of what exists.
    if (!instance || instance.isOwn || instance.ids.get(resource.key) !== id) continue;
    cache.delete(`${resource.key} ${userIndex}`);
    closed.add(`${userIndex} ${String(id)}`);
    return known;
  }
  return new Set();
}

/** The only id in an operation's path: of several, another one may be what is not there. */
function pathSlotsOf({ checker }: Trial, operation: Operation) {
  const inPath = slotsOf(checker, operation).filter(({ parameter }) => parameter?.in === "path");
  return inPath.length === 1 ? inPath : [];
}
