import { escapePointer, isObject, withValueAt } from "../json";
import type { Documents, Place } from "../load/documents";
import type { Random } from "../random";
import type { Change } from "./change";
import { changesOf } from "./changes";
import { generate } from "./generate";
import { type Shape, shapeOf, variantShape } from "./shape";
import type { Validator } from "./validator";

/** One side of one constraint: a value that just keeps it, or just breaks it. */
export interface Edge {
  keyword: string;
  /** Where in the value. */
  pointer: string;
  isValid: boolean;
  /** The whole value with this one place changed. */
  value: unknown;
  /** For people: what is special about it. */
  what: string;
  schema: Place;
}

/** Absent, as a value. */
const absent = Symbol("absent");

/**
 * Both sides of every constraint of a schema, each as the valid `base` with one place changed. Every value is checked
 * again: what should be valid and is not, or the other way round, is left out.
 */
export function edgesOf(
  documents: Documents,
  validator: Validator,
  root: Place,
  base: unknown,
  random: Random,
  options: { isText?: boolean } = {},
): Edge[] {
  const edges: Edge[] = [];
  walk(documents, root, base, base, "", 0);
  return edges;

  function found(whole: unknown, pointer: string, schema: Place, changes: readonly Change[]): void {
    for (const change of changes) {
      const value = withValueAt(whole, pointer, change.value === absent ? undefined : change.value);
      if (validator.isValid(root, value) !== change.isValid) continue;
      edges.push({ ...change, pointer, value, schema });
    }
  }

  /** `whole` is the base, with the members that had to be added to come here. */
  function walk(
    docs: Documents,
    place: Place,
    whole: unknown,
    value: unknown,
    pointer: string,
    depth: number,
  ): void {
    if (depth > 6) return;
    const general = shapeOf(docs, place);
    const shape = general.variants.length > 0 ? fittingVariant(docs, place, value) : general;
    const isText = options.isText === true;
    found(whole, pointer, place, changesOf(docs, shape, general, value, random, isText, place));
    if (isObject(value)) {
      for (const [name, member] of shape.properties) {
        const at = `${pointer}/${escapePointer(name)}`;
        if (Object.hasOwn(value, name)) {
          const isNeeded = shape.required.has(name);
          const what = `${name} left out`;
          found(whole, at, member, [
            { keyword: isNeeded ? "required" : "optional", isValid: !isNeeded, value: absent, what },
          ]);
          walk(docs, member, whole, value[name], at, depth + 1);
        } else {
          const inner = shapeOf(docs, member);
          if (inner.isReadOnly || inner.isNever) continue;
          const added = generate(docs, member, { random });
          found(whole, at, member, [
            { keyword: "optional", isValid: true, value: added, what: `with ${name}` },
          ]);
          walk(docs, member, withValueAt(whole, at, added), added, at, depth + 1);
        }
      }
    }
    if (Array.isArray(value)) {
      const item = shape.prefixItems[0] ?? shape.items;
      if (!item) return;
      if (value.length > 0) walk(docs, item, whole, value[0], `${pointer}/0`, depth + 1);
      else if (shape.maxItems !== 0) {
        const added = generate(docs, item, { random });
        walk(docs, item, withValueAt(whole, pointer, [added]), added, `${pointer}/0`, depth + 1);
      }
    }
  }

  function fittingVariant(docs: Documents, place: Place, value: unknown): Shape {
    const shape = shapeOf(docs, place);
    const index = shape.variants.findIndex((variant) => validator.isValid(variant, value));
    return variantShape(docs, place, Math.max(0, index));
  }
}
