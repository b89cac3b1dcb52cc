import type { Checker } from "../../engine/checker";
import { needs, slotsOf } from "../../engine/id-slots";
import { needsListedState } from "../../engine/listed-states";
import { deepSlots } from "../../engine/nested-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { withValueAt } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { normalise, pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { isRefusedInside } from "../lifecycle/member-results";
import { isEquivalent } from "../shared/equivalent-values";
import { findInList, type Views, viewInstance } from "../shared/instance-views";
import { discard, lastCreated, type PreparedCall } from "../shared/prepared-call";
import { type Attempt, hidesOthers, judgeAttempts } from "./judge-attempts";

/**
 * A second user cannot read, list, change or delete the first user's instances.
 *
 * Standard: RFC 9110 §15.5.4 (403), §15.5.5 (404); the operation's description.
 * Reports: `ownership`, `side-effect`. Severity: error.
 */
export function ownershipScenarios(checker: Checker, resource: Resource): Scenario[] {
  const { create } = resource;
  if (!create || !checker.selected.has(create) || checker.users.length < 2 || create.security.length === 0)
    return [];
  return [
    {
      name: `ownership ${resource.key}`,
      operation: create,
      run: (trial) => tryAsOther(trial, resource, checker),
    },
  ];
}

async function tryAsOther(trial: Trial, resource: Resource, checker: Checker): Promise<void> {
  const instance = await createInstance(trial, resource);
  if (!instance || instance.ids.get(resource.key) === undefined) return;
  const ownViews = await viewInstance(trial, instance);
  const attempts = await tryReads(trial, instance, ownViews);
  const now = await tryActions(trial, instance, ownViews, attempts, checker);
  await tryChanges(trial, instance, now, attempts);
  judgeAttempts(trial, attempts, instance);
  const seen = attempts.filter(({ kind }) => kind === "read" || kind === "list");
  if (trial.attempt === 0 && seen.length > 0)
    visibility.set(
      checker,
      (visibility.get(checker) ?? new Map()).set(
        resource,
        seen.some(({ isOpen }) => isOpen),
      ),
    );
  await discard(trial, instance);
}

/** Resource → whether the second user sees the first one's instances. */
const visibility = new WeakMap<Checker, Map<Resource, boolean>>();

/** Where so many resources are closed to the second user, both belong to different tenants. */
const minimumClosed = 2;

/**
 * Where a contract keeps tenants apart and the second user sees nothing of the first one's, the one resource whose
 * instances are seen is at fault.
 *
 * Part of `cross-user-access`.
 */
export function isolationScenarios(checker: Checker): Scenario[] {
  const all = [...(visibility.get(checker) ?? [])];
  const open = all.filter(([, isOpen]) => isOpen);
  const [only] = open;
  const isSeparated = checker.contracts.some(
    (contract) =>
      /\btenants?\b/i.test(toJson(contract.place.value) ?? "") || hidesOthers(generalText(contract)),
  );
  if (!only || open.length > 1 || all.length - 1 < minimumClosed || !isSeparated) return [];
  const [resource] = only;
  const { create, list, read } = resource;
  // What a user of another role creates for all belongs to no tenant.
  if (!create || checker.callers.has(create) || isForEveryone(list ?? read ?? create)) return [];
  if (areForEveryone(resource, generalText(create.contract))) return [];
  const run = async (trial: Trial): Promise<void> => {
    const instance = await createInstance(trial, resource);
    if (!instance) return;
    for (const { operation, exchange, isOpen, kind } of await tryReads(
      trial,
      instance,
      await viewInstance(trial, instance),
    ))
      if (isOpen && !trial.drafts.some(({ rule }) => rule === "ownership"))
        trial.report("ownership", operation, exchange, {
          expected: `nothing of the tenant of ${checker.users[0]?.name}, as everywhere else`,
          cause: `tenant ${kind}`,
        });
    await discard(trial, instance);
  };
  return [{ name: `isolation ${resource.key}`, operation: list ?? read ?? create, run }];
}

