import { escapePointer } from "../../lib/json-pointer";
import { list, record, text } from "../operations";
import type { Located, Side } from "./side";

/** One kind of value a schema admits: references followed, `allOf` joined, `oneOf` and lists of types taken apart. */
export interface Shape {
  readonly pointer: string;
  /** Name of the schema it was referred to by; "" for one written in place. */
  readonly name: string;
  /** string, integer, number, boolean, null, array, object or any. */
  readonly type: string;
  /** Values it is limited to; null for no such limit. */
  readonly values: readonly unknown[] | null;
  /** Every other keyword, as written. */
  readonly keywords: Readonly<Record<string, unknown>>;
  readonly properties: ReadonlyMap<string, Located>;
  readonly required: ReadonlySet<string>;
  /** Whether unknown properties are refused. */
  readonly isClosed: boolean;
  readonly items: Located | null;
}

const empty = {
  name: "",
  type: "any",
  values: null,
  keywords: {},
  properties: new Map<string, Located>(),
  required: new Set<string>(),
  isClosed: false,
  items: null,
} as const;

/** The kinds of value a schema admits, in the order they are written. */
export function shapesOf(schema: Located, side: Side, passed: readonly string[] = []): Shape[] {
  const declared = record(schema.value);
  const { pointer } = schema;
  const reference = text(declared["$ref"]);
  // A schema that only leads back to itself admits nothing of its own.
  if (passed.includes(reference)) return [];
  const seen = reference === "" ? passed : [...passed, reference];
  let shapes: Shape[] = [ownShape(declared, pointer)];
  const join = (others: readonly Shape[]) => {
    if (others.length > 0) shapes = shapes.flatMap((shape) => others.map((other) => joined(shape, other)));
  };
  if (reference !== "")
    join(shapesOf(side.find(reference), side, seen).map((shape) => named(shape, reference)));
  list(declared["allOf"]).forEach((value, index) => {
    const branches = shapesOf({ value, pointer: `${pointer}/allOf/${index}` }, side, seen);
    // A part does not give its name to the whole.
    join(branches.map((branch) => ({ ...branch, name: "" })));
  });
  for (const keyword of ["oneOf", "anyOf"]) {
    join(
      list(declared[keyword]).flatMap((value, index) =>
        shapesOf({ value, pointer: `${pointer}/${keyword}/${index}` }, side, seen),
      ),
    );
  }
  return shapes.flatMap((shape) => split(shape, declared["type"]));
}

function ownShape(declared: Record<string, unknown>, pointer: string): Shape {
  const {
    $ref: _reference,
    allOf: _all,
    oneOf: _one,
    anyOf: _any,
    type,
    enum: values,
    const: constant,
    properties,
    required,
    items,
    additionalProperties,
    unevaluatedProperties,
    ...keywords
  } = declared;
  const admitted = "const" in declared ? [constant] : Array.isArray(values) ? values : null;
  return {
    pointer,
    name: "",
    type: typeof type === "string" ? type : inferredType(declared, admitted),
    values: admitted,
    keywords: typeof additionalProperties === "object" ? { ...keywords, additionalProperties } : keywords,
    properties: new Map(
      Object.entries(record(properties)).map(([name, value]) => [
        name,
        { value, pointer: `${pointer}/properties/${escapePointer(name)}` },
      ]),
    ),
    required: new Set(list(required).map(text)),
    isClosed: additionalProperties === false || unevaluatedProperties === false,
    items: items === undefined ? null : { value: items, pointer: `${pointer}/items` },
  };
}

/** The type of a schema without `type`, derived from its other keywords. */
function inferredType(declared: Record<string, unknown>, values: readonly unknown[] | null): string {
  if (values !== null) {
    const types = new Set(values.map(typeOf));
    return types.size === 1 ? ([...types][0] ?? "any") : "any";
  }
  if ("properties" in declared || "required" in declared) return "object";
  return "items" in declared ? "array" : "any";
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

function named(shape: Shape, reference: string): Shape {
  return { ...shape, name: shape.name || reference.slice(reference.lastIndexOf("/") + 1) };
}

/** A value must fit both schemas; the outer one's texts take precedence. */
function joined(outer: Shape, inner: Shape): Shape {
  const properties = new Map(inner.properties);
  for (const [name, own] of outer.properties) {
    const other = properties.get(name);
    properties.set(name, other ? { value: { allOf: [other.value, own.value] }, pointer: own.pointer } : own);
  }
  return {
    pointer: outer.type === "any" ? inner.pointer : outer.pointer,
    name: outer.name || inner.name,
    type: outer.type === "any" ? inner.type : outer.type,
    values: outer.values ?? inner.values,
    keywords: { ...inner.keywords, ...outer.keywords },
    properties,
    required: new Set([...inner.required, ...outer.required]),
    isClosed: outer.isClosed || inner.isClosed,
    items: outer.items ?? inner.items,
  };
}

/** `type: [string, "null"]` are two kinds of value. */
function split(shape: Shape, types: unknown): Shape[] {
  if (!Array.isArray(types)) return [shape];
  return types.map(text).map((type) => {
    if (type === "null") return { ...empty, pointer: shape.pointer, type };
    const values = shape.values?.filter((value) => isOfType(value, type)) ?? null;
    return { ...shape, type, values };
  });
}

function isOfType(value: unknown, type: string): boolean {
  return typeOf(value) === type || (type === "number" && typeof value === "number");
}
