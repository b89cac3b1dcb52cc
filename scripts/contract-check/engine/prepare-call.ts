import { isObject, valueAt, withValueAt } from "../lib/json";
import { documents } from "../load/documented";
import { isRead, type Operation, type Parameter } from "../load/model";
import type { Resource } from "../plan/resource";
import { describeResponse, type Exchange } from "../send/exchange";
import { keyOf, type PreparedCall } from "../send/request";
import { createBaseRequest } from "./base-request";
import { withMembersBeyond } from "./beyond-present";
import { withCheckDigits } from "./check-digits";
import { idFromJob } from "./created-by-job";
import { observedInstances, withEqualMembers } from "./equal-members";
import { pickExisting } from "./existing-instance";
import { fittingReference, narrowedTo } from "./fitting-reference";
import { isFutile, noteCreation } from "./futile-creations";
import { type Slot, slotsOf } from "./id-slots";
import { parametersOfIssued } from "./issued-credentials";
import { latestTag } from "./latest-tags";
import { linkedValue } from "./linked-value";
import { listedFor } from "./listed-instances";
import { listedInState, withNeededState } from "./listed-states";
import { deepSlots } from "./nested-slots";
import { fittingForm, observedParameters, withObservedMembers } from "./observed-choice";
import { withOwnMembers } from "./own-members";
import { withOwnReferences } from "./own-references";
import { withinParent } from "./parent-period";
import { idInParent } from "./part-of-parent";
import { producedInstance } from "./produced-instance";
import { preparedInstance } from "./reached-states";
import { withCurrentMonth, withRecentMoments } from "./recent-moments";
import { withinReferredBounds } from "./referred-bounds";
import { needsParts, withReferredParts } from "./referred-parts";
import { registerInstance } from "./register-instance";
import { isReplenished, replenished } from "./replenished";
import { chosenKey, idFor, type ResourceInstance, shownMember } from "./resource-instance";
import { maySearchAgain, searchRequest } from "./searched-request";
import { secondInstance } from "./second-instance";
import { withShownReferences } from "./shown-references";
import {
  givenIds,
  homeOf,
  innermost,
  isBeside,
  isPartOf,
  namedByInstance,
  newKey,
  siblingHome,
  takes,
} from "./slot-relations";
import { withSmallAmount } from "./small-amounts";
import { type StatedChoice, shows, statedChoice } from "./stated-choices";
import { withStatedLength } from "./stated-periods";
import { instanceByOther, namedInstance } from "./states-by-others";
import { beyondTaken, noteTakenTime } from "./taken-times";
import { isUsedToday, movedDay, withinWindow } from "./time-window";
import { type Trial, TrialEnded } from "./trial";
import {
  withOtherChoices,
  withOtherNumbers,
  withOtherTimes,
  withUniqueParameters,
  withUniqueTexts,
  withVersion,
} from "./unique-texts";
import {
  endEarlier,
  holdsSame,
  isAboutQuota,
  isAboutScarce,
  isAboutStock,
  latestOwn,
  unspentInstance,
} from "./used-quotas";
import { isTaken, resetTaken } from "./used-up";
import { selecting, selectionOf } from "./whole-collections";

export interface PrepareOptions {
  userIndex?: number;
  /** The instance of the call; one is obtained when absent. */
  instance?: ResourceInstance | undefined;
  /** Creates instances for this call alone. */
  isFresh?: boolean;
  /** The call creates at an address of its own choice (PUT). */
  isCreation?: boolean;
  /** What is created for the call is of another kind than usual: a tariff may be for one kind of meter alone. */
  isVaried?: boolean;
  /** What is created or chosen for the call has this value. */
  choice?: StatedChoice | undefined;
  depth?: number;
}

