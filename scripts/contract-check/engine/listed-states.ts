import { codeIn } from "../judge/stated-codes";
import { isObject, valueAt, withValueAt } from "../lib/json";
import { literal, plainText, sentencesOf } from "../lib/texts";
import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import { isStateName, wordsOf } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { keyOf, type PreparedCall } from "../send/request";
import { holdsProtected, registeredItem } from "./existing-instance";
import { type Slot, slotsOf } from "./id-slots";
import { cacheOf } from "./reached-states";
import { itemsOf, type ResourceInstance } from "./resource-instance";
import { hasBringer } from "./states-by-others";
import type { Trial } from "./trial";

/** What a call names and the run cannot bring there, in the states that a refusal asks for. */
interface NeededState {
  readonly slot: Slot & { readonly resource: Resource };
  readonly member: string;
  readonly states: readonly string[];
  /** User and id of what a call succeeded with: it may be free again once that is undone. */
  readonly spent: Set<string>;
  /** User and id of what was refused for another conflict. */
  readonly refused: Set<string>;
}

const needed = new WeakMap<Trial["checker"], Map<Operation, NeededState>>();

/**
 * Notes the state that a refusal asks for of what a call names and nothing creates, or brings into a state that opens the
 * operation: `not_delivered` beside "when the shipment is not delivered". What was used with a success or for another
 * conflict is not used again at once.
 */
export function noteNeededState(trial: Trial, exchange: Exchange, userIndex: number): void {
  const { ok, code, operation, call } = exchange;
  if (!operation.body || (!ok && code !== 409 && code !== 422)) return;
  const found = needed.get(trial.checker) ?? new Map<Operation, NeededState>();
  needed.set(trial.checker, found);
  const known = found.get(operation);
  if (known) {
    if (code === 422) return;
    const key = `${userIndex} ${String(namedIn(call, known.slot))}`;
    (ok ? known.spent : known.refused).add(key);
    cacheOf(trial).delete(cacheKey(operation, userIndex));
    return;
  }
  if (ok) return;
  for (const slot of slotsOf(trial.checker, operation)) {
    const { resource, parameter, member, isList } = slot;
    if (!resource?.list || (parameter && parameter.in !== "path") || member !== undefined || isList) continue;
    const state = listedState(resource);
    const states = state ? statesAskedFor(exchange, state.values) : [];
    if (!state || states.length === 0) continue;
    const isBrought = resource.create && hasBringer(trial, resource, states);
    if (resource.create && !isBrought && !isOutOfReach(trial, operation, resource)) continue;
    const own = { slot: { ...slot, resource }, member: state.name, states, spent: new Set<string>() };
    found.set(operation, { ...own, refused: new Set() });
    return;
  }
}

/** Whether an operation is called on something listed, or brought by something else, in the state that it needs. */
export const needsListedState = ({ checker }: Trial, operation: Operation): boolean =>
  needed.get(checker)?.has(operation) === true;

/** The id that a call has in a slot. */
const namedIn = (call: PreparedCall, { parameter, pointer }: Slot): unknown =>
  parameter ? call.parameters.get(keyOf(parameter)) : valueAt(call.body, pointer);

/** Whether an operation that is closed may be open for something listed that is in a state out of the run's reach. */
export const mayNeedListed = (trial: Pick<Trial, "checker">, operation: Operation): boolean =>
  slotsOf(trial.checker, operation).some(
    ({ resource, parameter }) =>
      parameter?.in === "path" && resource?.list && isOutOfReach(trial, operation, resource),
  );

/** Whether no state that the run brings about opens an operation: a visit is completed on its day alone. */
const isOutOfReach = (
  { checker }: Pick<Trial, "checker">,
  operation: Operation,
  { key }: Resource,
): boolean =>
  checker.states.has(key) &&
  !checker.preparations.has(operation) &&
  checker.bases.get(operation)?.isAccepted !== true;

/** The member of a listed item that holds its state. */
function listedState({ list }: Resource): { name: string; values: string[] } | undefined {
  const item = list && findList(list)?.item;
  if (!item) return undefined;
  const { documents } = list.contract;
  for (const [name, place] of membersOf(documents, item)) {
    const values = (shapeOf(documents, place).values ?? []).filter((one) => typeof one === "string");
    if (isStateName(name) && values.length > 1) return { name, values };
  }
  return undefined;
}

/** The states that a refusal asks for: by its code `not_delivered`, else by its own words, else by the text about its code. */
function statesAskedFor({ operation, body }: Exchange, states: readonly string[]): string[] {
  const code = codeIn(body);
  if (code === undefined) return [];
  // "order_not_delivered", "not_delivered"
  const words = wordsOf(code);
  const at = words.indexOf("not");
  const own = states.filter((one) => at >= 0 && wordsOf(one).join() === words.slice(at + 1).join());
  if (own.length > 0) return own;
  const reported = isObject(body) ? Object.values(body).filter((one) => typeof one === "string") : [];
  const inAnswer = statesNeeded(reported, states);
  if (inAnswer.length > 0) return inAnswer;
  const clauses = sentencesOf(operation.text)
    .flatMap((one) => one.split(/,\s/))
    .filter((one) => one.includes(code));
  return statesNeeded(clauses, states);
}

