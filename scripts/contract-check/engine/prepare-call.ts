import { valueAt, withValueAt } from "../lib/json";
import { documents } from "../load/documented";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import { type Call, keyOf } from "../send/request";
import { firstBase } from "./base-request";
import { pickExisting } from "./existing-instance";
import { type Slot, slotsOf } from "./id-slots";
import { linkedValue } from "./linked-value";
import { deepSlots } from "./nested-slots";
import { register } from "./register-instance";
import { idFor, type Thing } from "./resource-instance";
import { type Trial, TrialOver } from "./trial";
import { saltedBody, withVersion } from "./unique-texts";

export interface PrepareOptions {
  userIndex?: number;
  /** The thing to act on; one is found or made where none is given. */
  thing?: Thing | undefined;
  /** Takes things made for this trial alone. */
  isFresh?: boolean;
  depth?: number;
}

type PreparedCall = Omit<Call, "credentials">;

/** A call with every required value in it, ids being those of things that exist. */
export async function prepare(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions = {},
): Promise<PreparedCall> {
  const base = trial.checker.bases.get(operation) ?? firstBase(trial, operation, 0);
  const parameters = new Map(base.parameters);
  let body = base.body;
  const things = new Map<string, Thing>();
  if (options.thing) things.set(options.thing.resource.key, options.thing);
  // The innermost first: what it lives in is then its own, and not another one made for this call.
  for (const slot of slotsOf(trial.checker, operation).toSorted(innermost)) {
    const value = await slotValue(trial, operation, slot, things, options);
    if (value === undefined) continue;
    if (slot.parameter) parameters.set(keyOf(slot.parameter), value);
    else if (valueAt(body, slot.pointer) !== undefined || slot.isRequired) {
      const changed = withValueAt(body, slot.pointer, slot.isList ? [value] : value);
      body = changed;
    }
  }
  for (const slot of deepSlots(trial, operation, body)) {
    const value = await slotValue(trial, operation, slot, things, options);
    const changed = value === undefined ? body : withValueAt(body, slot.pointer, value);
    const schema = operation.body?.media[0]?.schema;
    if (!schema || trial.checker.validator.isValid(schema, changed)) body = changed;
  }
  await addConditions(trial, operation, parameters, things, options);
  body = withVersion(operation, body, options.thing);
  const kind = trial.checker.resources.roles.get(operation)?.kind;
  if ((kind === "replace" || kind === "update") && documents(operation, 409))
    body = saltedBody(trial, operation, body, false);
  return { operation, parameters, body, ...(operation.body?.media[0] && { media: operation.body.media[0] }) };
}

function innermost(left: Slot, right: Slot): number {
  const depth = ({ resource }: Slot): number => resource?.key.split("{}").length ?? 0;
  return depth(right) - depth(left);
}

async function slotValue(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  things: Map<string, Thing>,
  options: PrepareOptions,
): Promise<unknown> {
  const { resource } = slot;
  const wanted = slot.parameter ? slot.name : `body#${slot.pointer}`;
  if (resource) {
    for (const thing of options.thing?.resource.key === resource.key ? [] : things.values()) {
      const inherited = thing.resource.key !== resource.key ? thing.ids.get(resource.key) : undefined;
      if (inherited !== undefined) return inherited;
    }
    const known = things.get(resource.key);
    const thing = known ?? (await obtain(trial, resource, options));
    if (thing) {
      things.set(resource.key, thing);
      const value = idFor(trial.checker, thing, operation.id, wanted);
      if (value !== undefined) return value;
    }
  }
  if ((options.depth ?? 0) > 3) return undefined;
  return await linkedValue(trial.checker, operation, wanted, (source) => attempt(trial, source, options));
}

async function attempt(trial: Trial, operation: Operation, options: PrepareOptions) {
  if (!trial.checker.selected.has(operation)) return undefined;
  try {
    const call = await prepare(trial, operation, {
      userIndex: options.userIndex ?? 0,
      depth: (options.depth ?? 0) + 1,
    });
    return await trial.send(call, { userIndex: options.userIndex ?? 0 });
  } catch (error) {
    if (error instanceof TrialOver) return undefined;
    throw error;
  }
}

/** A thing of a resource: a shared one, or one made for this trial. */
export async function obtain(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions = {},
): Promise<Thing | undefined> {
  const { checker } = trial;
  const depth = options.depth ?? 0;
  if (depth > 4) return undefined;
  const userIndex = options.userIndex ?? 0;
  if (options.isFresh) return await make(trial, resource, options);
  const key = `${resource.key} ${userIndex}`;
  // What is tried again is tried with other things, all the way from their making.
  const cache = trial.attempt > 0 ? trial.own : checker.shared;
  const known = cache.get(key);
  if (known && !known.isDeleted) {
    for (const step of known.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
    return known;
  }
  if (known === null) return undefined;
  cache.set(key, null);
  const thing =
    (await make(trial, resource, options)) ??
    (await pickExisting(trial, resource, userIndex, (list) => attempt(trial, list, options)));
  if (thing) cache.set(key, thing);
  return thing;
}

/** Makes a thing; undefined where nothing makes it or the server refuses. */
export async function make(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions & { change?: (body: unknown) => unknown } = {},
): Promise<Thing | undefined> {
  const { create } = resource;
  const { checker } = trial;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return undefined;
  const userIndex = options.userIndex ?? 0;
  let isTaken = false;
  for (let turn = 0; turn < 3; turn += 1) {
    const call = await prepare(trial, create, {
      ...options,
      thing: undefined,
      // There may be one of it in each place, and that one is there already.
      isFresh: (options.isFresh ?? false) || (turn === 2 && isTaken),
      depth: (options.depth ?? 0) + 1,
    });
    const isSalted = turn > 0 || documents(create, 409);
    let body = isSalted ? saltedBody(trial, create, call.body, turn > 1) : call.body;
    if (options.change) body = options.change(body);
    const exchange = await trial.send({ ...call, body }, { userIndex });
    if (exchange.ok) {
      const thing = register(trial, resource, exchange, userIndex);
      return thing;
    }
    if (exchange.code !== 409 && exchange.code !== 422 && exchange.code !== 400) return undefined;
    isTaken = exchange.code === 409;
    const other = firstBase(trial, create, turn + 1);
    if (!checker.bases.get(create)?.isAccepted && exchange.code !== 409) checker.bases.set(create, other);
  }
  return undefined;
}

/** `If-Match` wants the entity tag of now. */
async function addConditions(
  trial: Trial,
  operation: Operation,
  parameters: Map<string, unknown>,
  things: Map<string, Thing>,
  options: PrepareOptions,
): Promise<void> {
  const wanted = operation.parameters.find(
    ({ in: at, name, required }) => at === "header" && /^if-match$/i.test(name) && required,
  );
  const role = trial.checker.resources.roles.get(operation);
  const thing = role && things.get(role.resource.key);
  if (!wanted || !role?.resource.read || !thing) return;
  const call = await prepare(trial, role.resource.read, {
    ...options,
    thing,
    depth: (options.depth ?? 0) + 1,
  });
  const shown = await trial.send(call, { userIndex: options.userIndex ?? 0 });
  const tag = shown.response?.headers["etag"]?.[0];
  if (tag !== undefined) parameters.set(keyOf(wanted), tag);
}
