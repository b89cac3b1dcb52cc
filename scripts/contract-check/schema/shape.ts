import { isObject } from "../json";
import type { Documents, Place } from "../load/documents";
import { join } from "./join";

/** What a schema asks of a value, with references and `allOf` joined, as far as one can tell without choosing. */
export interface Shape {
  /** Types allowed; empty means any. */
  types: Set<string>;
  isNullable: boolean;
  /** Allowed values of `enum`. */
  values: unknown[] | undefined;
  constant: unknown;
  hasConstant: boolean;
  format: string | undefined;
  patterns: string[];
  minLength: number | undefined;
  maxLength: number | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  exclusiveMinimum: number | undefined;
  exclusiveMaximum: number | undefined;
  multipleOf: number | undefined;
  minItems: number | undefined;
  maxItems: number | undefined;
  isUnique: boolean;
  minProperties: number | undefined;
  maxProperties: number | undefined;
  required: Set<string>;
  properties: Map<string, Place>;
  isClosed: boolean;
  /** Schema of members that are not listed. */
  additional: Place | undefined;
  /** Schema of the names of members. */
  names: Place | undefined;
  items: Place | undefined;
  prefixItems: Place[];
  /** Choices of `oneOf` or `anyOf` that are left after null is taken away, when more than one. */
  variants: Place[];
  dependentRequired: Record<string, string[]>;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  fallback: unknown;
  examples: unknown[];
  isNever: boolean;
}

/** By what is written; what is written in several places by the place that names them all. */
const cache = new WeakMap<object, Shape>();

export function shapeOf(documents: Documents, place: Place): Shape {
  const key = place.also ? place : isObject(place.value) ? place.value : undefined;
  const known = key && cache.get(key);
  if (known) return known;
  const shape = emptyShape();
  join(documents, place, shape, 0);
  if (shape.types.has("null")) {
    shape.isNullable = true;
    shape.types.delete("null");
  }
  if (shape.values?.includes(null)) {
    shape.isNullable = true;
    shape.values = shape.values.filter((value) => value !== null);
  }
  if (key) cache.set(key, shape);
  return shape;
}

/** The shape with one of its variants chosen. */
export function variantShape(documents: Documents, place: Place, index: number): Shape {
  const base = shapeOf(documents, place);
  const variant = base.variants[index % Math.max(1, base.variants.length)];
  if (!variant) return base;
  const shape: Shape = {
    ...base,
    types: new Set(base.types),
    required: new Set(base.required),
    properties: new Map(base.properties),
    patterns: [...base.patterns],
    variants: [],
  };
  join(documents, variant, shape, 1);
  return shape;
}

/** All members an object of this schema may have, over all variants. */
export function membersOf(documents: Documents, place: Place, depth = 0): Map<string, Place> {
  const shape = shapeOf(documents, place);
  const found = new Map(shape.properties);
  if (depth < 6)
    for (const variant of shape.variants)
      for (const [name, member] of membersOf(documents, variant, depth + 1))
        if (!found.has(name)) found.set(name, member);
  return found;
}

function emptyShape(): Shape {
  return {
    types: new Set(),
    isNullable: false,
    values: undefined,
    constant: undefined,
    hasConstant: false,
    format: undefined,
    patterns: [],
    minLength: undefined,
    maxLength: undefined,
    minimum: undefined,
    maximum: undefined,
    exclusiveMinimum: undefined,
    exclusiveMaximum: undefined,
    multipleOf: undefined,
    minItems: undefined,
    maxItems: undefined,
    isUnique: false,
    minProperties: undefined,
    maxProperties: undefined,
    required: new Set(),
    properties: new Map(),
    isClosed: false,
    additional: undefined,
    names: undefined,
    items: undefined,
    prefixItems: [],
    variants: [],
    dependentRequired: {},
    isReadOnly: false,
    isWriteOnly: false,
    fallback: undefined,
    examples: [],
    isNever: false,
  };
}
