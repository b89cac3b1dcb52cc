import { escapePointer } from "../../lib/json-pointer";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { membersOf, shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";

/** A `writeOnly` member that a value shows. */
export interface ShownMember {
  name: string;
  pointer: string;
  place: Place;
}

const deepest = 8;

const known = new WeakMap<object, boolean>();

/**
 * Responses show no `writeOnly` member, such as a password. Returns the first one that a value shows, at any depth.
 *
 * Standard: OpenAPI and JSON Schema `writeOnly`.
 * Reports: `body`. Severity: error.
 */
export function shownWriteOnly(
  documents: Documents,
  validator: Validator,
  schema: Place,
  value: unknown,
): ShownMember | undefined {
  if (!hasWriteOnly(documents, schema, 0)) return undefined;
  return search({ documents, validator }, schema, value, "", 0);
}

/** Whether a schema has such a member anywhere: most have none, and their answers need no search. */
function hasWriteOnly(documents: Documents, schema: Place, depth: number): boolean {
  const key = isObject(schema.value) ? schema.value : undefined;
  const stored = key && known.get(key);
  if (stored !== undefined) return stored;
  if (depth > deepest) return false;
  if (key) known.set(key, false);
  const shape = shapeOf(documents, schema);
  const inner = [...membersOf(documents, schema).values(), ...shape.prefixItems];
  for (const place of [shape.items, shape.additional]) if (place) inner.push(place);
  const found =
    shape.variants.some((variant) => hasWriteOnly(documents, variant, depth + 1)) ||
    inner.some((place) => shapeOf(documents, place).isWriteOnly || hasWriteOnly(documents, place, depth + 1));
  if (key) known.set(key, found);
  return found;
}

function search(
  context: { documents: Documents; validator: Validator },
  schema: Place,
  value: unknown,
  pointer: string,
  depth: number,
): ShownMember | undefined {
  const { documents, validator } = context;
  if (depth > deepest) return undefined;
  const shape = shapeOf(documents, schema);
  if (Array.isArray(value)) {
    const { items } = shape;
    for (const [index, item] of items ? value.entries() : []) {
      const found = items && search(context, items, item, `${pointer}/${index}`, depth + 1);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  // The members of other branches are no members of this value.
  const branch = shape.variants.find((variant) => validator.isValid(variant, value));
  const members = new Map([...shape.properties, ...(branch ? membersOf(documents, branch) : [])]);
  for (const [name, place] of members) {
    const member = value[name];
    if (member === undefined || member === null) continue;
    const at = `${pointer}/${escapePointer(name)}`;
    if (shapeOf(documents, place).isWriteOnly) return { name, pointer: at, place };
    const found = search(context, place, member, at, depth + 1);
    if (found) return found;
  }
  return undefined;
}