/** A call with every required value, ids being those of existing instances. */
export async function prepareCall(
  trial: Trial,
  operation: Operation,
  given: PrepareOptions = {},
): Promise<PreparedCall> {
  const instance = given.instance ?? (await inNeededState(trial, operation, given));
  const options = instance ? { ...given, instance } : given;
  const base = trial.checker.bases.get(operation) ?? createBaseRequest(trial, operation, 0);
  let body = base.body;
  const instances = new Map<string, ResourceInstance>(instance ? [[instance.resource.key, instance]] : []);
  const observed = observedParameters(trial.checker, operation, givenIds(trial, operation, instance));
  const ofUser = parametersOfIssued(trial.checker, operation, options.userIndex ?? 0);
  const parameters = new Map([...base.parameters, ...observed, ...ofUser]);
  const named = new Set<unknown>();
  for (const slot of slotsInOrder(trial, operation)) {
    const key = slot.parameter && keyOf(slot.parameter);
    if (key !== undefined && (observed.has(key) || ofUser.has(key))) continue;
    if (!slot.parameter && base.keepsReferences && !isOfCall(slot, options.instance)) continue;
    if (options.isCreation && slot.parameter?.in === "path" && slot.resource?.create === operation) {
      parameters.set(keyOf(slot.parameter), newKey(trial, operation, slot.parameter));
      continue;
    }
    const value = await slotValue(trial, operation, slot, instances, options);
    if (value === undefined) continue;
    if (slot.parameter) {
      const taken = takenForm(trial, slot.parameter, value, instances.values());
      if (taken !== undefined) parameters.set(keyOf(slot.parameter), taken);
    } else if (
      (valueAt(body, slot.pointer) !== undefined || slot.isRequired) &&
      takes(trial, operation, slot, value)
    ) {
      const other = named.has(value)
        ? await otherValue(trial, operation, slot, value, { ...options, instances })
        : undefined;
      named.add(value);
      const whole = slot.isList
        ? await idsOf(trial, operation, slot, value, { ...options, instances })
        : (other ?? value);
      body = withValueAt(body, slot.pointer, whole);
    }
  }
  if (!base.keepsReferences) body = await withOtherReferences(trial, operation, body, instances, options);
  const shown = await observedInstances(trial, operation, observed, (resource, id) =>
    readNamed(trial, resource, id, options.userIndex ?? 0),
  );
  body = await fittingBody(trial, operation, body, { parameters, instances: [...instances.values()], shown });
  await addSelection(trial, operation, parameters, options);
  await addConditions(trial, operation, parameters, instances, options);
  body = withVersion(operation, body, options.instance);
  body = withOwnReferences(trial, operation, body, parameters, instances);
  body = withDistinctMembers(trial, operation, withSmallAmount(operation, body));
  body = withMembersBeyond(trial, operation, body, instances);
  return {
    operation,
    parameters,
    body: withCheckDigits(operation, body),
    ...(operation.body?.media[0] && { media: operation.body.media[0] }),
    ...(base.headers && { headers: base.headers }),
  };
}

/** What a call is about: its instances, and what the ids stand for that lists have shown. */
interface Surroundings {
  parameters: ReadonlyMap<string, unknown>;
  instances: readonly ResourceInstance[];
  shown: readonly ResourceInstance[];
}

/** A body with values that fit what a call is about, as texts compare the two: amounts, bounds, parts, times. */
async function fittingBody(
  trial: Trial,
  operation: Operation,
  given: unknown,
  { parameters, instances, shown }: Surroundings,
): Promise<unknown> {
  const observed = withObservedMembers(trial.checker, operation, given, parameters);
  const needed = withNeededState(trial, operation, observed, given);
  const equal = withEqualMembers(operation, needed, [...instances, ...shown]);
  const bounded = await withinReferredBounds(trial, operation, equal, instances);
  const referring = withReferredParts(trial, operation, bounded, instances);
  const own = await withOwnMembers(trial, operation, parameters, referring);
  const started = withRecentMoments(trial, operation, withinWindow(trial, operation, own));
  const timely = withCurrentMonth(trial, operation, withStatedLength(operation, started));
  return withinParent(trial, operation, beyondTaken(trial, operation, timely), instances);
}

/**
 * A value as a parameter takes it. The id of what a call is about is sent whatever its form; another id of a form that the
 * schema does not take belongs to something else, and the example is sent: undefined.
 */
function takenForm(
  { checker }: Trial,
  parameter: Parameter,
  value: unknown,
  instances: Iterable<ResourceInstance>,
): unknown {
  const isOfCall = [...instances].some(({ isOwn, ids }) => isOwn && [...ids.values()].includes(value));
  return fittingForm(checker, parameter, value) ?? (isOfCall ? value : undefined);
}

/**
 * The slots of a call in the order in which they are filled, the innermost resource first: its parents are then its own,
 * not others created for this call. What a body names of the very kind that it creates is chosen by what it is created for.
 */
