import { escapePointer } from "../../lib/json-pointer";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isEqual, isObject, withValueAt } from "../lib/json";
import { typeOf } from "./generate";
import { shapeOf } from "./shape";
import { characters } from "./strings";
import type { Validator } from "./validator";

/** Valid values smaller than a valid value, the smallest first. */
export function smaller(documents: Documents, validator: Validator, root: Place, value: unknown): unknown[] {
  const cuts = shortened(documents, root, value, "", 0);
  const fits = (one: unknown): boolean => validator.isValid(root, one);
  const apply = (from: unknown, some: readonly Cut[]): unknown =>
    some.reduce((now, cut) => {
      const next = withValueAt(now, cut.pointer, cut.value);
      return fits(next) ? next : now;
    }, from);
  const all = apply(value, cuts);
  const texts = apply(
    value,
    cuts.filter((cut) => cut.value !== undefined),
  );
  const absences = cuts.filter((cut) => cut.value === undefined);
  const found: unknown[] = [];
  for (const one of [all, apply(value, absences), ...absences.map((cut) => apply(value, [cut])), texts])
    if (!isEqual(one, value) && !found.some((known) => isEqual(known, one))) found.push(one);
  return found;
}

/** One replacement of a value by a smaller one; undefined removes it. */
interface Cut {
  pointer: string;
  value: unknown;
}

function shortened(
  documents: Documents,
  place: Place,
  value: unknown,
  pointer: string,
  depth: number,
): Cut[] {
  const shape = shapeOf(documents, place);
  const cuts: Cut[] = [];
  if (depth > 4) return cuts;
  if (isObject(value))
    for (const [name, member] of shape.properties) {
      if (!Object.hasOwn(value, name)) continue;
      const at = `${pointer}/${escapePointer(name)}`;
      if (shape.required.has(name)) cuts.push(...shortened(documents, member, value[name], at, depth + 1));
      else cuts.push({ pointer: at, value: undefined });
    }
  else if (Array.isArray(value) && value.length > (shape.minItems ?? 0))
    cuts.push({ pointer, value: value.slice(0, shape.minItems ?? 0) });
  else if (typeof value === "string" && typeOf(shape) === "string" && !shape.values && !shape.hasConstant) {
    const isFree = shape.patterns.length === 0 && shape.format === undefined;
    const least = Math.max(1, shape.minLength ?? 0);
    if (isFree && characters(value) > least)
      cuts.push({ pointer, value: [...value].slice(0, least).join("").replace(/\s/g, "a") });
  }
  return cuts;
}
