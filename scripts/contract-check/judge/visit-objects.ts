import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import type { Contract } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import type { Members } from "./number-formulas";

const deepest = 8;
/** So many items of a list are looked at. */
const mostItems = 8;

/** Visits each object of a value with the place of its schema. */
export function visitObjects(
  contract: Contract,
  schema: Place,
  value: unknown,
  pointer: string,
  visit: (key: string, value: Members, pointer: string, place: Place) => void,
  depth = 0,
): void {
  if (depth > deepest) return;
  const { documents } = contract;
  if (Array.isArray(value)) {
    const { items } = shapeOf(documents, schema);
    if (items)
      for (const [index, item] of value.slice(0, mostItems).entries())
        visitObjects(contract, items, item, `${pointer}/${index}`, visit, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const place = documents.resolve(schema);
  visit(`${place.source.path} ${place.pointer}`, value, pointer, place);
  for (const [name, member] of nestedOf(contract, schema))
    if (typeof value[name] === "object")
      visitObjects(contract, member, value[name], `${pointer}/${name}`, visit, depth + 1);
}

const nested = new WeakMap<object, readonly (readonly [name: string, place: Place])[]>();

/** The members of a schema that may hold objects or lists. */
function nestedOf({ documents }: Contract, schema: Place): readonly (readonly [string, Place])[] {
  const key = schema.also || !isObject(schema.value) ? undefined : schema.value;
  const known = key && nested.get(key);
  if (known) return known;
  const found = [...membersOf(documents, schema)].filter(([, member]) => {
    const { types, variants, properties, items } = shapeOf(documents, member);
    return (
      types.size === 0 ||
      types.has("object") ||
      types.has("array") ||
      variants.length + properties.size > 0 ||
      items
    );
  });
  if (key) nested.set(key, found);
  return found;
}
