import type { Operation, Parameter } from "../load/model";
import { pathSlots } from "../plan/paths";
import type { Resource } from "../plan/resource";
import { generateShape } from "../schema/generate";
import { membersOf, shapeOf } from "../schema/shape";
import { type Slot, slotsOf } from "./id-slots";
import { type ResourceInstance, shownMember } from "./resource-instance";
import type { Trial } from "./trial";

/** Whether the schema of a member takes an id: `cardNumber` may be no reference to what has ids of another form. */
export function takes(
  { checker }: Trial,
  operation: Operation,
  { pointer, isList }: Slot,
  value: unknown,
): boolean {
  const schema = operation.body?.media[0]?.schema;
  const name = pointer.slice(1);
  const place = schema && membersOf(operation.contract.documents, schema).get(name);
  return isList || !place || checker.validator.isValid(place, value);
}

/** The parent of what a call names first: two readings of a bill are of one meter. */
export function siblingHome(
  { checker }: Trial,
  { key, parent }: Resource,
  instances: ReadonlyMap<string, ResourceInstance>,
): ResourceInstance | undefined {
  const id = parent === undefined ? undefined : instances.get(key)?.ids.get(parent);
  if (parent === undefined || id === undefined) return undefined;
  return checker.instances.findLast(({ ids, resource }) => resource.key === parent && ids.get(parent) === id);
}

/** A key that the client chooses, of which no known instance has the like: the first example exists soon. */
export function newKey(trial: Trial, { contract }: Operation, { schema }: Parameter): unknown {
  const shape = { ...shapeOf(contract.documents, schema), examples: [] };
  const known = new Set(trial.checker.instances.flatMap(({ ids }) => [...ids.values()]));
  const keys = Array.from({ length: 8 }, () =>
    generateShape(contract.documents, shape, { random: trial.random }),
  );
  return keys.find((key) => !known.has(key) && String(key).length > 3) ?? keys[0];
}

/** Path parameters whose values follow from an instance: its own id, and those of its parents. */
export function givenIds(
  trial: Trial,
  operation: Operation,
  instance: ResourceInstance | undefined,
): Map<string, unknown> {
  const given = new Map<string, unknown>();
  if (!instance) return given;
  for (const { parameter, resource, name, member } of slotsOf(trial.checker, operation)) {
    const isShown = member !== undefined && resource === instance.resource;
    const id = isShown ? shownMember(instance, member) : resource && instance.ids.get(resource.key);
    if (parameter?.in === "path" && id !== undefined) given.set(name, id);
  }
  return given;
}

/** What the path of an instance names beside resources: the environment that it was created in. */
export function namedByInstance(
  { path }: Operation,
  { parameter, name }: Slot,
  instance: ResourceInstance | undefined,
): unknown {
  const key = parameter?.in === "path" ? pathSlots(path).get(name) : undefined;
  return key === undefined ? undefined : instance?.ids.get(key);
}

/** Orders slots so that the innermost resource comes first. */
export function innermost(left: Slot, right: Slot): number {
  const depth = ({ resource }: Slot): number => resource?.key.split("{}").length ?? 0;
  return depth(right) - depth(left);
}

/** Whether a path names a child of the given instance: `/orders/{orderId}/segments/{number}` of an order. */
export function isPartOf({ resource, parameter }: Slot, parent: ResourceInstance | undefined): boolean {
  return parameter?.in === "path" && parent !== undefined && resource?.parent === parent.resource.key;
}

/** Whether what a body refers to is a child of what an instance belongs to: a lesson of the course of an enrolment. */
export function isBeside({ resource, parameter }: Slot, near: ResourceInstance | undefined): boolean {
  const parent = resource?.parent;
  return (
    parameter === undefined &&
    parent !== undefined &&
    near !== undefined &&
    near.resource.key !== parent &&
    near.resource.parent !== parent &&
    near.ids.get(parent) !== undefined
  );
}

/** What a body refers to beside its parent is one of that parent's: the price category of the event of an order. */
export function homeOf(
  { resource, parameter }: Slot,
  given: ResourceInstance | undefined,
  instances: ReadonlyMap<string, ResourceInstance>,
): ResourceInstance | undefined {
  if (parameter !== undefined || resource?.parent === undefined) return undefined;
  return given?.resource.key === resource.parent ? given : instances.get(resource.parent);
}
