import { findList } from "../load/lists";
import type { Contract, Operation } from "../load/model";
import { isRead } from "../load/model";
import { shapeOf } from "../schema/shape";
import { assignLinked } from "./linked-roles";
import { kindOfVerb, referredNoun, singular, verbAndNoun, wordsOf } from "./nouns";
import { normalise } from "./paths";
import { isSingleton, kindOfRemote } from "./remote";
import type { Kind, Resource, Resources, Role } from "./resource";
import { joinShallow } from "./shallow";

/**
 * Finds the resources of the contracts and each operation's role, from paths where they tell it, else from verbs and
 * nouns of operation ids.
 */
export function findResources(contracts: readonly Contract[]): Resources {
  const operations = contracts.flatMap((contract) => contract.operations);
  const all = new Map<string, Resource>();
  const roles = new Map<Operation, Role>();
  const itemPaths = new Set(
    operations
      .filter(({ path }) => /\}$/.test(path))
      .map(({ path }) => normalise(path.slice(0, path.lastIndexOf("/")))),
  );
  const resource = (key: string, noun: string, isSingle = false): Resource => {
    const known = all.get(key);
    if (known) return known;
    const before = key.lastIndexOf("/{}");
    const created: Resource = {
      key,
      noun,
      isSingle,
      parent: before > 0 ? key.slice(0, before) : undefined,
      actions: [],
    };
    all.set(key, created);
    return created;
  };
  const assign = (operation: Operation, target: Resource, kind: Kind): void => {
    roles.set(operation, { resource: target, kind });
    if (kind === "action") target.actions.push(operation);
    else if (kind !== "other") target[kind] ??= operation;
  };

  for (const operation of operations) {
    const path = normalise(operation.path);
    if (!/\{\}$/.test(path)) continue;
    const key = path.slice(0, path.lastIndexOf("/"));
    const kinds: Record<string, Kind> = {
      get: "read",
      put: "replace",
      patch: "update",
      delete: "remove",
      post: "action",
    };
    assign(operation, resource(key, nounOfPath(key)), kinds[operation.method] ?? "other");
  }
  for (const operation of operations) {
    if (roles.has(operation)) continue;
    const path = normalise(operation.path);
    const hasList = findList(operation) !== undefined;
    const twin = operations.find((one) => one.path === operation.path && one !== operation);
    const isCollection =
      itemPaths.has(path) ||
      (twin !== undefined &&
        [operation, twin].some((one) => one.method === "get" && findList(one) !== undefined));
    if (isCollection && (operation.method === "post" || operation.method === "get")) {
      const kind = operation.method === "post" ? "create" : hasList ? "list" : "other";
      assign(operation, resource(path, nounOfPath(path)), kind);
    }
  }
  for (const operation of operations) {
    if (roles.has(operation)) continue;
    const path = normalise(operation.path);
    const { verb, noun } = verbAndNoun(operation.id);
    const parentKey = path.includes("/{}") ? path.slice(0, path.lastIndexOf("/{}")) : undefined;
    const hasTwin = operations.some((one) => one !== operation && one.path === operation.path);
    if (parentKey !== undefined || hasTwin) {
      const below = parentKey === undefined ? "" : path.slice(parentKey.length + 3);
      if (operation.method === "post" && parentKey !== undefined && !hasTwin) {
        const isCreation =
          (kindOfVerb(verb) === "create" && isOfMany(path, noun)) ||
          (operation.responses.some(({ status }) => status === "201") &&
            (kindOfVerb(verb) === "create" || endsInPlural(path)));
        if (isCreation) assign(operation, resource(path, nounOfPath(path)), "create");
        else assign(operation, resource(parentKey, nounOfPath(parentKey)), "action");
        continue;
      }
      const kinds: Record<string, Kind> = {
        get: "read",
        put: "replace",
        patch: "update",
        delete: "remove",
        post: "action",
      };
      const single = resource(path, below === "" ? noun : nounOfPath(path), true);
      if (findList(operation) && operation.method === "get") {
        single.isSingle = false;
        assign(operation, single, "list");
      } else assign(operation, single, kinds[operation.method] ?? "other");
      continue;
    }
    const kind = kindOfRemote(operation, verb);
    if (kind === "other") continue;
    const known = [...all.values()].find((one) => one.noun === noun && !one.isSingle);
    assign(operation, known ?? resource(`noun:${noun}`, noun), kind);
  }
  joinShallow(contracts, all, roles);
  assignLinked(contracts, { all, roles, resource, assign });
  for (const one of all.values()) one.isSingle ||= isSingleton(one);
  // An operation named after a resource, such as `payOrder`, is an action on it.
  const byNoun = (noun: string): Resource | undefined => {
    if (noun === "") return undefined;
    const candidates = [...all.values()].filter((one) => !one.isSingle);
    return (
      candidates.find((one) => one.noun === noun) ??
      candidates.find((one) => one.noun.endsWith(noun) && (one.create || one.list)) ??
      candidates.find((one) => noun.endsWith(one.noun) && one.noun !== "" && (one.create || one.list))
    );
  };
  for (const operation of operations) {
    if (roles.has(operation)) continue;
    const target = byNoun(verbAndNoun(operation.id).noun);
    const schema = operation.body?.media[0]?.schema;
    const needed = schema ? [...shapeOf(operation.contract.documents, schema).required] : [];
    const names = [
      ...operation.parameters.filter(({ required }) => required).map(({ name }) => name),
      ...needed,
    ];
    const takesId = names.some((name) => name === "id" || referredNoun(name) !== undefined);
    if (target && !isRead(operation) && takesId) assign(operation, target, "action");
  }
  return { all, roles, byNoun };
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
