import { isObject } from "../lib/json";
import { isRead, type Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import type { PreparedCall } from "../send/request";
import type { Step } from "./checker";
import { afterMovingOn } from "./one-at-a-time";
import { isAboutOther, type ResourceInstance, representationOf } from "./resource-instance";
import { withTarget } from "./targeted-steps";
import type { Trial } from "./trial";

/** How instances are created and calls prepared; given by the preparation of calls, which needs states itself. */
export interface StateSteps {
  userIndex: number;
  isFresh: boolean;
  /** `isFresh`: what the instance refers to is created for it, as others may have taken it. */
  create(resource: Resource, isFresh?: boolean): Promise<ResourceInstance | undefined>;
  /** `isFresh`: what the call refers to is created for it, as stock may be used up. */
  prepare(operation: Operation, instance: ResourceInstance, isFresh?: boolean): Promise<PreparedCall>;
}

/**
 * An instance in the state that an operation needs: created for the call where the call changes the state, else shared
 * like other instances. Undefined where a new instance is ready at once.
 */
export async function preparedInstance(
  trial: Trial,
  operation: Operation,
  steps: StateSteps,
): Promise<ResourceInstance | undefined> {
  const preparation = trial.checker.preparations.get(operation);
  if (!preparation) return undefined;
  const cache = cacheOf(trial);
  const key = cacheKey(operation, steps.userIndex);
  const known = steps.isFresh ? undefined : cache.get(key);
  if (known) {
    for (const step of [...known.steps, ...(known.history ?? [])])
      if (!trial.steps.includes(step)) trial.steps.push(step);
    return known;
  }
  const { resource, path } = preparation;
  let instance = await steps.create(resource);
  if (instance && !(await followPath(trial, instance, path, steps.prepare))) {
    instance = await steps.create(resource, true);
    if (instance && !(await followPath(trial, instance, path, steps.prepare, true))) return undefined;
  }
  if (!instance) return undefined;
  if (!steps.isFresh) cache.set(key, instance);
  return instance;
}

/** Calls operations one after another on an instance; false where one of them is refused. */
export async function followPath(
  trial: Trial,
  instance: ResourceInstance,
  path: readonly Step[],
  prepare: StateSteps["prepare"],
  isFresh = false,
): Promise<boolean> {
  const { userIndex } = instance;
  for (const step of path) {
    const prepared = await prepare(step.operation, instance, isFresh);
    let exchange = await trial.send(withTarget(trial.checker, prepared, step), { userIndex });
    // What one value needs another one may refuse.
    if (step.choice && [400, 422].includes(exchange.code))
      exchange = await trial.send(withTarget(trial.checker, prepared, step, true), { userIndex });
    if (!exchange.ok) {
      const again = () => trial.send(withTarget(trial.checker, prepared, step), { userIndex });
      const moved = await afterMovingOn(trial, exchange, prepare, again);
      if (!moved) return false;
      exchange = moved;
    }
    recordStep(instance, exchange);
  }
  return true;
}

/** Notes what a call did to the instance: its new representation, and whether it is there. */
export function recordStep(instance: ResourceInstance, exchange: Exchange): void {
  instance.history = [...(instance.history ?? []), exchange];
  instance.isDeleted = exchange.operation === instance.resource.remove;
  const id = instance.ids.get(instance.resource.key);
  const shown = representationOf(exchange.payload, id);
  // A child that names its parent represents itself.
  const isOwn =
    shown !== undefined &&
    (shown["id"] === undefined || shown["id"] === id) &&
    !(isObject(instance.payload) && isAboutOther(shown, instance.payload));
  if (id !== undefined && isOwn && Object.values(shown).includes(id)) instance.payload = exchange.payload;
}

/** A success of an operation that changes the state uses up the instance that was ready for it. */
export function removePrepared(trial: Trial, { ok, operation, call }: Exchange, userIndex: number): void {
  if (!ok || isRead(operation) || call.method !== undefined) return;
  cacheOf(trial).delete(cacheKey(operation, userIndex));
}

/** The instances that calls share: of the run at first, of this attempt alone where it is a repetition. */
export const cacheOf = ({ attempt, own, checker }: Trial): Map<string, ResourceInstance | null> =>
  attempt > 0 ? own : checker.shared;

const cacheKey = ({ id }: Operation, userIndex: number): string => `ready for ${id} ${userIndex}`;
