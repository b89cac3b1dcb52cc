import type { Documents } from "../document/documents";
import { childOf, type Place } from "../document/place";
import { array, isEqual, isObject, object } from "../lib/json";
import type { Shape } from "./shape-type";

export function join(documents: Documents, from: Place, shape: Shape, depth: number): void {
  if (depth > 30) return;
  if (from.value === false) shape.isNever = true;
  if (!isObject(from.value)) return;
  for (const other of from.also ?? []) join(documents, other, shape, depth + 1);
  const said = from.value;
  if (typeof said["$ref"] === "string")
    join(documents, documents.follow(from, said["$ref"]), shape, depth + 1);
  array(said["allOf"]).forEach((_, index) => {
    join(documents, childOf(from, "allOf", index), shape, depth + 1);
  });
  joinScalars(said, shape);
  for (const name of Object.keys(object(said["properties"]))) {
    const known = shape.properties.get(name);
    const place = childOf(from, "properties", name);
    shape.properties.set(name, known ? { ...place, also: [...(known.also ?? []), known] } : place);
  }
  for (const name of array(said["required"])) if (typeof name === "string") shape.required.add(name);
  if (said["additionalProperties"] === false || said["unevaluatedProperties"] === false)
    shape.isClosed = true;
  if (isObject(said["additionalProperties"])) shape.additional = childOf(from, "additionalProperties");
  if (isObject(said["propertyNames"])) shape.names = childOf(from, "propertyNames");
  if (isObject(said["items"])) shape.items = childOf(from, "items");
  if (Array.isArray(said["prefixItems"]))
    shape.prefixItems = said["prefixItems"].map((_, index) => childOf(from, "prefixItems", index));
  for (const [name, needs] of Object.entries(object(said["dependentRequired"])))
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

function joinScalars(said: Record<string, unknown>, shape: Shape): void {
  const types = typeof said["type"] === "string" ? [said["type"]] : array(said["type"]);
  const names = types.filter((type) => typeof type === "string");
  if (names.length > 0)
    shape.types =
      shape.types.size === 0 ? new Set(names) : new Set(names.filter((name) => shape.types.has(name)));
  if (said["nullable"] === true) shape.isNullable = true;
  if (Array.isArray(said["enum"])) {
    const values: unknown[] = said["enum"];
    shape.values = shape.values
      ? shape.values.filter((value) => values.some((one) => isEqual(one, value)))
      : values;
  }
  if ("const" in said) {
    shape.hasConstant = true;
    shape.constant = said["const"];
  }
  const number = (key: string) => (typeof said[key] === "number" ? said[key] : undefined);
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
  if (said["uniqueItems"] === true) shape.isUnique = true;
  if (typeof said["format"] === "string") shape.format = said["format"];
  if (typeof said["pattern"] === "string") shape.patterns.push(said["pattern"]);
  if (said["readOnly"] === true) shape.isReadOnly = true;
  if (said["writeOnly"] === true) shape.isWriteOnly = true;
  if ("default" in said) shape.fallback = said["default"];
  if ("example" in said) shape.examples.push(said["example"]);
  if (Array.isArray(said["examples"])) shape.examples.push(...said["examples"]);
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
