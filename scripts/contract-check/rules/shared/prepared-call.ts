import { type PrepareOptions, prepare } from "../../engine/prepare-call";
import { register } from "../../engine/register-instance";
import type { Thing } from "../../engine/resource-instance";
import { freshSession, pickWay, renew } from "../../engine/session";
import { type CallOptions, type Trial, TrialOver } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import type { Call } from "../../send/request";

export type PreparedCall = Omit<Call, "credentials">;

/** Whether calling an operation uses up what it is called on. */
export function isConsuming(trial: Trial, operation: Operation): boolean {
  const kind = trial.checker.resources.roles.get(operation)?.kind;
  return kind === "remove" || kind === "action";
}

/** A valid call; things that it would use up are made for it. */
export async function validCall(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions = {},
): Promise<PreparedCall> {
  return await prepare(trial, operation, { isFresh: isConsuming(trial, operation), ...options });
}

/** Sends a call with credentials that may be lost by it, and notes what it made. */
export async function perform(
  trial: Trial,
  call: PreparedCall,
  options: CallOptions = {},
): Promise<Exchange> {
  const { operation } = call;
  let credentials = options.credentials;
  if (!credentials && operation.invalidatesSession && operation.security.length > 0) {
    const session = await freshSession(trial, options.userIndex ?? 0);
    credentials = session && pickWay(operation, session);
    if (!credentials) {
      trial.checker.coverage.skip(
        operation,
        "ends the session, and the credentials tell no login to begin another",
      );
      throw new TrialOver();
    }
  }
  const exchange = await trial.send(call, { ...options, ...(credentials && { credentials }) });
  if (exchange.ok && operation.invalidatesSession && credentials)
    await renew(trial, options.userIndex ?? 0, credentials);
  note(trial, exchange, options.userIndex ?? 0);
  return exchange;
}

function note(trial: Trial, exchange: Exchange, userIndex: number): void {
  const role = trial.checker.resources.roles.get(exchange.operation);
  if (!exchange.ok || !role) return;
  if (role.kind === "create" && exchange.call.method === undefined)
    register(trial, role.resource, exchange, userIndex);
}

/** The thing the last successful creation of a trial made. */
export function lastMade(trial: Trial): Thing | undefined {
  return trial.checker.things.at(-1);
}

/** Deletes what a trial made, so that lists stay short. */
export async function discard(trial: Trial, thing: Thing | undefined): Promise<void> {
  if (!thing || thing.isDeleted || !thing.isOwn) return;
  const { remove } = thing.resource;
  if (!remove || !trial.checker.selected.has(remove)) return;
  const call = await prepare(trial, remove, { thing, userIndex: thing.userIndex });
  const exchange = await trial.send(call, { userIndex: thing.userIndex });
  if (exchange.ok) thing.isDeleted = true;
}

export function copyCall(call: PreparedCall, key: string, value: unknown): PreparedCall {
  const parameters = new Map(call.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...call, parameters };
}
