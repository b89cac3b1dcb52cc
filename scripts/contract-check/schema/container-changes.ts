import { escapePointer } from "../../lib/json-pointer";
import type { Random } from "../../lib/random";
import type { Documents } from "../document/documents";
import { isEqual, valueAt, withValueAt } from "../lib/json";
import type { Change, Make } from "./change";
import { arrayOf, generate, memberName } from "./generate";
import { shapeOf } from "./shape";
import type { Shape } from "./shape-type";

export function arrayChanges(
  documents: Documents,
  shape: Shape,
  value: unknown,
  random: Random,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  const now = Array.isArray(value) ? value : [];
  const filled = (length: number): unknown[] => {
    const items = now.slice(0, length);
    for (const item of arrayOf(documents, shape, { random }, length + now.length)) {
      if (items.length >= length) break;
      if (!shape.isUnique || !items.some((one) => isEqual(one, item))) items.push(item);
    }
    return items;
  };
  const { minItems = 0, maxItems } = shape;
  changes.push(good("minItems", filled(minItems), `${minItems} items`));
  if (minItems > 0) changes.push(bad("minItems", filled(minItems - 1), `${minItems - 1} items`));
  if (maxItems !== undefined && maxItems <= 1000) {
    changes.push(good("maxItems", filled(maxItems), `${maxItems} items`));
    const over = filled(maxItems + 1);
    const last = over.at(-1);
    if (over.length <= maxItems && last !== undefined) over.push(last);
    changes.push(bad("maxItems", over, `${maxItems + 1} items`));
  }
  if (shape.isUnique) {
    const [first] = now.length > 0 ? now : filled(1);
    if (first !== undefined) changes.push(bad("uniqueItems", [first, first], "the same item twice"));
  }
  return changes;
}

export function objectChanges(
  documents: Documents,
  shape: Shape,
  value: Record<string, unknown>,
  random: Random,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  if (shape.isClosed)
    changes.push(bad("additionalProperties", { ...value, unknownProperty: "x" }, "an unknown property"));
  if (shape.minProperties !== undefined && shape.minProperties > 0)
    changes.push(
      bad(
        "minProperties",
        Object.fromEntries(Object.entries(value).slice(0, shape.minProperties - 1)),
        `${shape.minProperties - 1} properties`,
      ),
    );
  changes.push(...memberChanges(documents, shape, value, random, good, bad));
  for (const [name, needs] of Object.entries(shape.dependentRequired)) {
    const [need] = needs;
    if (Object.hasOwn(value, name) && need !== undefined)
      changes.push(bad("dependentRequired", valueWithout(value, need), `${name} without ${need}`));
  }
  return changes;
}

/** Numbers of members and their names. */
function memberChanges(
  documents: Documents,
  shape: Shape,
  value: Record<string, unknown>,
  random: Random,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  const { maxProperties, additional, names } = shape;
  const filled = (count: number): Record<string, unknown> => {
    const result = { ...value };
    for (const [name, member] of shape.properties)
      if (Object.keys(result).length < count && !shapeOf(documents, member).isReadOnly)
        result[name] ??= generate(documents, member, { random });
    for (let index = 0; Object.keys(result).length < count && index < count * 4; index += 1)
      if (additional)
        result[memberName(documents, shape, random, index)] = generate(documents, additional, { random });
    return result;
  };
  if (maxProperties !== undefined && maxProperties <= 200) {
    changes.push(good("maxProperties", filled(maxProperties), `${maxProperties} properties`));
    changes.push(bad("maxProperties", filled(maxProperties + 1), `${maxProperties + 1} properties`));
  }
  if (names && additional) {
    const [member] = Object.values(value);
    const inner = member === undefined ? generate(documents, additional, { random }) : member;
    const rest = Object.fromEntries(Object.entries(value).slice(1));
    for (const name of ["!", "No such name 1", "0"])
      changes.push(bad("propertyNames", { ...rest, [name]: inner }, `a property named "${name}"`));
  }
  return changes;
}

function valueWithout(value: Record<string, unknown>, name: string): unknown {
  return valueAt(withValueAt({ at: value }, `/at/${escapePointer(name)}`, undefined), "/at");
}