function slotsInOrder({ checker }: Trial, operation: Operation): readonly Slot[] {
  const slots = slotsOf(checker, operation).toSorted(innermost);
  const isOwnKind = (slot: Slot) => !slot.parameter && slot.resource?.create === operation;
  return [...slots.filter((one) => !isOwnKind(one)), ...slots.filter(isOwnKind)];
}

/** Whether a call is to name this very instance. */
const isOfCall = ({ resource }: Slot, instance: ResourceInstance | undefined): boolean =>
  instance !== undefined && resource?.key === instance.resource.key;

/** Narrows a change of a whole collection to an instance of its own. */
async function addSelection(
  trial: Trial,
  operation: Operation,
  parameters: Map<string, unknown>,
  options: PrepareOptions,
): Promise<void> {
  const selection = selectionOf(trial.checker, operation);
  const resource = trial.checker.resources.roles.get(operation)?.resource;
  const depth = (options.depth ?? 0) + 1;
  if (!selection || !resource || depth > 4) return;
  const instance = options.instance ?? (await obtainInstance(trial, resource, { ...options, depth }));
  const selected = instance && selecting(instance);
  if (selected) parameters.set(keyOf(selection), selected);
}

/** The body with the references that are left: those below its top level, and those that another one lists. */
async function withOtherReferences(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: Map<string, ResourceInstance>,
  options: PrepareOptions,
): Promise<unknown> {
  const deep = await withDeepReferences(trial, operation, body, instances, options);
  return withShownReferences(trial, operation, deep, instances);
}

/** The body with ids of existing instances below its top level, where its schema takes them. */
async function withDeepReferences(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: Map<string, ResourceInstance>,
  options: PrepareOptions,
): Promise<unknown> {
  const schema = operation.body?.media[0]?.schema;
  let whole = body;
  for (const slot of deepSlots(trial, operation, body)) {
    const value = await slotValue(trial, operation, slot, instances, options);
    const changed = value === undefined ? whole : withValueAt(whole, slot.pointer, value);
    if (!schema || trial.checker.validator.isValid(schema, changed)) whole = changed;
  }
  return whole;
}

/** As many ids as a list has to have at least, beginning with one. */
async function idsOf(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  first: unknown,
  options: PrepareOptions & { instances: ReadonlyMap<string, ResourceInstance> },
): Promise<unknown[]> {
  const { resource, least = 1 } = slot;
  const second = least > 1 ? await otherValue(trial, operation, slot, first, options) : undefined;
  const ids = second === undefined ? [first] : [first, second];
  while (resource && second !== undefined && ids.length < least) {
    const one = await createInstance(trial, resource, { ...options, depth: (options.depth ?? 0) + 1 });
    const id = one?.ids.get(resource.key);
    if (id === undefined || ids.includes(id)) break;
    ids.push(id);
  }
  return ids;
}

/** The body of a change with values of its own, where others may have those of the example. */
function withDistinctMembers(trial: Trial, operation: Operation, body: unknown): unknown {
  const { bases, resources } = trial.checker;
  const kind = resources.roles.get(operation)?.kind;
  // The example comes first: its times may be the only ones that others leave free.
  const isTried = trial.steps.some((step) => step.operation === operation);
  if (!isTried && bases.get(operation)?.isAccepted !== true) return body;
  const isDistinct = bases.get(operation)?.isDistinct === true;
  if (isDistinct || ((kind === "replace" || kind === "update") && documents(operation, 409)))
    return withUniqueTexts(trial, operation, body, false);
  // What is created by something else than a resource's creation may be unique by a number, too.
  return kind === "create" || isRead(operation) ? body : withOtherNumbers(trial, operation, body);
}

