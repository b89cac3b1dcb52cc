import type { Place } from "../document/place";
import { singular } from "../lib/singular";
import { findList, memberOf, successSchemas } from "../load/lists";
import type { Contract, Operation } from "../load/model";
import { isRead } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import { assignLinked, type RolePlan } from "./linked-roles";
import { kindOfVerb, referredNoun, verbAndNoun, wordsOf } from "./nouns";
import { normalise, pathSlots } from "./paths";
import { isSingleton, kindOfRemote } from "./remote";
import type { Kind, Resource, Resources, Role } from "./resource";
import { joinShallow } from "./shallow";

/**
 * Finds the resources of the contracts and each operation's role, from paths where they show it, else from verbs and
 * nouns of operation ids.
 */
export function findResources(contracts: readonly Contract[]): Resources {
  const operations = contracts.flatMap((contract) => contract.operations);
  const plan = new ResourcePlan();
  for (const operation of operations) assignItem(plan, operation);
  const itemPaths = new Set(
    operations
      .filter(({ path }) => /\}$/.test(path))
      .map(({ path }) => normalise(path.slice(0, path.lastIndexOf("/")))),
  );
  const parentPaths = new Set(operations.flatMap(({ path }) => [...pathSlots(path).values()]));
  for (const operation of operations)
    assignCollection(plan, operation, operations, { itemPaths, parentPaths });
  for (const operation of operations) assignByName(plan, operation, operations);
  const { all, roles } = plan;
  joinShallow(contracts, all, roles);
  assignLinked(contracts, plan);
  assignByAnswer(plan, operations);
  for (const one of all.values()) {
    one.isSingle ||= isSingleton(one);
    // A PUT that documents 201 creates at an address that the client chooses.
    if (!one.create && !one.isSingle && one.replace && createsAtAddress(one.replace))
      one.create = one.replace;
  }
  for (const operation of operations) assignAction(plan, operation);
  return { all, roles, byNoun: (noun) => plan.byNoun(noun) };
}

/**
 * A POST that answers with what a read below an id shows creates it, wherever it stands: `POST /reports` is accepted as a
 * job, which `/jobs/{jobId}` shows.
 */
function assignByAnswer(plan: ResourcePlan, operations: readonly Operation[]): void {
  for (const resource of plan.all.values()) {
    const { read, create, isSingle } = resource;
    const shown = read && successSchemas(read)[0];
    if (create || isSingle || !read || !shown || !read.path.endsWith("}") || !isNamed(shown)) continue;
    const found = operations.filter((one) => {
      const role = plan.roles.get(one);
      const isFree =
        role === undefined ||
        role.kind === "action" ||
        (role.kind === "create" && !role.resource.read && !role.resource.list);
      const isCreating = one.method === "post" && one.responses.some(({ status }) => status === "202");
      const [answer] = successSchemas(one);
      return isFree && isCreating && answer?.source === shown.source && answer.pointer === shown.pointer;
    });
    const [only] = found;
    if (only && found.length === 1) plan.assign(only, resource, "create");
  }
}

/** A schema of its own, and not one written at its only place. */
const isNamed = ({ pointer }: Place): boolean => /^\/components\/schemas\/[^/]+$/.test(pointer);

class ResourcePlan implements RolePlan {
  readonly all = new Map<string, Resource>();
  readonly roles = new Map<Operation, Role>();

  /** The resource of a key, created when new. */
  resource(key: string, noun: string, isSingle = false): Resource {
    const known = this.all.get(key);
    if (known) return known;
    const before = key.lastIndexOf("/{}");
    const parent = before > 0 ? key.slice(0, before) : undefined;
    const created: Resource = { key, noun, isSingle, parent, actions: [] };
    this.all.set(key, created);
    return created;
  }

  assign(operation: Operation, resource: Resource, kind: Kind): void {
    this.roles.set(operation, { resource, kind });
    if (kind === "action") resource.actions.push(operation);
    else if (kind !== "other") resource[kind] ??= operation;
  }