/** Whether an operation may be called, and needs credentials that the second user has. */
function isProtected({ selected, users }: Checker, operation: Operation | undefined): operation is Operation {
  const other = users[1]?.schemes;
  return (
    operation !== undefined &&
    selected.has(operation) &&
    operation.security.length > 0 &&
    operation.security.every((requirement) => requirement.length > 0) &&
    operation.security.some((requirement) => requirement.every(({ name }) => other?.has(name)))
  );
}

/** The read and the list, as the second user. */
async function tryReads(trial: Trial, instance: ResourceInstance, ownViews: Views): Promise<Attempt[]> {
  const { resource, ids } = instance;
  const { read, list } = resource;
  const attempts: Attempt[] = [];
  if (isProtected(trial.checker, read) && ownViews.read) {
    const exchange = await trial.send(await prepareCall(trial, read, { instance, userIndex: 0 }), {
      userIndex: 1,
    });
    const isOpen = exchange.ok && exchange.text.includes(String(ids.get(resource.key)));
    attempts.push({ operation: read, exchange, kind: "read", isOpen });
  }
  if (isProtected(trial.checker, list) && ownViews.list) {
    const found = await findInList(trial, instance, list, 1).catch(() => undefined);
    // A failed list shows nothing.
    if (found?.exchange?.ok)
      attempts.push({
        operation: list,
        exchange: found.exchange,
        kind: "list",
        isOpen: found.item !== undefined,
      });
  }
  if (!isProtected(trial.checker, list) || !ownViews.list) return attempts;
  for (const further of parentFilters(trial, list, instance)) {
    const found = await findInList(trial, instance, list, 1, [further]).catch(() => undefined);
    if (found?.exchange?.ok && found.item !== undefined)
      attempts.push({
        operation: found.exchange.operation,
        exchange: found.exchange,
        kind: "list",
        isOpen: true,
      });
  }
  return attempts;
}

/** The parameters of a list that select what belongs to a parent of the instance: `?customerId=…`. */
function parentFilters(
  { checker }: Trial,
  list: Operation,
  { ids }: ResourceInstance,
): [key: string, id: unknown][] {
  return list.parameters.flatMap((parameter): [string, unknown][] => {
    const noun = parameter.in === "query" ? referredNoun(parameter.name) : undefined;
    const id = noun === undefined ? undefined : ids.get(checker.resources.byNoun(noun)?.key ?? "");
    return id === undefined ? [] : [[keyOf(parameter), id]];
  });
}

/** Operations below the instance, creations that refer to it and its actions. Returns its views afterwards. */
async function tryActions(
  trial: Trial,
  instance: ResourceInstance,
  before: Views,
  attempts: Attempt[],
  checker: Checker,
): Promise<Views> {
  const { resource } = instance;
  let ownViews = before;
  const others = [
    ...below(checker, resource),
    ...referring(trial, resource),
    ...withValueOf(checker, resource),
  ];
  for (const operation of [...others, ...resource.actions]) {
    if (!isProtected(checker, operation) || !checker.bases.get(operation)?.isAccepted) continue;
    const isReady = !checker.preparations.has(operation) && !isOfListed(trial, operation, resource);
    // The owner brings another one into the state in which the action is possible.
    const call = await prepareCall(
      trial,
      operation,
      isReady ? { instance, userIndex: 0 } : { isFresh: true },
    );
    // Values that were observed elsewhere may have taken the place of the instance.
    const id = toJson(instance.ids.get(resource.key)) ?? "";
    if (isReady && !(toJson([[...call.parameters.values()], call.body]) ?? "").includes(id)) continue;
    // What is open to everyone in that state may be referred to by everyone.
    const isShown = !isReady && (await isVisible(trial, subjectOf(trial, call, resource)));
    const exchange = await trial.send(call, { userIndex: 1 });
    if (!isReady) await discard(trial, lastCreated(trial));
    if (isShown) continue;
    const role = checker.resources.roles.get(operation);
    const kind = isRead(operation) ? "below" : role?.kind === "create" ? "inside" : "write";
    // A request about several has an answer of its own for each.
    const target = isReady ? instance.ids.get(resource.key) : undefined;
    const isOpen = exchange.ok && !isRefusedInside(exchange.body, target);
    // A picture that its owner does not find either is not there.
    const isMissing =
      kind === "below" && isReady && exchange.code === 404 && (await trial.send(call)).code === 404;
    if (!isMissing) attempts.push({ operation, exchange, kind, isOpen });
    if (exchange.ok && role?.kind === "create")
      await discard(trial, registerInstance(trial, role.resource, exchange, 1));
    // An accepted attempt has changed the instance.
    else if (exchange.ok && kind === "write" && isReady)
      ownViews = await viewInstance(trial, instance, { list: false });
  }
  await tryForeignReferences(trial, instance, attempts);
  return ownViews;
}

