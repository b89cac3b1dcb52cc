import { escapePointer } from "../../lib/json-pointer";
import type { Operation, Parameter } from "../load/model";
import { referredNoun, verbAndNoun } from "../plan/nouns";
import { pathSlots } from "../plan/paths";
import type { Resource, Resources } from "../plan/resource";
import { shapeOf } from "../schema/shape";
import type { Shape } from "../schema/shape-type";
import type { Checker } from "./checker";

/** A parameter or member that takes the id of a resource instance. */
export interface Slot {
  name: string;
  parameter?: Parameter;
  pointer: string;
  resource: Resource | undefined;
  isRequired: boolean;
  isList: boolean;
}

const known = new WeakMap<Resources, Map<Operation, readonly Slot[]>>();

/** Computed once for each operation: a contract does not change during a run. */
export function slotsOf(checker: Checker, operation: Operation): readonly Slot[] {
  const { resources } = checker;
  const ofRun = known.get(resources) ?? new Map<Operation, readonly Slot[]>();
  known.set(resources, ofRun);
  const found = ofRun.get(operation) ?? findSlots(checker, operation);
  ofRun.set(operation, found);
  return found;
}

/** Whether an operation cannot be called without an id of this resource. */
export function needs(checker: Checker, operation: Operation, resource: Resource): boolean {
  return slotsOf(checker, operation).some((slot) => slot.isRequired && slot.resource === resource);
}

function findSlots(checker: Checker, operation: Operation): Slot[] {
  const { resources, contracts } = checker;
  const { documents: docs } = operation.contract;
  const fixed = (shape: Shape) =>
    shape.values !== undefined || shape.hasConstant || shape.types.has("boolean");
  const linked = new Set(
    contracts.flatMap(({ links }) =>
      links.filter(({ to }) => to === operation.id).flatMap(({ parameters }) => Object.keys(parameters)),
    ),
  );
  const inPath = pathSlots(operation.path);
  const slots: Slot[] = [];
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const isReference =
      parameter.in === "path" ||
      (parameter.required && (name === "id" || referredNoun(name) !== undefined || linked.has(name)));
    if (!isReference || fixed(shapeOf(docs, parameter.schema))) continue;
    const key = parameter.in === "path" ? inPath.get(name) : undefined;
    const byPath = key === undefined ? undefined : resources.all.get(key);
    const resource = byPath ?? resourceOfName(checker, operation, name);
    slots.push({ name, parameter, pointer: "", resource, isRequired: true, isList: false });
  }
  const schema = operation.body?.media[0]?.schema;
  if (schema) {
    const shape = shapeOf(docs, schema);
    for (const [name, member] of shape.properties) {
      const inner = shapeOf(docs, member);
      const isOwn = name === "id" && !resources.roles.get(operation)?.kind.match(/create/);
      const noun = referredNoun(name);
      if (!(isOwn || noun !== undefined || linked.has(`body#/${name}`)) || fixed(inner)) continue;
      const resource = resourceOfName(checker, operation, name);
      if (!resource) continue;
      const pointer = `/${escapePointer(name)}`;
      slots.push({
        name,
        pointer,
        resource,
        isRequired: shape.required.has(name),
        isList: inner.types.has("array"),
      });
    }
  }
  return slots;
}

function resourceOfName(checker: Checker, operation: Operation, name: string): Resource | undefined {
  const { resources } = checker;
  const noun = referredNoun(name);
  if (noun !== undefined) return resources.byNoun(noun);
  if (name !== "id") return undefined;
  const role = resources.roles.get(operation);
  return role && !role.resource.isSingle ? role.resource : resources.byNoun(verbAndNoun(operation.id).noun);
}
