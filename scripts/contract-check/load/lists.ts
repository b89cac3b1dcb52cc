import type { Place } from "../document/place";
import { isObject, object, string } from "../lib/json";
import { singular } from "../lib/singular";
import { membersOf, shapeOf } from "../schema/shape";
import type { Shape } from "../schema/shape-type";
import type { Contract, Operation } from "./model";

const totalNames = /^(total|total_?(count|items|elements)|count)$/i;

/** Pointers to the items and the total of a list response. */
export interface ListShape {
  items: string;
  item: Place;
  total: string | undefined;
}

const lists = new WeakMap<Operation, ListShape | null>();

/** The list in an operation's success response, if it returns one. */
export function findList(operation: Operation): ListShape | undefined {
  const known = lists.get(operation);
  if (known !== undefined) return known ?? undefined;
  const found = readList(operation);
  lists.set(operation, found ?? null);
  return found;
}

function readList(operation: Operation): ListShape | undefined {
  const { envelope } = operation.contract;
  for (const schema of successSchemas(operation)) {
    const top = envelope?.data === undefined ? undefined : memberOf(operation, schema, envelope.data);
    const root = top ?? schema;
    const prefix = top && envelope?.data !== undefined ? `/${envelope.data}` : "";
    const shape = shapeOf(operation.contract.documents, root);
    if (shape.items && shape.types.has("array"))
      return { items: prefix, item: shape.items, total: undefined };
    const members = membersOf(operation.contract.documents, root);
    const arrays = [...members].filter(([, member]) => {
      const inner = shapeOf(operation.contract.documents, member);
      return inner.types.has("array") && inner.items !== undefined;
    });
    const total = [...members.keys()].find((key) => totalNames.test(key));
    // An object with a list of tags is not a list, nor is one order with its lines and their total.
    if (members.has("id") && (total === undefined || operation.path.endsWith("}"))) continue;
    const [name, member] =
      (arrays.length === 1 ? arrays[0] : arrays.find(([key]) => listNames.test(key))) ?? [];
    if (name === undefined || member === undefined) continue;
    const item = shapeOf(operation.contract.documents, member).items;
    if (
      item &&
      total === undefined &&
      !listNames.test(name) &&
      membersOf(operation.contract.documents, item).size === 0
    )
      continue;
    if (item)
      return {
        items: `${prefix}/${name}`,
        item,
        total: total === undefined ? undefined : `${prefix}/${total}`,
      };
  }
  return undefined;
}

const listNames = /^(list|items|data|results|records|rows|content|entries|values)$/i;

interface KnownSchemas {
  readonly envelope: Contract["envelope"];
  readonly schemas: readonly Place[];
}

const successes = new WeakMap<Operation, KnownSchemas>();

/**
 * Schemas of success responses; in body-carried contracts every branch that may be a success. Every response asks for
 * them; they are found out again only once the contract's envelope is known.
 */
export function successSchemas(operation: Operation): readonly Place[] {
  const { envelope } = operation.contract;
  const known = successes.get(operation);
  if (known && known.envelope === envelope) return known.schemas;
  const schemas = findSuccessSchemas(operation);
  successes.set(operation, { envelope, schemas });
  return schemas;
}

function findSuccessSchemas(operation: Operation): Place[] {
  const found: Place[] = [];
  for (const response of operation.responses) {
    if (!/^2/.test(response.status) && response.status !== "DEFAULT") continue;
    const media = response.media.find(({ type }) => /json/.test(type));
    if (!media?.schema) continue;
    found.push(...branchesOf(operation, media.schema).filter((branch) => !isRefusal(operation, branch)));
  }
  return found;
}

/** Whether a schema holds nothing but refusals that the body carries: the JSON beside a table, which has no other success. */
export const holdsRefusals = (operation: Operation, schema: Place): boolean =>
  branchesOf(operation, schema).every((branch) => isRefusal(operation, branch));

function isRefusal(operation: Operation, branch: Place): boolean {
  const { documents, envelope } = operation.contract;
  if (envelope?.carries !== "body") return false;
  const success = envelope.success === undefined ? undefined : memberOf(operation, branch, envelope.success);
  const code = envelope.code === undefined ? undefined : memberOf(operation, branch, envelope.code);
  return (
    (success !== undefined && shapeOf(documents, success).constant === false) ||
    (code !== undefined && isOtherCode(shapeOf(documents, code).constant))
  );
}

function isOtherCode(value: unknown): boolean {
  return typeof value === "number" && value !== 200;
}

export function branchesOf(operation: Operation, schema: Place): Place[] {
  const { documents } = operation.contract;
  const at = documents.resolve(schema);
  const choices = object(at.value)["oneOf"] ?? object(at.value)["anyOf"];
  if (!Array.isArray(choices)) return [at];
  const key = "oneOf" in object(at.value) ? "oneOf" : "anyOf";
  return choices.flatMap((_, index) => branchesOf(operation, documents.child(at, key, index)));
}

