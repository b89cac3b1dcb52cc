import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { join } from "./join";
import { emptyShape, type Shape } from "./shape-type";

/** Keyed by schema object, or by place where several schemas apply. */
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

/** The shape with one of its branches chosen. */
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

/** Keyed by shape, which is kept for each schema. */
const memberCache = new WeakMap<Shape, ReadonlyMap<string, Place>>();

/** All members an object of this schema may have, over all branches. */
export function membersOf(documents: Documents, place: Place): ReadonlyMap<string, Place> {
  const shape = shapeOf(documents, place);
  const known = memberCache.get(shape);
  if (known) return known;
  const found = new Map<string, Place>();
  addMembers(documents, shape, found, 0);
  memberCache.set(shape, found);
  return found;
}

function addMembers(documents: Documents, shape: Shape, found: Map<string, Place>, depth: number): void {
  for (const [name, member] of shape.properties) if (!found.has(name)) found.set(name, member);
  if (depth < 6)
    for (const variant of shape.variants)
      addMembers(documents, shapeOf(documents, variant), found, depth + 1);
}
