import { escapePointer } from "../../lib/json-pointer";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { typeOf } from "./generate";
import { shapeOf, variantShape } from "./shape";
import type { Shape } from "./shape-type";

/** A constraint of a schema at one place, whether or not a value for either side can be generated. */
export interface Constraint {
  pointer: string;
  keyword: string;
  hasGood: boolean;
  hasBad: boolean;
  /** Why a side may have no value, where that is known in advance. */
  why: string | undefined;
}

const deepest = 6;

/** Every constraint of a schema with its sides, by the pointers and keywords that edges use. */
export function constraintsOf(documents: Documents, root: Place, isText: boolean): Constraint[] {
  const found: Constraint[] = [];
  visit(root, "", 0, false);
  return found;

  function visit(place: Place, pointer: string, depth: number, isInChoice: boolean): void {
    if (depth > deepest) return;
    const general = shapeOf(documents, place);
    const add = (keyword: string, hasGood: boolean, hasBad: boolean): void => {
      found.push({ pointer, keyword, hasGood, hasBad, why: reasonFor(keyword, general, isInChoice) });
    };
    // Everything in an address is text, and there is no null.
    if (general.isNullable && !isText) add("null", true, false);
    if (general.variants.length > 1) add("oneOf", true, false);
    const shapes =
      general.variants.length > 0
        ? general.variants.map((_, index) => variantShape(documents, place, index))
        : [general];
    const isChoice = isInChoice || shapes.length > 1;
    for (const shape of shapes) {
      for (const [keyword, hasGood, hasBad] of own(shape, isText)) add(keyword, hasGood, hasBad);
      for (const [name, member] of shape.properties) {
        const inner = shapeOf(documents, member);
        if (inner.isReadOnly || inner.isNever) continue;
        const at = `${pointer}/${escapePointer(name)}`;
        const isNeeded = shape.required.has(name);
        found.push({
          pointer: at,
          keyword: isNeeded ? "required" : "optional",
          hasGood: !isNeeded,
          hasBad: isNeeded,
          why: reasonFor("required", general, isChoice),
        });
        visit(member, at, depth + 1, isChoice);
      }
      const item = shape.prefixItems[0] ?? shape.items;
      if (item && shape.maxItems !== 0) visit(item, `${pointer}/0`, depth + 1, isChoice);
    }
  }
}

function reasonFor(keyword: string, shape: Shape, isInChoice: boolean): string | undefined {
  if (isInChoice) return "stands in a branch of a choice that the valid request does not take";
  if (keyword === "format" && /integer|number/.test(typeOf(shape)))
    return "the width of a number is judged in answers; its limits are minimum and maximum";
  if (/Length$/.test(keyword) && shape.format === "email")
    return "long addresses are refused for other reasons";
  return undefined;
}

function own(shape: Shape, isText: boolean): [keyword: string, hasGood: boolean, hasBad: boolean][] {
  const found: [string, boolean, boolean][] = [];
  const type = typeOf(shape);
  const add = (keyword: string, value: unknown, hasGood: boolean): void => {
    if (value !== undefined && value !== false) found.push([keyword, hasGood, true]);
  };
  if (shape.types.size > 0 && !(isText && type === "string")) add("type", true, false);
  add("enum", shape.values, true);
  add("const", shape.hasConstant, false);
  if (shape.values || shape.hasConstant) return found;
  add("format", shape.format, false);
  if (shape.patterns.length > 0) add("pattern", true, true);
  if ((shape.minLength ?? 0) > 0) add("minLength", true, true);
  add("maxLength", shape.maxLength, true);
  for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const)
    add(keyword, shape[keyword], true);
  add("multipleOf", shape.multipleOf, false);
  if ((shape.minItems ?? 0) > 0) add("minItems", true, true);
  add("maxItems", shape.maxItems, true);
  add("uniqueItems", shape.isUnique, false);
  if (shape.isClosed) add("additionalProperties", true, false);
  if ((shape.minProperties ?? 0) > 0) add("minProperties", true, false);
  add("maxProperties", shape.maxProperties, false);
  if (Object.keys(shape.dependentRequired).length > 0) add("dependentRequired", true, false);
  return found;
}