/** Whether an operation on an instance needs one in a state that its own actions do not lead to. */
const isOfListed = (trial: Trial, operation: Operation, { key }: Resource): boolean =>
  needsListedState(trial, operation) && normalise(operation.path).startsWith(`${key}/{}/`);

/** What a call that was prepared for another instance is about: one that exists already, or the newest. */
function subjectOf(trial: Trial, { operation, parameters }: PreparedCall, resource: Resource) {
  const name = isOfListed(trial, operation, resource)
    ? [...pathSlots(operation.path)].find(([, key]) => key === resource.key)?.[0]
    : undefined;
  const id = name === undefined ? undefined : parameters.get(`path.${name}`);
  return id === undefined ? lastCreated(trial) : namedInstance(trial, resource, id, 0);
}

/** Changes with which the second user lets an instance of their own refer to the first user's. */
async function tryForeignReferences(
  trial: Trial,
  instance: ResourceInstance,
  attempts: Attempt[],
): Promise<void> {
  const { checker } = trial;
  const id = instance.ids.get(instance.resource.key);
  for (const [operation, { kind, resource }] of checker.resources.roles) {
    const slot = slotsOf(checker, operation).find(
      (one) => !one.parameter && one.resource === instance.resource && one.member === undefined,
    );
    if (!slot || !/^(update|replace)$/.test(kind) || resource === instance.resource || !resource.create)
      continue;
    if (!isProtected(checker, operation) || !checker.bases.get(operation)?.isAccepted) continue;
    const own = await createInstance(trial, resource, { userIndex: 1 });
    if (!own) continue;
    const call = await prepareCall(trial, operation, { userIndex: 1, instance: own });
    const body = withValueAt(call.body, slot.pointer, slot.isList ? [id] : id);
    const exchange = await trial.send({ ...call, body }, { userIndex: 1 });
    // A refusal is about a member of the body, with a code of its own.
    if (exchange.ok) attempts.push({ operation, exchange, kind: "inside", isOpen: true });
    await discard(trial, own);
  }
}

/** Whether the second user may read an instance. */
async function isVisible(trial: Trial, instance: ResourceInstance | undefined): Promise<boolean> {
  const read = instance?.resource.read;
  if (!isProtected(trial.checker, read)) return false;
  return (await trial.send(await prepareCall(trial, read, { instance, userIndex: 0 }), { userIndex: 1 })).ok;
}

/** Update, replacement and deletion, as the second user. */
async function tryChanges(
  trial: Trial,
  instance: ResourceInstance,
  before: Views,
  attempts: Attempt[],
): Promise<void> {
  const { update, replace, remove } = instance.resource;
  let ownViews = before;
  for (const operation of [update, replace, remove]) {
    if (!isProtected(trial.checker, operation) || !trial.checker.bases.get(operation)?.isAccepted) continue;
    const call = await prepareCall(trial, operation, { instance, userIndex: 0 });
    let exchange = await trial.send(call, { userIndex: 1 });
    if (exchange.code === 409)
      exchange = await trial.send(await prepareCall(trial, operation, { instance, userIndex: 0 }), {
        userIndex: 1,
      });
    // At the same address the second user may create an instance of their own.
    const isOther = operation === instance.resource.create && exchange.response?.status === 201;
    if (!isOther) attempts.push({ operation, exchange, kind: "write", isOpen: exchange.ok });
    if (!exchange.ok || isOther) await unchanged(trial, instance, operation, ownViews.read?.value);
    else if (operation !== remove) ownViews = await viewInstance(trial, instance, { list: false });
    if (operation === remove && exchange.ok) instance.isDeleted = true;
  }
}