  byNoun(noun: string): Resource | undefined {
    if (noun === "") return undefined;
    const candidates = [...this.all.values()].filter((one) => !one.isSingle);
    return (
      candidates.find((one) => one.noun === noun) ??
      candidates.find((one) => nounsOfOperations(one).includes(noun)) ??
      candidates.find((one) => one.noun.endsWith(noun) && (one.create || one.list)) ??
      candidates.find((one) => noun.endsWith(one.noun) && one.noun !== "" && (one.create || one.list))
    );
  }
}

/** What its operations call it: `getHelpArticle` reads what stands at `/help`. */
const nounsOfOperations = ({ create, read, list }: Resource): string[] =>
  [create, read, list].flatMap((one) => (one ? [verbAndNoun(one.name).noun] : []));

const kindOfMethod: Record<string, Kind> = {
  get: "read",
  put: "replace",
  patch: "update",
  delete: "remove",
  post: "action",
};

/** Operations on an item: paths that end with an id. */
function assignItem(plan: ResourcePlan, operation: Operation): void {
  const path = normalise(operation.path);
  if (!/\{\}$/.test(path)) return;
  const key = path.slice(0, path.lastIndexOf("/"));
  plan.assign(operation, plan.resource(key, nounOfPath(key)), kindOfMethod[operation.method] ?? "other");
}

/** Lists and creations at the path above the items, or at one that has both. */
function assignCollection(
  plan: ResourcePlan,
  operation: Operation,
  operations: readonly Operation[],
  { itemPaths, parentPaths }: { itemPaths: ReadonlySet<string>; parentPaths: ReadonlySet<string> },
): void {
  if (plan.roles.has(operation)) return;
  const path = normalise(operation.path);
  const other = operations.find((one) => one.path === operation.path && one !== operation);
  const isCollection =
    itemPaths.has(path) ||
    // `/projects` with `/projects/{projectId}/status`, though no operation reads one project.
    (parentPaths.has(path) && operation.method === "get" && findList(operation) !== undefined) ||
    // `POST /loans` with `/loans/{loanId}/return`.
    (parentPaths.has(path) && createsOne(operation)) ||
    (other !== undefined &&
      [operation, other].some((one) => one.method === "get" && findList(one) !== undefined));
  if (!isCollection || (operation.method !== "post" && operation.method !== "get")) return;
  const isListing = findList(operation) !== undefined;
  const kind = operation.method === "post" ? "create" : isListing ? "list" : "other";
  plan.assign(operation, plan.resource(path, nounOfPath(path)), kind);
}

const createsOne = ({ name, method, responses }: Operation): boolean =>
  method === "post" &&
  kindOfVerb(verbAndNoun(name).verb) === "create" &&
  responses.some(({ status }) => status === "201");

/** Operations whose path alone determines no role: below an item, at a path of several methods, or by name. */
function assignByName(plan: ResourcePlan, operation: Operation, operations: readonly Operation[]): void {
  if (plan.roles.has(operation)) return;
  const path = normalise(operation.path);
  const { verb, noun } = verbAndNoun(operation.name);
  const parentKey = path.includes("/{}") ? path.slice(0, path.lastIndexOf("/{}")) : undefined;
  const isShared = operations.some((one) => one !== operation && one.path === operation.path);
  if (parentKey === undefined && !isShared) {
    const kind = kindOfRemote(operation, verb);
    if (kind === "other") return;
    const known = [...plan.all.values()].find((one) => one.noun === noun && !one.isSingle);
    plan.assign(operation, known ?? plan.resource(`noun:${noun}`, noun), kind);
  } else if (operation.method === "post" && parentKey !== undefined && !isShared) {
    if (createsBelow(operation, path) && !answersWithParent(plan, operation, parentKey))
      plan.assign(operation, plan.resource(path, nounOfPath(path)), "create");
    else plan.assign(operation, plan.resource(parentKey, nounOfPath(parentKey)), "action");
  } else if (parentKey !== undefined && !isShared && isChangeOfParent(plan, operation, parentKey)) {
    plan.assign(operation, plan.resource(parentKey, nounOfPath(parentKey)), "action");
  } else {
    const below = parentKey === undefined ? "" : path.slice(parentKey.length + 3);
    const single = plan.resource(path, below === "" ? noun : nounOfPath(path), true);
    const isListing = findList(operation) !== undefined && operation.method === "get";
    if (isListing) single.isSingle = false;
    // What is sent where POST creates is about all of the collection, and no instance of it.
    const isOnAll = single.create?.path === operation.path && single.create.method === "post";
    const kind = isListing ? "list" : isOnAll ? "other" : (kindOfMethod[operation.method] ?? "other");
    plan.assign(operation, single, kind);
  }
}

