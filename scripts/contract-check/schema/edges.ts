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
  walk(documents, root, base, "", 0, (pointer, schema, changes) => {
    for (const change of changes) {
      const value = withValueAt(base, pointer, change.value === absent ? undefined : change.value);
      if (validator.isValid(root, value) !== change.isValid) continue;
      edges.push({ ...change, pointer, value, schema });
    }
  });
  return edges;

  function walk(
    docs: Documents,
    place: Place,
    value: unknown,
    pointer: string,
    depth: number,
    found: (pointer: string, schema: Place, changes: Change[]) => void,
  ): void {
    if (depth > 6) return;
    const general = shapeOf(docs, place);
    const shape = general.variants.length > 0 ? fittingVariant(docs, place, value) : general;
    found(pointer, place, changesOf(docs, shape, general, value, random, options.isText === true, place));
    if (isObject(value)) {
      for (const [name, member] of shape.properties) {
        const at = `${pointer}/${escapePointer(name)}`;
        if (Object.hasOwn(value, name)) {
          const isNeeded = shape.required.has(name);
          const what = `${name} left out`;
          found(at, member, [
            { keyword: isNeeded ? "required" : "optional", isValid: !isNeeded, value: absent, what },
          ]);
          walk(docs, member, value[name], at, depth + 1, found);
        } else {
          const added = generate(docs, member, { random });
          const inner = shapeOf(docs, member);
          if (inner.isReadOnly || inner.isNever) continue;
          found(at, member, [{ keyword: "optional", isValid: true, value: added, what: `with ${name}` }]);
          if (!isObject(added)) found(at, member, edgesOfMember(docs, member, added));
        }
      }
    }
    if (Array.isArray(value) && value.length > 0) {
      const item = shape.prefixItems[0] ?? shape.items;
      if (item) walk(docs, item, value[0], `${pointer}/0`, depth + 1, found);
    }
  }

  function edgesOfMember(docs: Documents, member: Place, value: unknown): Change[] {
    const general = shapeOf(docs, member);
    const shape = general.variants.length > 0 ? fittingVariant(docs, member, value) : general;
    return changesOf(docs, shape, general, value, random, options.isText === true, member);
  }

  function fittingVariant(docs: Documents, place: Place, value: unknown): Shape {
    const shape = shapeOf(docs, place);
    const index = shape.variants.findIndex((variant) => validator.isValid(variant, value));
    return variantShape(docs, place, Math.max(0, index));
  }
}
