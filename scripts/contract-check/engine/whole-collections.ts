import { isObject, leaves } from "../lib/json";
import { isRead, type Operation, type Parameter } from "../load/model";
import type { Resource } from "../plan/resource";
import { shapeOf } from "../schema/shape";
import { type Call, keyOf } from "../send/request";
import type { Checker } from "./checker";
import type { ResourceInstance } from "./resource-instance";

type Known = Pick<Checker, "resources" | "instances">;

/** Whether an operation changes or deletes all of a collection at once: PATCH where POST creates. */
function isOnWholeCollection({ resources }: Pick<Known, "resources">, operation: Operation): boolean {
  const role = resources.roles.get(operation);
  return role?.kind === "other" && !isRead(operation) && role.resource.create?.path === operation.path;
}

/** What deletes all that lies in a collection below an instance: `DELETE /vehicles/{id}/trips`. */
export const emptyingOf = (checker: Known, { key }: Resource): Operation | undefined =>
  [...checker.resources.roles.keys()].find(
    (one) =>
      one.method === "delete" &&
      one.path.includes("{") &&
      isOnWholeCollection(checker, one) &&
      checker.resources.roles.get(one)?.resource.key === key,
  );

/** A collection of the caller's own holds nothing of others: `/me/notes`. */
const isOfCaller = ({ path }: Operation): boolean => /(^|\/)(me|my|mine|self)(\/|$)/.test(path);

/** Whether a call would change more of a collection than what the run created, or what lies below that. */
export function reachesOthers(
  checker: Known,
  { operation, method, parameters }: Pick<Call, "operation" | "method" | "parameters">,
): boolean {
  if (method !== undefined || !isOnWholeCollection(checker, operation) || isOfCaller(operation)) return false;
  const own = new Set(
    checker.instances.filter(({ isOwn }) => isOwn).flatMap(({ ids }) => [...ids.values()].map(String)),
  );
  const narrowing = operation.parameters.filter((one) => one.in === "path" || isSelection(operation, one));
  return !narrowing.some((one) => {
    const value = parameters.get(keyOf(one));
    const values = isObject(value) ? [...leaves(value)].map(([, leaf]) => leaf) : [value];
    return values.some((leaf) => own.has(String(leaf)));
  });
}

/**
 * The parameter that narrows a change of a whole collection to some of it, where nothing in the path does: `where`, an
 * object of members and their values, as LoopBack publishes it.
 */
export function selectionOf(checker: Known, operation: Operation): Parameter | undefined {
  if (operation.path.includes("{") || !isOnWholeCollection(checker, operation)) return undefined;
  return operation.parameters.find((one) => isSelection(operation, one));
}

function isSelection({ contract }: Operation, { in: at, name, schema }: Parameter): boolean {
  return at === "query" && name === "where" && shapeOf(contract.documents, schema).types.has("object");
}

/** The members that select one instance alone. */
export function selecting({ ids, payload, resource }: ResourceInstance): Record<string, unknown> | undefined {
  const id = ids.get(resource.key);
  const members = Object.entries(isObject(payload) ? payload : {});
  const name = members.find(([, value]) => id !== undefined && String(value) === String(id))?.[0];
  return id === undefined ? undefined : { [name ?? "id"]: id };
}
