import type { Documents } from "../../document/documents";
import type { Place } from "../../document/place";
import { isObject } from "../../lib/json";
import { membersOf, shapeOf } from "../../schema/shape";

/** A written value without the members that are never returned, at any depth; undefined where it is one itself. */
export function withoutWriteOnly(documents: Documents, place: Place | undefined, value: unknown): unknown {
  if (!place) return value;
  const shape = shapeOf(documents, place);
  if (shape.isWriteOnly) return undefined;
  const { items } = shape;
  if (Array.isArray(value))
    return items ? value.map((one) => withoutWriteOnly(documents, items, one)) : value;
  if (!isObject(value)) return value;
  const members = membersOf(documents, place);
  const visible = Object.entries(value).map(([name, inner]) => [
    name,
    withoutWriteOnly(documents, members.get(name), inner),
  ]);
  return Object.fromEntries(visible.filter(([, inner]) => inner !== undefined));
}