/** `PUT /orders/{orderId}/assignment`, which nothing reads and which answers with the order, moves the order on. */
function isChangeOfParent(plan: ResourcePlan, operation: Operation, parentKey: string): boolean {
  return operation.method === "put" && answersWithParent(plan, operation, parentKey);
}

/** "The payment as it is now": a POST below an item that answers with what reads show of the item changes the item. */
function answersWithParent({ all }: ResourcePlan, operation: Operation, parentKey: string): boolean {
  const { read, list } = all.get(parentKey) ?? {};
  const shown = [read && dataOf(read), list && findList(list)?.item].filter((one) => one !== undefined);
  const answer = dataOf(operation);
  const { documents } = operation.contract;
  const [own, ...others] = [answer, ...shown].map((one) => one && documents.resolve(one));
  return (
    own !== undefined &&
    isNamed(own) &&
    others.some((one) => one?.source === own.source && one.pointer === own.pointer)
  );
}

/** The schema of what an operation answers with, without its envelope. */
function dataOf(operation: Operation): Place | undefined {
  const [schema] = successSchemas(operation);
  const { envelope } = operation.contract;
  if (!schema || envelope?.data === undefined) return schema;
  return memberOf(operation, schema, envelope.data) ?? schema;
}

/** Whether a POST below an item creates a child, and is no action on the item. */
function createsBelow(operation: Operation, path: string): boolean {
  const { name, responses } = operation;
  const { verb, noun } = verbAndNoun(name);
  const isCreating = kindOfVerb(verb) === "create";
  const hasCreated = responses.some(({ status }) => status === "201") || answersWithNewId(operation, path);
  return (isCreating && isOfMany(path, noun)) || (hasCreated && (isCreating || endsInPlural(path)));
}

/** Where all answers have the status 200, the id of what was made tells: `refundId` after `POST …/refunds`. */
function answersWithNewId(operation: Operation, path: string): boolean {
  const { contract } = operation;
  const data = contract.envelope?.carries === "body" ? dataOf(operation) : undefined;
  const made = singular(wordsOf(path.slice(path.lastIndexOf("/") + 1)).join(""));
  return (
    data !== undefined &&
    [...membersOf(contract.documents, data).keys()].some((name) => wordsOf(name).join("") === `${made}id`)
  );
}

const createsAtAddress = ({ method, path, responses }: Operation): boolean =>
  method === "put" && path.endsWith("}") && responses.some(({ status }) => status === "201");

/** An operation named after a resource, such as `payOrder`, is an action on it. */
function assignAction(plan: ResourcePlan, operation: Operation): void {
  if (plan.roles.has(operation)) return;
  const target = plan.byNoun(verbAndNoun(operation.name).noun);
  const schema = operation.body?.media[0]?.schema;
  const needed = schema ? [...shapeOf(operation.contract.documents, schema).required] : [];
  const names = [
    ...operation.parameters.filter(({ required }) => required).map(({ name }) => name),
    ...needed,
  ];
  const takesId = names.some((name) => name === "id" || referredNoun(name) !== undefined);
  if (target && !isRead(operation) && takesId) plan.assign(operation, target, "action");
}

/** `POST /concerts/{}/holds`, whatever the operation's name. */
const endsInPlural = (path: string): boolean => {
  const last = wordsOf(path.slice(path.lastIndexOf("/") + 1)).at(-1) ?? "";
  return singular(last) !== last;
};

/** `createHold` at `/concerts/{}/holds`. */
function isOfMany(path: string, noun: string): boolean {
  const last = wordsOf(path.slice(path.lastIndexOf("/") + 1)).join("");
  return last !== noun && singular(last) === noun;
}

function nounOfPath(key: string): string {
  const step =
    key
      .split("/")
      .filter((one) => one !== "" && one !== "{}")
      .at(-1) ?? "";
  const words = wordsOf(step);
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")].join("");
}
