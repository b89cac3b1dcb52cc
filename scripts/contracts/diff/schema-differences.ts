import { isRefusal, pairShapes } from "./pair-shapes";
import { isSchema, shapeDifferences } from "./shape-differences";
import { type Shape, shapesOf } from "./shapes";
import type { Located, Side } from "./side";
import {
  newProperty,
  presence,
  refusals,
  removedKind,
  removedProperty,
  type Verdicts,
  values,
} from "./verdicts";

/** A difference between two schemas, not yet weighed: that depends on who writes the value. */
export interface SchemaDifference {
  /** Path into the value, such as `data.list[].name`; "" for the value itself. */
  readonly where: string;
  readonly text: string;
  readonly verdicts: Verdicts;
  readonly place: string;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** Every difference between the values two schemas admit, references followed. */
export function schemaDifferences(before: Located, after: Located, sides: Sides): SchemaDifference[] {
  const found: SchemaDifference[] = [];
  /** Pairs of named schemas being compared: a tree of categories holds categories. */
  const open = new Set<string>();

  const compare = (one: Located, other: Located, where: string): void => {
    const { both, gone, added } = pairShapes(shapesOf(one, sides.before), shapesOf(other, sides.after));
    for (const shape of gone) {
      const verdicts = isRefusal(shape) ? refusals.gone : shape.type === "null" ? values.fewer : removedKind;
      found.push({
        where,
        text: `${nameOf(shape)} is gone`,
        verdicts,
        place: sides.before.placeOf(shape.pointer),
      });
    }
    for (const shape of added) {
      const verdicts = isRefusal(shape) ? refusals.added : values.more;
      found.push({
        where,
        text: `${nameOf(shape)} is new`,
        verdicts,
        place: sides.after.placeOf(shape.pointer),
      });
    }
    for (const [old, current] of both) {
      const names = `${old.name} ${current.name}`;
      if (old.name !== "" && open.has(names)) continue;
      open.add(names);
      compareShapes(old, current, where);
      open.delete(names);
    }
  };

  const compareShapes = (old: Shape, current: Shape, where: string): void => {
    const place = sides.after.placeOf(current.pointer);
    for (const { text, verdicts } of shapeDifferences(old, current))
      found.push({ where, text, verdicts, place });
    found.push(...propertyDifferences(old, current, where, sides));
    for (const [name, property] of old.properties) {
      const next = current.properties.get(name);
      if (next) compare(property, next, step(where, name));
    }
    const [others, newOthers] = [othersOf(old), othersOf(current)];
    if (others && newOthers) compare(others, newOthers, step(where, "*"));
    if (old.items && current.items) compare(old.items, current.items, `${where}[]`);
    else if (current.items)
      found.push({ where: `${where}[]`, text: "is described now", verdicts: values.fewer, place });
    else if (old.items)
      found.push({ where: `${where}[]`, text: "is no longer described", verdicts: values.more, place });
  };

  compare(before, after, "");
  return found;
}

/** The schema of properties that are not named; null where there is none. */
function othersOf({ keywords, pointer }: Shape): Located | null {
  const { additionalProperties: value } = keywords;
  return isSchema(value) ? { value, pointer: `${pointer}/additionalProperties` } : null;
}

/** Properties that are new, gone, or required on one side alone. */
function propertyDifferences(old: Shape, current: Shape, where: string, sides: Sides): SchemaDifference[] {
  const names = new Set([
    ...old.properties.keys(),
    ...current.properties.keys(),
    ...old.required,
    ...current.required,
  ]);
  return [...names].flatMap((name) => {
    const [one, other] = [old.properties.get(name), current.properties.get(name)];
    const [wasRequired, isRequired] = [old.required.has(name), current.required.has(name)];
    const at = { where: step(where, name), place: sides.after.placeOf(other?.pointer ?? current.pointer) };
    if (one && !other) {
      const verdicts = removedProperty({ wasRequired, isClosed: current.isClosed });
      return [{ where: at.where, text: "is gone", verdicts, place: sides.before.placeOf(one.pointer) }];
    }
    if (other && !one) {
      const text = isRequired ? "is new and required" : "is new and optional";
      return [{ ...at, text, verdicts: newProperty({ isRequired, wasClosed: old.isClosed }) }];
    }
    if (!wasRequired && isRequired) return [{ ...at, text: "became required", verdicts: presence.required }];
    if (wasRequired && !isRequired)
      return [{ ...at, text: "is no longer required", verdicts: presence.optional }];
    return [];
  });
}

function step(where: string, name: string): string {
  return where === "" ? name : `${where}.${name}`;
}

function nameOf({ name, type, properties }: Shape): string {
  return name || (properties.size > 0 ? `object with ${[...properties.keys()].join(", ")}` : type);
}
