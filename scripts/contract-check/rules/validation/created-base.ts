import { createBaseRequest } from "../../engine/base-request";
import { createInstance } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/** So many bodies are tried: with all members and without the optional ones, made up and with examples of lists. */
const maximumTurns = 4;

/**
 * Opens an operation with what the creation of its resource makes, where that was opened in the meantime: a strategy below
 * a feature, whose address lists showed.
 *
 * Part of `base-request`.
 */
export async function tryCreated(trial: Trial, operation: Operation): Promise<void> {
  const { bases, resources, options } = trial.checker;
  const resource = resources.roles.get(operation)?.resource;
  if (!resource || options.isReadOnly) return;
  const { create } = resource;
  if (create === undefined) return await tryKeyMembers(trial, operation);
  if (create === operation || !bases.get(create)?.isAccepted) return;
  const before = bases.get(operation);
  // Its creation was refused often, before something else opened it.
  const instance = await createInstance(trial, resource, { isCertain: true });
  for (let turn = 0; instance && turn < (operation.body ? maximumTurns : 1); turn += 1) {
    const base = createBaseRequest(trial, operation, turn);
    if (before?.headers) base.headers = before.headers;
    bases.set(operation, base);
    const call = await validCall(trial, operation, { instance });
    const { ok } = await perform(trial, call, { trigger: "valid" });
    if (!ok) continue;
    if (operation === resource.remove) instance.isDeleted = true;
    base.isAccepted = true;
    return;
  }
  if (before) bases.set(operation, before);
}

/**
 * Calls an operation on what a creation above it made, whose members are the keys in its path: `/tags/{type}/{value}` names
 * what `POST /tags` was given. Every call needs a creation of its own, so this opens no further ones.
 */
async function tryKeyMembers(trial: Trial, operation: Operation): Promise<void> {
  const { operations, bases, selected } = trial.checker;
  const isAbove = ({ method, path, body }: Operation): boolean =>
    method === "post" &&
    body !== undefined &&
    operation.path.startsWith(`${path}/{`) &&
    /^(\/\{[^/{}]+\})+$/.test(operation.path.slice(path.length));
  const creation = operations.find((one) => isAbove(one) && selected.has(one) && bases.get(one)?.isAccepted);
  if (!creation) return;
  const made = await perform(trial, await validCall(trial, creation));
  if (!made.ok) return;
  const call = await validCall(trial, operation);
  const parameters = new Map(call.parameters);
  const shown = { ...membersOf(made.call.body), ...membersOf(made.payload) };
  for (const { name, in: at } of operation.parameters) {
    if (at !== "path") continue;
    const value = made.call.parameters.get(`path.${name}`) ?? shown[name];
    if (value === undefined) return;
    parameters.set(`path.${name}`, value);
  }
  await perform(trial, { ...call, parameters }, { trigger: "valid" });
}

const membersOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
