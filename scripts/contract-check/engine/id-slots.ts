import { escapePointer } from "../../lib/json-pointer";
import type { Place } from "../document/place";
import { singular } from "../lib/singular";
import { literal, sentencesOf } from "../lib/texts";
import { refusalText } from "../load/documented";
import type { Operation, Parameter } from "../load/model";
import { resourceByIdPattern } from "../plan/id-patterns";
import { descriptionOf, findMemberSource } from "../plan/member-sources";
import { referredNoun, verbAndNoun, wordsOf } from "../plan/nouns";
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
  /** The member of the resource's representation that is meant; its id when absent. */
  member?: string;
  isRequired: boolean;
  isList: boolean;
  /** So many ids a list has to have at least. */
  least?: number | undefined;
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

/** The last id in the path: `POST /applications/{applicationId}/offer` is about an application. */
export const subjectSlot = (checker: Checker, operation: Operation): Slot | undefined =>
  slotsOf(checker, operation).findLast(({ parameter }) => parameter?.in === "path");

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
    const resource =
      byPath ??
      (parameter.in === "path"
        ? resourceOfName(checker, operation, name)
        : otherResource(checker, operation, name));
    // The number of a device that is added is its own.
    if (resource === undefined && parameter.in !== "path" && isOfCreation(checker, operation, name)) continue;
    const slot = { name, parameter, pointer: "", isRequired: true, isList: false };
    // `/tracking/{code}`: nothing creates or lists what the path seems to name.
    const isOpen = resource && (resource.create ?? resource.list) !== undefined;
    const source = isOpen ? undefined : sourceOf(checker, operation, parameter);
    slots.push(source ? { ...slot, ...source } : { ...slot, resource });
  }
  const schema = operation.body?.media[0]?.schema;
  if (schema) {
    const shape = shapeOf(docs, schema);
    for (const [name, member] of shape.properties) {
      const inner = shapeOf(docs, member);
      const isOwn = name === "id" && !resources.roles.get(operation)?.kind.match(/create/);
      const noun = referredNoun(name);
      if (fixed(inner)) continue;
      const isNamed = isOwn || noun !== undefined || linked.has(`body#/${name}`);
      const byName =
        (isNamed ? otherResource(checker, operation, name) : undefined) ??
        referredByPattern(checker, operation, name, inner);
      const source = byName ? { resource: byName } : memberReference(checker, operation, name, member);
      if (!source) continue;
      const pointer = `/${escapePointer(name)}`;
      slots.push({
        name,
        pointer,
        ...source,
        isRequired: shape.required.has(name),
        isList: inner.types.has("array"),
        least: inner.minItems,
      });
    }
  }
  return slots;
}

function sourceOf(checker: Checker, operation: Operation, parameter: Parameter) {
  const { name, schema } = parameter;
  const { documents } = operation.contract;
  const key = pathSlots(operation.path).get(name);
  // What one operation documents about the parameter holds for all at the same position of the path.
  const sameNamed = checker.operations.flatMap((one) =>
    key !== undefined && pathSlots(one.path).get(name) === key
      ? one.parameters.filter((other) => other.in === "path" && other.name === name)
      : [],
  );
  const places = sameNamed.length > 0 ? sameNamed.map(({ place }) => place) : [parameter.place];
  return findMemberSource(checker.resources, {
    operation,
    name,
    schema,
    description: descriptionOf(...places, documents.resolve(schema)),
    noun: key === undefined ? "" : nounOfKey(key),
  });
}

/** `/invoices` → invoice. */
const nounOfKey = (key: string): string => {
  const words = wordsOf(key.slice(key.lastIndexOf("/") + 1));
  return singular(words.join(""));
};

const generalNames =
  /^(name|title|text|label|type|kind|value|state|status|description|notes?|comments?|remarks?|reasons?|e_?mail|phone|password|version|revision)$/i;

/** A member that a refusal names: "There is no address with this `senderAlias`". */
function memberReference(checker: Checker, operation: Operation, name: string, schema: Place) {
  // A name, a mail address or a title is no reference, whatever a refusal states about it.
  const isLogin = checker.users.some(({ login }) => login?.operationId === operation.id);
  if (isLogin || generalNames.test(name) || missingReferenceCode(operation, name) === undefined)
    return undefined;
  const { documents } = operation.contract;
  const description = `${descriptionOf(schema, documents.resolve(schema))} ${name}`;
  const source = findMemberSource(checker.resources, { operation, name, schema, description, noun: "" });
  return source?.resource === checker.resources.roles.get(operation)?.resource ? undefined : source;
}

/** The documented code for a reference in the body that leads nowhere, where its text names the member. */
export function missingReferenceCode(operation: Operation, name: string): number | undefined {
  return [404, 422, 409].find((code) => {
    const named = new RegExp(`(?<![a-z0-9_])${literal(name.toLowerCase())}(?![a-z0-9_])`);
    return sentencesOf(refusalText(operation, code)).some((one) => {
      // "Rejecting needs a note and must not have an amount" is about what a body has.
      const plain = one.replace(/\b(must|may|should|shall|can|need) not\b/g, "");
      return named.test(plain) && /\b(no|unknown|not|missing|nothing|without)\b/.test(plain);
    });
  });
}

/** The resource that a parameter or member names; the number of a card that a creation is given is its own. */
function otherResource(checker: Checker, operation: Operation, name: string): Resource | undefined {
  return isOfCreation(checker, operation, name) ? undefined : resourceOfName(checker, operation, name);
}

function isOfCreation(checker: Checker, operation: Operation, name: string): boolean {
  const role = checker.resources.roles.get(operation);
  return (
    role?.kind === "create" &&
    role.resource === resourceOfName(checker, operation, name) &&
    !/(ids?|uuid|ref)$/i.test(name)
  );
}

/**
 * The resource whose ids alone have the form of a member that no noun leads to: a `sender_id` of the form `adr_[0-9]{6}` is
 * an address.
 */
function referredByPattern(checker: Checker, operation: Operation, name: string, shape: Shape) {
  const { documents } = operation.contract;
  const { patterns } = shape.items && shape.types.has("array") ? shapeOf(documents, shape.items) : shape;
  const role = checker.resources.roles.get(operation);
  const found = resourceByIdPattern(checker.resources, patterns);
  const isOwn = role?.kind === "create" && role.resource === found && name === "id";
  return isOwn ? undefined : found;
}

function resourceOfName(checker: Checker, operation: Operation, name: string): Resource | undefined {
  const { resources } = checker;
  const noun = referredNoun(name);
  if (noun !== undefined) return resources.byNoun(noun);
  if (name !== "id") return undefined;
  const role = resources.roles.get(operation);
  return role && !role.resource.isSingle ? role.resource : resources.byNoun(verbAndNoun(operation.name).noun);
}