/** The states that texts ask for: "not yet delivered", "must be delivered", "needs a shipment that is delivered". */
function statesNeeded(texts: readonly string[], states: readonly string[]): string[] {
  const plain = texts.map(plainText);
  return states.filter((state) => {
    const name = wordsOf(state).map(literal).join("[ _-]?");
    const pattern = `\\b(not (yet |been |yet been )?|only an? |other than |(?:must|has to|have to) be |(?:needs?|requires?) an? [\\w -]{1,30} (?:that|which) (?:is|was|has been) |unless [\\w -]{0,30}\\bis )${name}(?![\\w-])`;
    return plain.some((one) => new RegExp(pattern).test(one));
  });
}

/** A body in which what was chosen for its state is as it was in the one before: no other choice takes its place. */
export function withNeededState(
  { checker }: Trial,
  operation: Operation,
  body: unknown,
  before: unknown,
): unknown {
  const slot = needed.get(checker)?.get(operation)?.slot;
  const pointer = slot?.parameter ? undefined : slot?.pointer;
  const value = pointer === undefined ? undefined : valueAt(before, pointer);
  return pointer === undefined || value === undefined ? body : withValueAt(body, pointer, value);
}

/** How lists are asked, and what else brings instances into states; given by the preparation of calls. */
interface ListingSteps {
  prepare(list: Operation): Promise<PreparedCall>;
  bring(resource: Resource, states: readonly string[]): Promise<ResourceInstance | undefined>;
}

/** A listed instance in the state that an operation needs of what it names, one that was not used with it. */
export async function listedInState(
  trial: Trial,
  operation: Operation,
  { userIndex, isFresh }: { userIndex: number; isFresh: boolean },
  { prepare, bring }: ListingSteps,
): Promise<ResourceInstance | undefined> {
  const need = needed.get(trial.checker)?.get(operation);
  const list = need?.slot.resource.list;
  const shape = list && findList(list);
  if (!need || !shape || !trial.checker.selected.has(list)) return undefined;
  const key = cacheKey(operation, userIndex);
  const cached = isFresh ? undefined : cacheOf(trial).get(key);
  if (cached) {
    for (const step of cached.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
    return cached;
  }
  const exchange = await trial.send(withStateFilter(await prepare(list), need), { userIndex });
  const items = exchange.ok ? (itemsOf(exchange, list.pagination?.items ?? shape.items) ?? []) : [];
  const usable = items.flatMap((item) => {
    const isMeant = isObject(item) && need.states.some((one) => one === item[need.member]);
    const found = isMeant && !holdsProtected(trial, item);
    return found ? (registeredItem(trial, need.slot.resource, exchange, item, userIndex) ?? []) : [];
  });
  const isInUse = ({ ids }: ResourceInstance): boolean =>
    createdWith(trial, operation, need).has(ids.get(need.slot.resource.key));
  const instance =
    neverUsed(need, usable, userIndex) ??
    (await bring(need.slot.resource, need.states)) ??
    firstUnused(need, usable, userIndex, isInUse);
  if (instance) cacheOf(trial).set(key, instance);
  return instance;
}

/** What the run's own instances were created with, as long as they are there. */
function createdWith({ checker }: Trial, operation: Operation, { slot }: NeededState): Set<unknown> {
  const role = checker.resources.roles.get(operation);
  const own = checker.instances.filter((one) => role?.kind === "create" && one.resource === role.resource);
  return new Set(
    own
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ sentBody, ids }) =>
        slot.parameter ? ids.get(slot.resource.key) : valueAt(sentBody, slot.pointer),
      ),
  );
}

/** The first one that the operation was not called for yet. */
function neverUsed(
  { slot: { resource }, spent, refused }: NeededState,
  instances: readonly ResourceInstance[],
  userIndex: number,
): ResourceInstance | undefined {
  return instances.find(({ ids }) => {
    const key = `${userIndex} ${String(ids.get(resource.key))}`;
    return !spent.has(key) && !refused.has(key);
  });
}

/** What was used before is used again where nothing else is left: what was created with it may be gone by now. */
function firstUnused(
  { slot: { resource }, spent, refused }: NeededState,
  instances: readonly ResourceInstance[],
  userIndex: number,
  isInUse: (instance: ResourceInstance) => boolean,
): ResourceInstance | undefined {
  const keyOfInstance = ({ ids }: ResourceInstance): string =>
    `${userIndex} ${String(ids.get(resource.key))}`;
  const suitable = instances.filter((one) => !refused.has(keyOfInstance(one)));
  const unused =
    suitable.find((one) => !spent.has(keyOfInstance(one))) ?? suitable.find((one) => !isInUse(one));
  if (unused) return unused;
  spent.clear();
  if (suitable.length === 0) refused.clear();
  return suitable[0] ?? instances[0];
}

/** The call of a list with the filter by the state, where the list has one. */
function withStateFilter(call: PreparedCall, { member, states }: NeededState) {
  const { documents } = call.operation.contract;
  const filter = call.operation.parameters.find((one) => one.in === "query" && one.name === member);
  const [state] = states;
  if (!filter || state === undefined || states.length > 1) return call;
  const isList = shapeOf(documents, filter.schema).types.has("array");
  return { ...call, parameters: new Map(call.parameters).set(keyOf(filter), isList ? [state] : state) };
}

const cacheKey = ({ id }: Operation, userIndex: number): string => `in state for ${id} ${userIndex}`;