export function memberOf(operation: Operation, schema: Place, name: string): Place | undefined {
  return membersOf(operation.contract.documents, schema).get(name);
}

/** Filters of `x-filters`, or parameters named like an enum or boolean property of the items. */
export function readFilters(operation: Operation, declared: unknown): Record<string, string> {
  if (isObject(declared))
    return Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, string(value)]));
  if (operation.method !== "get") return {};
  const list = findList(operation);
  if (!list) return {};
  const members = membersOf(operation.contract.documents, list.item);
  const found: Record<string, string> = {};
  for (const { name, in: at, schema } of operation.parameters) {
    const bound = /^(?:min|max)_?([A-Za-z].*)$/.exec(name)?.[1];
    const bounded = bound === undefined ? undefined : measuredMember(members, bound);
    const limit = bounded === undefined ? undefined : members.get(bounded);
    const isNumber = (place: Place) =>
      ["integer", "number"].some((type) => shapeOf(operation.contract.documents, place).types.has(type));
    if (at === "query" && bounded !== undefined && limit && isNumber(limit) && isNumber(schema))
      found[name] = bounded;
    if (at !== "query") continue;
    const shape = shapeOf(operation.contract.documents, schema);
    // `?states=open,closed` or `?state=open&state=closed`, of items with a `state`.
    const several = shape.items && shapeOf(operation.contract.documents, shape.items);
    const one = several && [name, singular(name)].find((candidate) => members.has(candidate));
    const ofOne = one === undefined ? undefined : members.get(one);
    if (one !== undefined && ofOne && isSameChoice(several, shapeOf(operation.contract.documents, ofOne)))
      found[name] = one;
    const member = members.get(name);
    // `?language=de` or `?language=de&language=fr`, of items with `languages`.
    const plural = [...members].find(([key]) => key !== name && singular(key) === name);
    const each = plural && shapeOf(operation.contract.documents, plural[1]).items;
    if (
      !member &&
      plural &&
      each &&
      isSameChoice(several ?? shape, shapeOf(operation.contract.documents, each))
    )
      found[name] = plural[0];
    // `?country=DE`, of items with a `countryCode` of the same form.
    const coded = member ? undefined : members.get(`${name}Code`);
    if (coded && hasSamePattern(shape, shapeOf(operation.contract.documents, coded)))
      found[name] = `${name}Code`;
    if (!member) continue;
    const own = shapeOf(operation.contract.documents, member);
    if ((shape.values && own.values) || (shape.types.has("boolean") && own.types.has("boolean")))
      found[name] = name;
  }
  return found;
}

const hasSamePattern = (left: Shape, right: Shape): boolean =>
  left.patterns.length > 0 && String(left.patterns) === String(right.patterns);

/** The member that a bound is about: `minArea` limits `area`, or the only one with a unit behind the name, `areaSqm`. */
function measuredMember(members: ReadonlyMap<string, Place>, bound: string): string | undefined {
  const name = bound[0]?.toLowerCase() + bound.slice(1);
  if (members.has(name)) return name;
  const withUnit = [...members.keys()].filter(
    (key) => key.startsWith(name) && /^(_[a-z]|[A-Z])/.test(key.slice(name.length)),
  );
  return withUnit.length === 1 ? withUnit[0] : undefined;
}

/** Whether both have the same enumerated values, or the one some of the other's. */
export function isSameChoice(left: Shape | undefined, right: Shape): boolean {
  return (
    left?.values !== undefined &&
    right.values !== undefined &&
    left.values.every((one) => right.values?.includes(one))
  );
}

export function readSort(operation: Operation, declared: unknown): Operation["sort"] {
  if (isObject(declared)) {
    const parameter = string(declared["param"]) || string(declared["parameter"]);
    return { parameter, fallback: string(declared["default"]) || undefined };
  }
  if (operation.method !== "get" || !findList(operation)) return undefined;
  const parameter = operation.parameters.find(
    ({ name, in: at }) => at === "query" && /^(sort|sort_?by|order_?by)$/i.test(name),
  );
  if (!parameter) return undefined;
  const direction = operation.parameters.find(
    ({ name, in: at }) =>
      at === "query" && /^(sort_?)?(order|direction|dir)$/i.test(name) && name !== parameter.name,
  );
  const { fallback, values } = shapeOf(operation.contract.documents, parameter.schema);
  // Where a parameter of its own gives the direction, a minus in front of a name has no meaning: names have to be listed.
  if (direction && (!values || !shapeOf(operation.contract.documents, direction.schema).values))
    return undefined;
  return { parameter: parameter.name, fallback: typeof fallback === "string" ? fallback : undefined };
}
