import { escapePointer } from "../../lib/json-pointer";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject, valueAt, withValueAt } from "../lib/json";
import type { Random } from "../lib/random";
import type { Change } from "./change";
import { changesOf } from "./changes";
import { generate, memberName } from "./generate";
import { pruned } from "./prune";
import { shapeOf, variantShape } from "./shape";
import type { Shape } from "./shape-type";
import type { Validator } from "./validator";

/** A boundary value: one that just keeps or just breaks one constraint. */
export interface Edge {
  keyword: string;
  /** JSON pointer into the value. */
  pointer: string;
  isValid: boolean;
  /** The whole value with this one place changed. */
  value: unknown;
  /** What is special about it, for reports. */
  what: string;
  schema: Place;
}

/** Absent, as a value. */
const absent = Symbol("absent");

/**
 * Both sides of every constraint of a schema, each as the valid `base` with one place changed. Every value is
 * validated again; one that is not on the intended side is left out.
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
  const { isText = false } = options;
  walk(documents, root, base, "", base, 0);
  return edges;

  /** `whole` is the value in which `at` is varied; it has members that `base` lacks. */
  function found(whole: unknown, pointer: string, schema: Place, changes: readonly Change[]): void {
    for (const change of changes) {
      const value = withValueAt(whole, pointer, change.value === absent ? undefined : change.value);
      if (validator.isValid(root, value) !== change.isValid) continue;
      edges.push({ ...change, pointer, value, schema });
    }
  }

  function walk(
    docs: Documents,
    place: Place,
    value: unknown,
    pointer: string,
    whole: unknown,
    depth: number,
    isOther = false,
  ): void {
    if (depth > 6) return;
    const general = shapeOf(docs, place);
    const chosen = general.variants.findIndex((variant) => validator.isValid(variant, value));
    const shape = general.variants.length > 0 ? variantShape(docs, place, Math.max(0, chosen)) : general;
    if (!isOther) found(whole, pointer, place, changesOf(docs, shape, general, value, random, isText, place));
    if (isObject(value)) {
      walkMembers(docs, shape, value, pointer, whole, depth);
      walkAdditional(docs, shape, value, pointer, whole, depth);
    }
    if (Array.isArray(value)) {
      const item = shape.prefixItems[0] ?? shape.items;
      const items: unknown[] = value.length > 0 ? value : item ? [generate(docs, item, { random })] : [];
      const filled = value.length > 0 ? whole : withValueAt(whole, pointer, items);
      if (item && items.length > 0 && validator.isValid(root, filled))
        walk(docs, item, items[0], `${pointer}/0`, filled, depth + 1);
    }
    // Constraints of another branch are varied in a value of that branch.
    if (isOther || isText || depth > 3) return;
    for (const index of general.variants.keys()) {
      if (index === Math.max(0, chosen)) continue;
      const other = generate(docs, place, { random, variant: index });
      if (isObject(other)) walkWith(docs, place, other, pointer, whole, depth, true);
    }
  }

  function walkMembers(
    docs: Documents,
    shape: Shape,
    value: Record<string, unknown>,
    pointer: string,
    whole: unknown,
    depth: number,
  ): void {
    for (const [name, member] of shape.properties) {
      const at = `${pointer}/${escapePointer(name)}`;
      if (Object.hasOwn(value, name)) {
        const isNeeded = shape.required.has(name);
        const what = `${name} left out`;
        found(whole, at, member, [
          { keyword: isNeeded ? "required" : "optional", isValid: !isNeeded, value: absent, what },
        ]);
        walk(docs, member, value[name], at, whole, depth + 1);
      } else {
        const inner = shapeOf(docs, member);
        if (inner.isReadOnly || inner.isNever) continue;
        const created = generate(docs, member, { random });
        const cleaned = pruned(validator, root, withValueAt(whole, at, created), at);
        const added = cleaned === undefined ? created : valueAt(cleaned, at);
        found(whole, at, member, [
          { keyword: "optional", isValid: true, value: added, what: `with ${name}` },
        ]);
        walkWith(docs, member, added, at, whole, depth);
      }
    }
  }

  /** One generated member stands for all unnamed ones. */
  function walkAdditional(
    docs: Documents,
    shape: Shape,
    value: Record<string, unknown>,
    pointer: string,
    whole: unknown,
    depth: number,
  ): void {
    if (!shape.additional) return;
    const known = Object.keys(value).find((name) => !shape.properties.has(name));
    const name = known ?? memberName(docs, shape, random, 0);
    const at = `${pointer}/${escapePointer(name)}`;
    const member = known === undefined ? generate(docs, shape.additional, { random }) : value[known];
    walkWith(docs, shape.additional, member, at, whole, depth);
  }

  /** Adds optional members and items before they are varied. */
  function walkWith(
    docs: Documents,
    place: Place,
    value: unknown,
    pointer: string,
    whole: unknown,
    depth: number,
    isOther = false,
  ): void {
    const changed = withValueAt(whole, pointer, value);
    if (validator.isValid(root, changed)) walk(docs, place, value, pointer, changed, depth + 1, isOther);
  }
}