/** The id of another instance, where a member before names the first: the locker that a shipment goes to. */
async function otherValue(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  first: unknown,
  options: PrepareOptions & { instances: ReadonlyMap<string, ResourceInstance> },
): Promise<unknown> {
  const { resource, member } = slot;
  if (!resource || member !== undefined) return undefined;
  const { userIndex, isFresh, instances } = options;
  const near = resource.parent === undefined ? undefined : instances.get(resource.parent);
  const beside =
    near && (await firstListed(trial, operation, slot, near, options, (ids) => !ids.includes(first)));
  if (beside !== undefined) return beside;
  const home = near ?? siblingHome(trial, resource, instances);
  const other = await secondInstance(
    trial,
    resource,
    first,
    { userIndex, isFresh, home },
    async () =>
      (await createInstance(trial, resource, {
        ...options,
        home,
        depth: (options.depth ?? 0) + 1,
      })) ??
      (await pickExisting(
        trial,
        resource,
        userIndex ?? 0,
        (list) => attempt(trial, list, options),
        (ids) => !ids.includes(first),
      )),
  );
  return other?.ids.get(resource.key);
}

/** An instance in the state that the operation needs, where a new one is not in it. */
async function inNeededState(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions,
): Promise<ResourceInstance | undefined> {
  const depth = (options.depth ?? 0) + 1;
  if (depth > 5) return undefined;
  const userIndex = options.userIndex ?? 0;
  const ready = await preparedInstance(trial, operation, {
    userIndex,
    isFresh: options.isFresh ?? false,
    create: (resource, isFresh = options.isFresh ?? false) =>
      createInstance(trial, resource, { ...options, isFresh, depth }),
    prepare: (step, instance, isFresh = false) =>
      prepareCall(trial, step, { userIndex, instance, isFresh, depth }),
  });
  return ready ?? listedFor(trial.checker, operation) ?? (await inListedState(trial, operation, options));
}

/** A listed instance in the state that a refusal asked for, where nothing creates what the body refers to. */
async function inListedState(
  trial: Trial,
  operation: Operation,
  { userIndex = 0, isFresh = false, depth = 0 }: PrepareOptions,
): Promise<ResourceInstance | undefined> {
  if (depth > 4) return undefined;
  return await listedInState(
    trial,
    operation,
    { userIndex, isFresh },
    {
      prepare: (list) => prepareCall(trial, list, { userIndex, depth: depth + 1 }),
      bring: (resource, states) => bringByOther(trial, resource, states, userIndex),
    },
  );
}

/** An instance that something else brings into a state: an order is delivered with its delivery. */
async function bringByOther(
  trial: Trial,
  resource: Resource,
  states: readonly string[],
  userIndex: number,
): Promise<ResourceInstance | undefined> {
  return await instanceByOther(trial, resource, states, {
    create: (source) => createInstance(trial, source, { userIndex, isFresh: true }),
    prepare: (step, instance) => prepareCall(trial, step, { userIndex, instance }),
    read: (_resource, id) => readNamed(trial, resource, id, userIndex),
  });
}

/** The instance of an id as its read shows it; undefined where that refuses it. */
async function readNamed(
  trial: Trial,
  resource: Resource,
  id: unknown,
  userIndex: number,
): Promise<ResourceInstance | undefined> {
  const { read, key } = resource;
  if (!read || !trial.checker.selected.has(read)) return undefined;
  const instance = namedInstance(trial, resource, id, userIndex);
  const exchange = await trial.send(await prepareCall(trial, read, { userIndex, instance }), { userIndex });
  return exchange.ok && instance.ids.has(key) ? { ...instance, payload: exchange.payload } : undefined;
}

