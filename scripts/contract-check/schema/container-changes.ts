import { escapePointer, isEqual, valueAt, withValueAt } from "../json";
import type { Documents } from "../load/documents";
import type { Random } from "../random";
import type { Change, Make } from "./change";
import { arrayOf } from "./generate";
import type { Shape } from "./shape";

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

export function objectChanges(shape: Shape, value: Record<string, unknown>, bad: Make): Change[] {
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
  for (const [name, needs] of Object.entries(shape.dependentRequired)) {
    const [need] = needs;
    if (Object.hasOwn(value, name) && need !== undefined)
      changes.push(bad("dependentRequired", valueWithout(value, need), `${name} without ${need}`));
  }
  return changes;
}

function valueWithout(value: Record<string, unknown>, name: string): unknown {
  return valueAt(withValueAt({ at: value }, `/at/${escapePointer(name)}`, undefined), "/at");
}
