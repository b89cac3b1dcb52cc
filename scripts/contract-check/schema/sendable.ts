import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { membersOf, shapeOf } from "./shape";

/** An example without its read-only members, as examples of whole resources often include them. */
export function sendable(documents: Documents, place: Place, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = shapeOf(documents, place);
    return items ? value.map((item) => sendable(documents, items, item)) : value;
  }
  if (!isObject(value)) return value;
  const members = membersOf(documents, place);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const member = members.get(name);
      if (!member) return [[name, item]];
      return shapeOf(documents, member).isReadOnly ? [] : [[name, sendable(documents, member, item)]];
    }),
  );
}