async function slotValue(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  instances: Map<string, ResourceInstance>,
  options: PrepareOptions,
): Promise<unknown> {
  const { resource } = slot;
  const wanted = slot.parameter ? slot.name : `body#${slot.pointer}`;
  if (!resource) {
    const named = namedByInstance(operation, slot, options.instance);
    if (named !== undefined) return named;
  }
  if (resource) {
    const isGiven = options.instance?.resource.key === resource.key || slot.member !== undefined;
    for (const instance of isGiven ? [] : instances.values()) {
      const inherited = instance.resource.key !== resource.key ? instance.ids.get(resource.key) : undefined;
      if (inherited !== undefined) return inherited;
    }
    const ofParent =
      isPartOf(slot, options.instance) && (await listedId(trial, operation, slot, options.instance, options));
    if (ofParent !== false && ofParent !== undefined) return ofParent;
    const known = instances.get(resource.key);
    const about = options.instance ?? [...instances.values()][0];
    const ofOwnKind =
      resource.create === operation ? await fitting(trial, operation, slot, about, options) : undefined;
    if (ofOwnKind)
      return idFor(trial.checker, ofOwnKind, operation.id, wanted) ?? shownMember(ofOwnKind, "id");
    const near = [options.instance, ...instances.values()].find((one) => isBeside(slot, one));
    const beside = known || !near ? undefined : await firstListed(trial, operation, slot, near, options);
    if (beside !== undefined) return beside;
    const home = known ? undefined : homeOf(slot, options.instance, instances);
    const within = home && (await childOf(trial, operation, slot, home, options));
    if (within !== undefined) return within;
    const choice = slot.parameter ? undefined : statedChoice(operation, resource);
    const instance =
      known ??
      (await fitting(trial, operation, slot, about, options)) ??
      (choice && (await obtainInstance(trial, resource, { ...options, choice }))) ??
      (await obtainInstance(trial, resource, options));
    if (instance) {
      instances.set(resource.key, instance);
      const value =
        slot.member === undefined
          ? (chosenKey(instance) ?? idFor(trial.checker, instance, operation.id, wanted))
          : shownMember(instance, slot.member);
      // A creation of several shows the keys of none, or of each by itself: the list does.
      const listed =
        value ??
        (instance.isOwn
          ? ((await idFromJob(trial, instance)) ??
            (await listedId(trial, operation, slot, instance, options)) ??
            (await idInParent(trial, instance, (read) => attempt(trial, read, options, { instance }))))
          : undefined);
      if (listed !== undefined) return listed;
    }
  }
  if ((options.depth ?? 0) > 3) return undefined;
  return await linkedValue(trial.checker, operation, wanted, (source) => attempt(trial, source, options));
}

/** What exists from the start and fits what the call is about. */
async function fitting(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  about: ResourceInstance | undefined,
  options: PrepareOptions,
): Promise<ResourceInstance | undefined> {
  if ((options.depth ?? 0) > 3) return undefined;
  return await fittingReference(trial, operation, slot, about, options.userIndex ?? 0, (list) =>
    attempt(trial, list, options, { about }),
  );
}

/** The first child of an instance; one is created where it has none. */
async function childOf(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  home: ResourceInstance,
  options: PrepareOptions,
): Promise<unknown> {
  const listed = await firstListed(trial, operation, slot, home, options);
  const { resource } = slot;
  const depth = (options.depth ?? 0) + 1;
  if (listed !== undefined || !resource?.create || depth > 5 || !trial.checker.selected.has(resource.create))
    return listed;
  const userIndex = options.userIndex ?? 0;
  const call = await prepareCall(trial, resource.create, { userIndex, instance: home, depth });
  const body = withUniqueTexts(trial, resource.create, call.body, false);
  const exchange = await trial.send({ ...call, body }, { userIndex });
  if (!exchange.ok) return undefined;
  return idFor(
    trial.checker,
    registerInstance(trial, resource, exchange, userIndex),
    operation.id,
    slot.name,
  );
}

/** The id of the first item that the resource's list has where an instance is. */
async function listedId(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  near: ResourceInstance | undefined,
  options: PrepareOptions,
): Promise<unknown> {
  return slot.parameter?.in === "path" ? await firstListed(trial, operation, slot, near, options) : undefined;
}

async function firstListed(
  trial: Trial,
  operation: Operation,
  { resource, name }: Slot,
  near: ResourceInstance | undefined,
  options: PrepareOptions,
  isWanted?: (values: readonly unknown[]) => boolean,
): Promise<unknown> {
  const depth = (options.depth ?? 0) + 1;
  if (!resource?.list || depth > 5) return undefined;
  const userIndex = options.userIndex ?? 0;
  const read = async (list: Operation): Promise<Exchange | undefined> => {
    if (!trial.checker.selected.has(list)) return undefined;
    return await trial.send(await prepareCall(trial, list, { userIndex, instance: near, depth }), {
      userIndex,
    });
  };
  const found = await pickExisting(trial, resource, userIndex, read, isWanted, operation);
  return found && idFor(trial.checker, found, operation.id, name);
}

async function attempt(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions,
  { instance, about }: { instance?: ResourceInstance; about?: ResourceInstance | undefined } = {},
) {
  if (!trial.checker.selected.has(operation)) return undefined;
  try {
    const call = await prepareCall(trial, operation, {
      userIndex: options.userIndex ?? 0,
      instance,
      depth: (options.depth ?? 0) + 1,
    });
    return await trial.send(narrowedTo(call, about), { userIndex: options.userIndex ?? 0 });
  } catch (error) {
    if (error instanceof TrialEnded) return undefined;
    throw error;
  }
}