/** Operations below an instance: lists and creations of children. */
function below(checker: Checker, resource: Resource): Operation[] {
  return [...checker.resources.roles]
    .filter(
      ([, role]) =>
        role.resource.parent === resource.key &&
        (role.kind === "list" || role.kind === "create" || role.resource.isSingle),
    )
    .map(([operation]) => operation);
}

/** Operations elsewhere that take a value of the instance: `getInvoice` with the `invoiceNo` of an order. */
function withValueOf(checker: Checker, resource: Resource): Operation[] {
  return checker.operations.filter(
    (operation) =>
      !isForEveryone(operation) &&
      slotsOf(checker, operation).some(
        (slot) => slot.parameter?.in === "path" && slot.member !== undefined && slot.resource === resource,
      ),
  );
}

/** A number is given to those who may follow or verify something by it. */
const isForEveryone = ({ id, path, text }: Operation): boolean =>
  /track|public|shar(e|ed|ing)\b|anyone|every(one|body)|verif|look ?up/i.test(`${id} ${path} ${text}`);

/** Whether a text says that everybody sees the instances of a resource: "Locations and spaces are seen by everybody". */
export const areForEveryone = ({ noun }: Pick<Resource, "noun">, text: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      noun !== "" &&
      one.toLowerCase().includes(noun) &&
      /\b(every(one|body)|any(one|body)|shared|public|all (users|tenants|companies|organi[sz]ations|customers))\b/i.test(
        one,
      ),
  );

/** Creations elsewhere that refer to the instance. */
function referring(trial: Trial, resource: Resource): Operation[] {
  return [...trial.checker.resources.roles]
    .filter(
      ([operation, { kind, resource: own }]) =>
        kind === "create" &&
        own !== resource &&
        // What else its path names belongs to somebody, too.
        !operation.path.includes("{") &&
        own.parent !== resource.key &&
        (needs(trial.checker, operation, resource) ||
          deepSlots(trial, operation, trial.checker.bases.get(operation)?.body).some(
            (slot) => slot.resource === resource,
          )),
    )
    .map(([operation]) => operation);
}

/** A refused attempt must not change the instance. */
async function unchanged(
  trial: Trial,
  instance: ResourceInstance,
  operation: Operation,
  before: Record<string, unknown> | undefined,
): Promise<void> {
  if (!before) return;
  const after = await viewInstance(trial, instance, { list: false });
  if (after.readExchange && !after.readExchange.ok && [404, 410].includes(after.readExchange.code)) {
    trial.report("side-effect", operation, after.readExchange, {
      expected: "the resource still there after a refusal",
      cause: "other user",
    });
    instance.isDeleted = true;
    return;
  }
  const schema = operation.body?.media[0]?.schema;
  if (!after.read || !schema) return;
  // What the request cannot write may have changed with what was allowed before: places that were booked.
  const written = membersOf(operation.contract.documents, schema);
  for (const [name, value] of Object.entries(after.read.value))
    if (
      Object.hasOwn(before, name) &&
      written.has(name) &&
      !isEquivalent(before[name], value) &&
      !/at$|time|view|hit|count/i.test(name)
    ) {
      trial.report("side-effect", operation, after.read.exchange, {
        expected: `${name} unchanged after a refusal`,
        actual: `${name}: ${toJson(value)}`,
        pointer: `/${name}`,
        cause: "other user",
      });
    }
}
