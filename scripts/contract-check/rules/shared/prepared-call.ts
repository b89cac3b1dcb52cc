import { type PrepareOptions, prepareCall } from "../../engine/prepare-call";
import { takeConflict } from "../../engine/recent-conflicts";
import { registerInstance } from "../../engine/register-instance";
import { isReplenished, replenished } from "../../engine/replenished";
import type { ResourceInstance } from "../../engine/resource-instance";
import { maySearchAgain, searchRequest } from "../../engine/searched-request";
import { freshSession, pickCredentials, renewSession } from "../../engine/session";
import { type CallOptions, type Trial, TrialEnded } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import type { PreparedCall } from "../../send/request";
import { startsElsewhere } from "./started-jobs";

export type { PreparedCall };

/** Whether an operation consumes the instance it is called on. */
export function isConsuming(trial: Trial, operation: Operation): boolean {
  const kind = trial.checker.resources.roles.get(operation)?.kind;
  return kind === "remove" || kind === "action" || startsElsewhere(trial.checker, operation);
}

/** A valid call; instances that it consumes are created for it. */
export async function validCall(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions = {},
): Promise<PreparedCall> {
  await renewBase(trial, operation);
  return await prepareCall(trial, operation, { isFresh: isConsuming(trial, operation), ...options });
}

/** Brings up what a creation uses up, or looks for another request where one that was found by following refusals is outdated. */
async function renewBase(trial: Trial, operation: Operation): Promise<void> {
  const conflict = takeConflict(trial, operation, isReplenished(trial, operation) ? 1 : undefined);
  if (!conflict || trial.attempt > 0) return;
  const found =
    (await replenished(trial, conflict, 0, (one, instance) => prepareCall(trial, one, { instance }))) ??
    (maySearchAgain(trial, operation)
      ? await searchRequest(trial, operation, (one, instance) => prepareCall(trial, one, { instance }))
      : undefined);
  if (found) note(trial, found, 0);
}

/** The answer to a creation once what it uses up was brought up again; the same answer where nothing helps. */
export async function afterReplenishing(trial: Trial, exchange: Exchange, userIndex = 0): Promise<Exchange> {
  const prepare = (one: Operation, instance: ResourceInstance | undefined) =>
    prepareCall(trial, one, { userIndex, instance });
  const again = exchange.code === 409 ? await replenished(trial, exchange, userIndex, prepare) : undefined;
  if (again) note(trial, again, userIndex);
  return again ?? exchange;
}

/** Sends a call with a separate session where it may end it, and registers what it created. */
export async function perform(
  trial: Trial,
  call: PreparedCall,
  options: CallOptions = {},
): Promise<Exchange> {
  const { operation } = call;
  let credentials = options.credentials;
  if (!credentials && operation.invalidatesSession && operation.security.length > 0) {
    const session = await freshSession(trial, options.userIndex ?? 0);
    credentials = session && pickCredentials(operation, session);
    if (!credentials) {
      trial.checker.coverage.skip(
        operation,
        "ends the session, and the credentials tell no login to begin another",
      );
      throw new TrialEnded();
    }
  }
  const exchange = await trial.send(call, { ...options, ...(credentials && { credentials }) });
  if (exchange.ok && operation.invalidatesSession && credentials)
    await renewSession(trial, options.userIndex ?? 0, credentials);
  note(trial, exchange, options.userIndex ?? 0);
  return exchange;
}

/** A valid call with new instances; after a conflict with others, as what it refers to may be used up. */
export async function performFresh(trial: Trial, operation: Operation): Promise<Exchange> {
  let exchange = await perform(trial, await validCall(trial, operation, { isFresh: true }));
  for (let turn = 0; turn < 4 && exchange.code === 409; turn += 1)
    exchange = await perform(trial, await validCall(trial, operation, { isFresh: true }));
  return exchange;
}

function note(trial: Trial, exchange: Exchange, userIndex: number): void {
  const role = trial.checker.resources.roles.get(exchange.operation);
  if (!exchange.ok || !role) return;
  if (role.kind === "create" && exchange.call.method === undefined)
    registerInstance(trial, role.resource, exchange, userIndex);
}

/** The instance that the last successful creation of a trial made. */
export function lastCreated(trial: Trial): ResourceInstance | undefined {
  return trial.created.at(-1);
}

/** A new child of an instance, where that takes one. */
export async function createBelow(
  trial: Trial,
  home: ResourceInstance,
  create: Operation,
): Promise<ResourceInstance | undefined> {
  const exchange = await perform(trial, await prepareCall(trial, create, { instance: home }));
  return exchange.ok ? lastCreated(trial) : undefined;
}

/** Deletes an instance of a trial, so that lists stay short. */
export async function discard(trial: Trial, instance: ResourceInstance | undefined): Promise<void> {
  if (!instance || instance.isDeleted || !instance.isOwn) return;
  const { remove } = instance.resource;
  if (!remove || !trial.checker.selected.has(remove)) return;
  const call = await prepareCall(trial, remove, { instance, userIndex: instance.userIndex });
  const exchange = await trial.send(call, { userIndex: instance.userIndex });
  if (exchange.ok) instance.isDeleted = true;
}

/** Deletes what a trial has created since it had so many instances, the last one first. */
export async function discardSince(trial: Trial, count: number): Promise<void> {
  for (const instance of trial.created.slice(count).reverse()) await discard(trial, instance);
}

export function copyCall(call: PreparedCall, key: string, value: unknown): PreparedCall {
  const parameters = new Map(call.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...call, parameters };
}