/**
 * The last repetition of a trial, which uses what exists from the start and suited the first time: what else there is may
 * belong to others.
 */
export const lastAttempt = 3;

/** An instance of a resource: a shared one, or one created for this trial. */
export async function obtainInstance(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions = {},
): Promise<ResourceInstance | undefined> {
  const { checker } = trial;
  const depth = options.depth ?? 0;
  if (depth > 7) return undefined;
  const userIndex = options.userIndex ?? 0;
  // Repetitions use other instances, from their creation on.
  const cache = trial.attempt > 0 ? trial.own : checker.shared;
  const usual = `${resource.key} ${userIndex}`;
  const { choice, ...usually } = options;
  const hasChoice = choice && shows(cache.get(usual)?.payload, choice);
  if (hasChoice && !options.isFresh) return await obtainInstance(trial, resource, usually);
  // What nothing creates exists from the start: a call of its own uses it like any other.
  if (options.isFresh && resource.create)
    return (
      (await createInstance(trial, resource, options)) ??
      unspentInstance(trial, resource, userIndex) ??
      latestOwn(trial, resource, userIndex)
    );
  const produced = options.isFresh ? await produce(trial, resource, options) : undefined;
  if (produced) return produced;
  const key = choice ? `${usual} ${choice.name} ${choice.value}` : usual;
  const known = cache.get(key);
  if (known && !known.isDeleted) {
    for (const step of known.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
    return known;
  }
  if (known === null) return undefined;
  const before = trial.attempt === lastAttempt && !resource.create ? checker.shared.get(key) : undefined;
  if (before && !before.isDeleted) {
    cache.set(key, before);
    return before;
  }
  cache.set(key, null);
  const pick = (isWanted?: (values: readonly unknown[]) => boolean) =>
    pickExisting(trial, resource, userIndex, (list) => attempt(trial, list, options), isWanted);
  const instance =
    (await createInstance(trial, resource, options)) ??
    (await pick(
      (values) => !isTaken(trial, userIndex, values) && (!choice || values.includes(choice.value)),
    )) ??
    (await pickOnOtherDay(trial, resource, options)) ??
    (await pickAgain(trial, resource, pick));
  if (instance) cache.set(key, instance);
  return instance;
}

/** What nothing creates by itself, brought about by something else: the tickets of an order that is paid. */
async function produce(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions,
): Promise<ResourceInstance | undefined> {
  const userIndex = options.userIndex ?? 0;
  const depth = (options.depth ?? 0) + 1;
  return await producedInstance(trial, resource, {
    userIndex,
    create: (source) => createInstance(trial, source, { userIndex, depth }),
    prepare: (step, instance) => prepareCall(trial, step, { userIndex, instance, depth }),
  });
}

/** Where all that exists was seen to be used up or not to suit, it is tried from the beginning. */
async function pickAgain(
  trial: Trial,
  resource: Resource,
  pick: () => Promise<ResourceInstance | undefined>,
): Promise<ResourceInstance | undefined> {
  resetTaken(trial, resource);
  return await pick();
}

/** So many days are asked for beside the first one. */
const otherDays = 20;

/** What a list shows for another day, where all of the first one is taken: the slots of the day after. */
async function pickOnOtherDay(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions,
): Promise<ResourceInstance | undefined> {
  const { list } = resource;
  const userIndex = options.userIndex ?? 0;
  const days = list?.parameters.filter(({ in: at, required }) => at === "query" && required) ?? [];
  if (resource.create || !list || days.length === 0 || !trial.checker.selected.has(list)) return undefined;
  const call = await prepareCall(trial, list, { userIndex, depth: (options.depth ?? 0) + 1 });
  for (let day = 1; day <= otherDays; day += 1) {
    const parameters = new Map(call.parameters);
    for (const one of days) {
      const value = parameters.get(keyOf(one));
      const moved = typeof value === "string" ? movedDay(value, day) : undefined;
      if (moved === undefined || !/^\d{4}-\d\d-\d\d/.test(String(value))) return undefined;
      parameters.set(keyOf(one), moved);
    }
    const found = await pickExisting(
      trial,
      resource,
      userIndex,
      () => trial.send({ ...call, parameters }, { userIndex }),
      (values) => !isTaken(trial, userIndex, values),
    );
    if (found) return found;
  }
  return undefined;
}

interface CreationOptions extends PrepareOptions {
  change?: (body: unknown) => unknown;
  /** The parent below which it is created; one is obtained when absent. */
  home?: ResourceInstance | undefined;
  /** It is tried even where it was refused again and again. */
  isCertain?: boolean;
}

/** Creates an instance; undefined where no operation does or the server refuses. */
export async function createInstance(
  trial: Trial,
  resource: Resource,
  options: CreationOptions = {},
): Promise<ResourceInstance | undefined> {
  const { create } = resource;
  const { checker } = trial;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return undefined;
  const userIndex = options.userIndex ?? 0;
  if (!options.isCertain && isFutile(trial, create, userIndex)) return undefined;
  const created = await tryCreation(trial, resource, create, options);
  // The refusal of a body that a rule has changed tells nothing of the creations after it.
  const isUsual = !options.change && !options.choice && !options.isVaried;
  if (created || isUsual) noteCreation(trial, create, userIndex, created !== undefined);
  return created;
}

async function tryCreation(
  trial: Trial,
  resource: Resource,
  create: Operation,
  options: CreationOptions,
): Promise<ResourceInstance | undefined> {
  const { checker } = trial;
  const userIndex = options.userIndex ?? 0;
  let isAccepted = false;
  for (let turn = 0; turn < 3; turn += 1) {
    const isBelowOther = turn === 2 && isAccepted && !options.home;
    // What is of use today alone has to begin today: something else is taken then, and not another day.
    const isForToday = turn === 1 && isAccepted && isUsedToday(checker, create);
    const before = trial.created.length;
    const prepared = await prepareCall(trial, create, {
      ...options,
      choice: undefined,
      instance: options.home,
      // 409 may mean that a parent can have only one: try below another parent.
      isFresh: (options.isFresh ?? false) || isBelowOther || isForToday,
      ...(isBelowOther && { isVaried: true }),
      isCreation: create === resource.replace,
      depth: (options.depth ?? 0) + 1,
    });
    const isDistinct = turn > 0 || documents(create, 409);
    const call = isDistinct ? withUniqueParameters(trial, prepared) : prepared;
    let body = isDistinct ? withUniqueTexts(trial, create, call.body, turn > 1) : call.body;
    // After 409 with other texts: the same time may be taken.
    if (isAccepted && !isForToday) body = withOtherTimes(trial, create, body);
    // What suits one choice another may refuse: "a battery is for an e-bike alone".
    if (options.isVaried && (turn === 0 || isAccepted)) body = withOtherChoices(trial, create, body);
    if (options.choice && isObject(body)) body = { ...body, [options.choice.name]: options.choice.value };
    if (options.change) body = options.change(body);
    const hadParts = needsParts(trial, create);
    let exchange = await trial.send({ ...call, body }, { userIndex });
    if (await giveUpEarlier(trial, resource, exchange, options))
      exchange = await trial.send({ ...call, body }, { userIndex });
    else if (!options.change && (turn > 0 || isReplenished(trial, create)))
      exchange =
        (await replenished(trial, exchange, userIndex, (operation, instance) =>
          prepareCall(trial, operation, { userIndex, instance, depth: (options.depth ?? 0) + 1 }),
        )) ?? exchange;
    if (exchange.ok) {
      if (isAccepted && !isForToday) noteTakenTime(trial, create);
      const base = checker.bases.get(create);
      // What was created on the way to something else shows a request of the creation.
      if (base && !options.change) base.isAccepted = true;
      if (isBelowOther) share(trial, trial.created.slice(before), userIndex);
      const instance = registerInstance(trial, resource, exchange, userIndex);
      await idFromJob(trial, instance);
      return instance;
    }
    if (exchange.code !== 409 && exchange.code !== 422 && exchange.code !== 400) return undefined;
    isAccepted = exchange.code === 409;
    const other = { ...createBaseRequest(trial, create, turn + 1), refusal: describeResponse(exchange) };
    // Where the refusal told what to name instead, the other values may do.
    const isAboutValues = exchange.code !== 409 && hadParts === needsParts(trial, create);
    if (!checker.bases.get(create)?.isAccepted && isAboutValues) checker.bases.set(create, other);
  }
  return await searchAgain(trial, resource, create, options);
}

/** What was found by following refusals is looked for anew where it is refused: a pupil it names was suspended since. */
async function searchAgain(
  trial: Trial,
  resource: Resource,
  create: Operation,
  { userIndex = 0, change, choice, home, depth = 0 }: CreationOptions,
): Promise<ResourceInstance | undefined> {
  if (userIndex !== 0 || change || choice || home || !maySearchAgain(trial, create)) return undefined;
  const found = await searchRequest(trial, create, (one, instance) =>
    prepareCall(trial, one, { instance, depth: depth + 1 }),
  );
  return found && registerInstance(trial, resource, found, userIndex);
}

/**
 * Gives up what was created before, where a creation was refused because a quota or what nothing creates is used up.
 * Returns whether the same is possible now.
 */
export async function giveUpEarlier(
  trial: Trial,
  resource: Resource,
  refused: Exchange,
  options: PrepareOptions = {},
): Promise<boolean> {
  const isAboutAll = isAboutQuota(refused) || isAboutStock(refused);
  if (!isAboutAll && !isAboutScarce(trial.checker, refused)) return false;
  const userIndex = options.userIndex ?? 0;
  const depth = (options.depth ?? 0) + 1;
  if (depth > 5) return false;
  const isHolding = holdsSame(trial.checker, refused);
  return await endEarlier(
    trial,
    resource,
    { userIndex, isWanted: isAboutAll ? () => true : isHolding },
    (operation, instance) => prepareCall(trial, operation, { userIndex, instance, depth }),
  );
}

/** What suited a call that nothing else had suited is what later ones use. */
function share({ attempt, checker }: Trial, created: readonly ResourceInstance[], userIndex: number): void {
  if (attempt > 0) return;
  for (const instance of created) checker.shared.set(`${instance.resource.key} ${userIndex}`, instance);
}

/** Sets an `If-Match` to the current entity tag, where it is required or 428 documented for its absence. */
async function addConditions(
  trial: Trial,
  operation: Operation,
  parameters: Map<string, unknown>,
  instances: Map<string, ResourceInstance>,
  options: PrepareOptions,
): Promise<void> {
  const wanted = operation.parameters.find(
    ({ in: at, name, required }) =>
      at === "header" && /^if-match$/i.test(name) && (required || documents(operation, 428)),
  );
  const role = trial.checker.resources.roles.get(operation);
  const instance = role && instances.get(role.resource.key);
  if (!wanted || !role) return;
  if (!instance) {
    const tag = await observedTag(trial, role.resource, parameters, options);
    if (tag !== undefined) parameters.set(keyOf(wanted), tag);
    return;
  }
  if (!role.resource.read) {
    const latest = latestTag(trial.checker, instance);
    if (latest !== undefined) parameters.set(keyOf(wanted), latest);
    return;
  }
  const call = await prepareCall(trial, role.resource.read, {
    ...options,
    instance,
    depth: (options.depth ?? 0) + 1,
  });
  const current = await trial.send(call, { userIndex: options.userIndex ?? 0 });
  const tag = current.response?.headers["etag"]?.[0];
  if (tag !== undefined) parameters.set(keyOf(wanted), tag);
}

/**
 * The entity tag of what a call names by values that responses showed; of what it is a part of, where nothing reads the
 * part: the `stock` of a gift.
 */
async function observedTag(
  trial: Trial,
  resource: Resource,
  parameters: ReadonlyMap<string, unknown>,
  options: PrepareOptions,
): Promise<string | undefined> {
  const whole = resource.parent === undefined ? undefined : trial.checker.resources.all.get(resource.parent);
  const read = resource.read ?? whole?.read;
  if (!read || !trial.checker.selected.has(read)) return undefined;
  const call = await prepareCall(trial, read, { ...options, depth: (options.depth ?? 0) + 1 });
  const inPath = [...parameters].filter(([key]) => key.startsWith("path."));
  const current = await trial.send(
    { ...call, parameters: new Map([...call.parameters, ...inPath]) },
    { userIndex: options.userIndex ?? 0 },
  );
  return current.ok ? current.response?.headers["etag"]?.[0] : undefined;
}
