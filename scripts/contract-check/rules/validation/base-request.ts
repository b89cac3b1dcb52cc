import { createBaseRequest } from "../../engine/base-request";
import type { BaseRequest, Checker } from "../../engine/checker";
import { resetRefusals } from "../../engine/futile-creations";
import { needs, slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { withoutRefused } from "../../engine/refused-member";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueParameters, withUniqueTexts } from "../../engine/unique-texts";
import { isAboutQuota } from "../../engine/used-quotas";
import { standIns } from "../../engine/users-of-role";
import { isEqual, isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { describeResponse, type Exchange } from "../../send/exchange";
import { pickRequired } from "../shared/different-value";
import { findInList } from "../shared/instance-views";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { tryCreated } from "./created-base";
import { tryExample } from "./example-base";
import { tryLaterDays } from "./later-days";
import { tryListed } from "./listed-base";
import { tryOtherValues } from "./other-values";
import { trySingleMember } from "./single-member-base";

/** Finds a request that the server accepts, the base of all variations of the operation. */
export function findBaseRequest(operation: Operation): Scenario {
  return { name: `baseline ${operation.id}`, operation, run: (trial) => findBase(trial, operation) };
}

async function findBase(trial: Trial, operation: Operation): Promise<void> {
  const { bases, options } = trial.checker;
  const known = bases.get(operation);
  if (known?.isAccepted) {
    await once(trial, operation);
    return;
  }
  const turns = options.profile === "quick" ? 2 : 4;
  let last: Exchange | undefined;
  const tried: { base: BaseRequest; code: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    // After the first conflict the call may name something else, and other values may not suit what comes after it.
    const isAgain = turn === 1 && last?.code === 409;
    const base = createBaseRequest(trial, operation, isAgain ? 0 : turn);
    bases.set(operation, base);
    let exchange = await once(trial, operation);
    if (exchange.code === 403) exchange = (await forOneself(trial, operation)) ?? exchange;
    exchange = (await withoutNamed(trial, operation, exchange)) ?? exchange;
    exchange = (await withoutOptional(trial, operation, exchange)) ?? exchange;
    exchange = (await withOtherTexts(trial, operation, exchange)) ?? exchange;
    if (!exchange.ok && (await adoptNeeded(trial, operation))) exchange = await once(trial, operation);
    if (exchange.ok) {
      base.isAccepted = true;
      await adoptReaders(trial, operation);
      return;
    }
    base.refusal = describeResponse(exchange);
    last = exchange;
    tried.push({ base, code: exchange.code });
    // A parser in front of the operation may require a type even where there is no body.
    if (exchange.code === 415 && !operation.body) {
      bases.set(operation, { ...base, headers: { "content-type": "application/json" } });
      const again = await once(trial, operation);
      base.isAccepted = again.ok;
      if (again.code !== 415) base.headers = { "content-type": "application/json" };
      if (!again.ok) base.refusal = describeResponse(again);
      bases.set(operation, base);
      if (again.ok) return;
    }
    if (exchange.code === 403 || (exchange.code === 404 && isOfOthers(trial, operation))) {
      const answer = await findCaller(trial, operation);
      if (answer?.ok) {
        base.isAccepted = true;
        await adoptReaders(trial, operation);
        return;
      }
      if (answer) base.refusal = describeResponse(answer);
    }
    if (isRead(operation) && operation.parameters.every(({ required }) => !required)) return;
  }
  const before = mostTelling(tried) ?? bases.get(operation);
  const isOpened =
    last !== undefined &&
    ((await tryExample(trial, operation, last)) ||
      (await tryOtherValues(trial, operation, last)) ||
      (await tryLaterDays(trial, operation, last)) ||
      (await trySingleMember(trial, operation, last)));
  if (!isOpened && before) bases.set(operation, before);
}

/**
 * Of the requests that were refused the one that came furthest: a conflict is with what exists, 404 names what does not. Of
 * equals the first, which is the contract's example.
 */
function mostTelling(tried: readonly { base: BaseRequest; code: number }[]): BaseRequest | undefined {
  const rankOf = (code: number): number => [409, 422, 403].indexOf(code) + 1 || 4;
  return tried.toSorted((left, right) => rankOf(left.code) - rankOf(right.code))[0]?.base;
}

/** Whoever may not name somebody else may do without a name: what a body need not refer to is left out after 403. */
async function forOneself(trial: Trial, operation: Operation): Promise<Exchange | undefined> {
  const { checker } = trial;
  const base = checker.bases.get(operation);
  if (!base || !isObject(base.body)) return undefined;
  const whole = base.body;
  const optional = slotsOf(checker, operation).filter(
    ({ parameter, isRequired, name }) => !parameter && !isRequired && whole[name] !== undefined,
  );
  if (optional.length === 0) return undefined;
  const left = Object.entries(whole).filter(([name]) => !optional.some((one) => one.name === name));
  base.body = Object.fromEntries(left);
  const exchange = await once(trial, operation);
  if (exchange.code !== 403) return exchange;
  base.body = whole;
  return undefined;
}

/** What a refusal names and a body need not have is left out. */
async function withoutNamed(
  trial: Trial,
  operation: Operation,
  refusal: Exchange,
): Promise<Exchange | undefined> {
  const base = trial.checker.bases.get(operation);
  const body = base && withoutRefused(trial.checker, refusal);
  return base && body !== undefined ? await onceWith(trial, operation, base, body) : undefined;
}

/** What need not be sent is left out, where its value breaks a rule of the texts alone: "points in whole hundreds". */
async function withoutOptional(
  trial: Trial,
  operation: Operation,
  refusal: Exchange,
): Promise<Exchange | undefined> {
  const { bases, validator } = trial.checker;
  const base = bases.get(operation);
  const schema = operation.body?.media[0]?.schema;
  if (!base || !schema || !isObject(base.body) || ![400, 422].includes(refusal.code)) return undefined;
  const needed = pickRequired(operation, base.body);
  const isLess = Object.keys(needed).length < Object.keys(base.body).length;
  return isLess && validator.isValid(schema, needed)
    ? await onceWith(trial, operation, base, needed)
    : undefined;
}

/** What an action saves may have to differ from what is saved already: the title of an invoice. */
async function withOtherTexts(
  trial: Trial,
  operation: Operation,
  refusal: Exchange,
): Promise<Exchange | undefined> {
  const { bases, resources } = trial.checker;
  const base = bases.get(operation);
  const kind = resources.roles.get(operation)?.kind;
  if (!base || !isObject(base.body) || kind === "create" || refusal.code !== 409) return undefined;
  const body = withUniqueTexts(trial, operation, base.body, true);
  const exchange = isEqual(body, base.body) ? undefined : await onceWith(trial, operation, base, body);
  if (exchange) base.isDistinct = true;
  return exchange;
}

/** The call with another body, which the base keeps where it is accepted. */
async function onceWith(
  trial: Trial,
  operation: Operation,
  base: BaseRequest,
  body: unknown,
): Promise<Exchange | undefined> {
  const whole = base.body;
  base.body = body;
  const exchange = await once(trial, operation);
  if (!exchange.ok) base.body = whole;
  return exchange.ok ? exchange : undefined;
}

/**
 * Another user who may call what the first one may not: where roles differ, no single user reaches every operation. Returns
 * the answer to that user, which may be a refusal for another reason.
 */
async function findCaller(trial: Trial, operation: Operation): Promise<Exchange | undefined> {
  const { callers } = trial.checker;
  if (callers.has(operation)) return undefined;
  const create = trial.checker.resources.roles.get(operation)?.resource.create;
  const creator = create && callers.get(create);
  const others = standIns(trial.checker);
  // Whoever creates it may change more of it than others.
  for (const index of creator === undefined ? others : [creator, ...others]) {
    callers.set(operation, index);
    const exchange = await once(trial, operation);
    if (exchange.ok || [400, 409, 412, 422].includes(exchange.code)) return exchange;
    callers.delete(operation);
  }
  return undefined;
}

/** Whether an operation is about what another user creates for the first one: who may not see it gets 404. */
function isOfOthers({ checker: { callers, resources } }: Trial, operation: Operation): boolean {
  const resource = resources.roles.get(operation)?.resource;
  const parent = resource?.parent === undefined ? undefined : resources.all.get(resource.parent);
  return [resource?.create, parent?.create].some(
    (create) => create !== undefined && create !== operation && callers.has(create),
  );
}

/** Whoever creates for all reads what the first user does not see yet: drafts are for those who may publish them. */
async function adoptReaders(trial: Trial, create: Operation): Promise<void> {
  const { callers, resources, operations } = trial.checker;
  const role = resources.roles.get(create);
  const caller = callers.get(create);
  const instance = lastCreated(trial);
  if (role?.kind !== "create" || caller === undefined || instance?.resource !== role.resource) return;
  if (!(await isSeenBy(trial, instance, caller))) return;
  const isOfIt = (operation: Operation): boolean => {
    const own = resources.roles.get(operation)?.resource;
    return own === role.resource || own?.parent === role.resource.key;
  };
  for (const operation of operations)
    if (isRead(operation) && isOfIt(operation)) callers.set(operation, caller);
}

/** Whether the first user does not see what another one created, who does: by the read, else by the list. */
async function isSeenBy(trial: Trial, instance: ResourceInstance, caller: number): Promise<boolean> {
  const { callers, selected } = trial.checker;
  const { read, list } = instance.resource;
  if (read && callers.has(read)) return false;
  if (read && selected.has(read)) {
    const call = await prepareCall(trial, read, { instance });
    const refused = await trial.send(call);
    if (refused.code !== 403 && refused.code !== 404) return false;
    return (await trial.send(call, { userIndex: caller })).ok;
  }
  if (!list || !selected.has(list) || callers.has(list)) return false;
  const [own, others] = [
    await findInList(trial, instance, list, 0),
    await findInList(trial, instance, list, caller),
  ];
  return own.item === undefined && others.item !== undefined;
}

/** Whoever creates for all reads it, where the creation was opened by something else than its own requests. */
export function adoptedReaders(create: Operation): Scenario {
  return {
    name: `readers ${create.id}`,
    operation: create,
    run: async (trial) => {
      const { callers, resources, bases } = trial.checker;
      const resource = resources.roles.get(create)?.resource;
      if (!resource || !callers.has(create) || !bases.get(create)?.isAccepted) return;
      const instance = await createInstance(trial, resource);
      await adoptReaders(trial, create);
      await discard(trial, instance);
    },
  };
}

/**
 * Whoever may create for others does so where the first user has a quota that is used up: staff registers bikes for any
 * customer, a customer has five at most. What is done to the instances is then done by the same user.
 */
export function adoptedCreators({ resources, users, callers }: Checker, create: Operation): Scenario[] {
  const role = resources.roles.get(create);
  const isOfQuota = /\b(at most|no more than|up to|maximum|limit\w*|quota)\b/i.test(create.text);
  if (role?.kind !== "create" || !isOfQuota || !documents(create, 409, 422)) return [];
  if (users.length < 3 || callers.has(create)) return [];
  const run = async (trial: Trial): Promise<void> => {
    const own = await createInstance(trial, role.resource, { isFresh: true, isCertain: true });
    if (own) await discard(trial, own);
    else await adoptCreator(trial, create);
  };
  return [{ name: `creator ${create.id}`, operation: create, run }];
}

/** Finds another user for a creation that was refused last for a quota. Returns whether there is one. */
async function adoptCreator(trial: Trial, create: Operation): Promise<boolean> {
  const { bases, callers, resources } = trial.checker;
  const base = bases.get(create);
  const role = resources.roles.get(create);
  const last = trial.steps.findLast(({ operation }) => operation === create);
  if (!base?.isAccepted || !role || !last || !isAboutQuota(last) || callers.has(create)) return false;
  for (const index of standIns(trial.checker)) {
    callers.set(create, index);
    bases.set(create, { ...createBaseRequest(trial, create, 0), isAccepted: true });
    const instance = await createInstance(trial, role.resource, { isFresh: true, isCertain: true });
    if (instance && (await areAdopted(trial, instance, index))) return true;
    callers.delete(create);
  }
  bases.set(create, base);
  return false;
}

/** Finds another user for what an operation needs and the first user has too many of. */
async function adoptNeeded(trial: Trial, operation: Operation): Promise<boolean> {
  for (const { resource } of slotsOf(trial.checker, operation))
    if (resource?.create && resource.create !== operation && (await adoptCreator(trial, resource.create)))
      return true;
  return false;
}

/** Has one user do all that is done to instances of a resource; false where that user may not delete them. */
async function areAdopted(trial: Trial, instance: ResourceInstance, caller: number): Promise<boolean> {
  const { operations, resources, selected, callers, shared, standIns } = trial.checker;
  const { resource } = instance;
  const { remove } = resource;
  if (remove && selected.has(remove)) {
    const call = await prepareCall(trial, remove, { instance });
    if ((await trial.send(call, { userIndex: caller })).code === 403) return false;
    instance.isDeleted = true;
  }
  const concerned = dependentsOf(trial.checker, resource);
  for (const operation of operations) {
    const own = resources.roles.get(operation)?.resource;
    const isAbout = slotsOf(trial.checker, operation).some(
      (slot) => slot.isRequired && slot.resource !== undefined && concerned.has(slot.resource),
    );
    if (((own && concerned.has(own)) || isAbout) && !callers.has(operation)) {
      callers.set(operation, caller);
      standIns.add(operation);
    }
  }
  resetRefusals(trial);
  for (const one of concerned) shared.delete(`${one.key} 0`);
  return true;
}

/** A resource, what is created for its instances, and what for those: orders of a bike, and their invoices. */
function dependentsOf(checker: Checker, resource: Resource): Set<Resource> {
  const found = new Set([resource]);
  for (const one of found)
    for (const other of checker.resources.all.values())
      if (other.parent === one.key || (other.create && needs(checker, other.create, one))) found.add(other);
  return found;
}

/** Maximum number of values tried for an operation that nothing else opens. */
const maximumChoices = 6;
/** So many where a refusal is for a state. */
const moreChoices = 16;

/**
 * Tries the values that responses showed since, for an operation that no request of the first round opened: its keys
 * come from lists or from resources that exist from the start.
 */
export function findBaseByObservation(operation: Operation): Scenario {
  return {
    name: `baseline ${operation.id} observed`,
    operation,
    run: async (trial) => {
      const { bases, choices, callers } = trial.checker;
      if (bases.get(operation)?.isAccepted) return void (await once(trial, operation));
      if (await tryListed(trial, operation)) return;
      const first: BaseRequest = bases.get(operation) ?? createBaseRequest(trial, operation, 0);
      let turns = maximumChoices;
      for (let turn = 0; turn < turns; turn += 1) {
        choices.set(operation, operation.body ? Math.floor(turn / 2) : turn);
        const base = {
          ...createBaseRequest(trial, operation, turn % 2),
          ...(first.headers && { headers: first.headers }),
        };
        bases.set(operation, base);
        let exchange = await once(trial, operation);
        if (exchange.code === 403) exchange = (await forOneself(trial, operation)) ?? exchange;
        if (exchange.ok) {
          base.isAccepted = true;
          return;
        }
        // Of what exists some may be in another state.
        if (exchange.code === 409 && operation.path.includes("{")) turns = moreChoices;
        base.refusal = `with the values that lists show, too: ${describeResponse(exchange)}`;
        const isCallers = exchange.code === 403 || (exchange.code === 404 && isOfOthers(trial, operation));
        if (!isCallers || callers.has(operation)) continue;
        if ((await findCaller(trial, operation))?.ok) {
          base.isAccepted = true;
          return;
        }
        if (await tryListed(trial, operation)) return;
      }
      choices.delete(operation);
      bases.set(operation, { ...first, refusal: bases.get(operation)?.refusal ?? first.refusal });
      await tryCreated(trial, operation);
    },
  };
}

async function once(trial: Trial, operation: Operation): Promise<Exchange> {
  const call = await validCall(trial, operation);
  const before = trial.created.length;
  let exchange = await perform(trial, call, { trigger: "valid" });
  const isCreation = trial.checker.resources.roles.get(operation)?.kind === "create";
  // The first instance may have taken a unique value.
  if (isCreation && exchange.code === 409) {
    const body = withUniqueTexts(trial, operation, call.body, true);
    const distinct = withUniqueParameters(trial, { ...call, body });
    exchange = await perform(trial, distinct, { trigger: "valid" });
  }
  if (trial.created.length > before && isCreation && trial.attempt > 0)
    await discard(trial, lastCreated(trial));
  return exchange;
}
