import type { Documents } from "../document/documents";
import { childOf, type Place } from "../document/place";
import { array, isEqual, isObject, object } from "../lib/json";
import type { Shape } from "./shape-type";

export function join(documents: Documents, from: Place, shape: Shape, depth: number): void {
  if (depth > 30) return;
  if (from.value === false) shape.isNever = true;
  if (!isObject(from.value)) return;
  for (const other of from.also ?? []) join(documents, other, shape, depth + 1);
  const fields = from.value;
  if (typeof fields["$ref"] === "string")
    join(documents, documents.follow(from, fields["$ref"]), shape, depth + 1);
  array(fields["allOf"]).forEach((_, index) => {
    join(documents, childOf(from, "allOf", index), shape, depth + 1);
  });
  joinScalars(fields, shape);
  for (const name of Object.keys(object(fields["properties"]))) {
    const known = shape.properties.get(name);
    const place = childOf(from, "properties", name);
    shape.properties.set(name, known ? { ...place, also: [...(known.also ?? []), known] } : place);
  }
  for (const name of array(fields["required"])) if (typeof name === "string") shape.required.add(name);
  if (fields["additionalProperties"] === false || fields["unevaluatedProperties"] === false)
    shape.isClosed = true;
  if (isObject(fields["additionalProperties"])) shape.additional = childOf(from, "additionalProperties");
  if (isObject(fields["propertyNames"])) shape.names = childOf(from, "propertyNames");
  if (isObject(fields["items"])) shape.items = childOf(from, "items");
  if (Array.isArray(fields["prefixItems"]))
    shape.prefixItems = fields["prefixItems"].map((_, index) => childOf(from, "prefixItems", index));
  for (const [name, needs] of Object.entries(object(fields["dependentRequired"])))
    shape.dependentRequired[name] = array(needs).filter((need) => typeof need === "string");
  joinChoices(documents, from, shape, depth);
}

function joinChoices(documents: Documents, from: Place, shape: Shape, depth: number): void {
  for (const key of ["oneOf", "anyOf"]) {
    const choices = array(object(from.value)[key]).map((_, index) => childOf(from, key, index));
    if (choices.length === 0) continue;
    const isNull = (choice: Place) => object(documents.resolve(choice).value)["type"] === "null";
    const others = choices.filter((choice) => !isNull(choice));
    if (others.length < choices.length) shape.isNullable = true;
    const [only] = others;
    if (others.length === 1 && only) join(documents, only, shape, depth + 1);
    else shape.variants = others;
  }
}

function joinScalars(fields: Record<string, unknown>, shape: Shape): void {
  const types = typeof fields["type"] === "string" ? [fields["type"]] : array(fields["type"]);
  const names = types.filter((type) => typeof type === "string");
  if (names.length > 0)
    shape.types =
      shape.types.size === 0 ? new Set(names) : new Set(names.filter((name) => shape.types.has(name)));
  if (fields["nullable"] === true) shape.isNullable = true;
  if (Array.isArray(fields["enum"])) {
    const values: unknown[] = fields["enum"];
    shape.values = shape.values
      ? shape.values.filter((value) => values.some((one) => isEqual(one, value)))
      : values;
  }
  if ("const" in fields) {
    shape.hasConstant = true;
    shape.constant = fields["const"];
  }
  const number = (key: string) => (typeof fields[key] === "number" ? fields[key] : undefined);
  const higher = (key: string, now: number | undefined) =>
    Math.max(number(key) ?? now ?? -Infinity, now ?? -Infinity);
  const least = (key: string, now: number | undefined) => finite(higher(key, now));
  const most = (key: string, now: number | undefined) =>
    finite(Math.min(number(key) ?? now ?? Infinity, now ?? Infinity));
  shape.minLength = least("minLength", shape.minLength);
  shape.maxLength = most("maxLength", shape.maxLength);
  shape.minimum = least("minimum", shape.minimum);
  shape.maximum = most("maximum", shape.maximum);
  shape.exclusiveMinimum = least("exclusiveMinimum", shape.exclusiveMinimum);
  shape.exclusiveMaximum = most("exclusiveMaximum", shape.exclusiveMaximum);
  shape.multipleOf = number("multipleOf") ?? shape.multipleOf;
  shape.minItems = least("minItems", shape.minItems);
  shape.maxItems = most("maxItems", shape.maxItems);
  shape.minProperties = least("minProperties", shape.minProperties);
  shape.maxProperties = most("maxProperties", shape.maxProperties);
  if (fields["uniqueItems"] === true) shape.isUnique = true;
  if (typeof fields["format"] === "string") shape.format = fields["format"];
  if (typeof fields["pattern"] === "string") shape.patterns.push(fields["pattern"]);
  if (fields["readOnly"] === true) shape.isReadOnly = true;
  if (fields["writeOnly"] === true) shape.isWriteOnly = true;
  if ("default" in fields) shape.fallback = fields["default"];
  if ("example" in fields) shape.examples.push(fields["example"]);
  if (Array.isArray(fields["examples"])) shape.examples.push(...fields["examples"]);
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
