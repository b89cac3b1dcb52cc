import { record, text } from "../operations";
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
  /** References whose schemas, with all they lead to, are the same in both. */
  readonly unchanged: ReadonlySet<string>;
}

/** Every difference between the values two schemas admit, references followed. */
export function schemaDifferences(before: Located, after: Located, sides: Sides): SchemaDifference[] {
  const found: SchemaDifference[] = [];
  /** Pairs of named schemas being compared: a tree of categories holds categories. */
  const open = new Set<string>();

  const compare = (one: Located, other: Located, where: string): void => {
    if (isUnchanged(one, other, sides)) return;
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
    const placed = () => sides.after.placeOf(current.pointer);
    for (const { text, verdicts } of shapeDifferences(old, current))
      found.push({ where, text, verdicts, place: placed() });
    found.push(...propertyDifferences(old, current, where, sides));
    for (const [name, property] of old.properties) {
      const next = current.properties.get(name);
      if (next) compare(property, next, step(where, name));
    }
    const [others, newOthers] = [othersOf(old), othersOf(current)];
    if (others && newOthers) compare(others, newOthers, step(where, "*"));
    if (old.items && current.items) compare(old.items, current.items, `${where}[]`);
    else if (current.items)
      found.push({
        where: `${where}[]`,
        text: "is described now",
        verdicts: values.fewer,
        place: placed(),
      });
    else if (old.items)
      found.push({
        where: `${where}[]`,
        text: "is no longer described",
        verdicts: values.more,
        place: placed(),
      });
  };

  compare(before, after, "");
  return found;
}

/** Whether both are nothing but the same reference, to what is the same: most parts of two versions are. */
function isUnchanged(one: Located, other: Located, { unchanged }: Sides): boolean {
  const [before, after] = [record(one.value), record(other.value)];
  const reference = text(before["$ref"]);
  return (
    unchanged.has(reference) &&
    reference === after["$ref"] &&
    Object.keys(before).length === 1 &&
    Object.keys(after).length === 1
  );
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
    if (one && !other) {
      const verdicts = removedProperty({ wasRequired, isClosed: current.isClosed });
      const place = sides.before.placeOf(one.pointer);
      return [{ where: step(where, name), text: "is gone", verdicts, place }];
    }
    const now = (text: string, verdicts: Verdicts) => [
      {
        where: step(where, name),
        text,
        verdicts,
        place: sides.after.placeOf(other?.pointer ?? current.pointer),
      },
    ];
    if (other && !one) {
      const text = isRequired ? "is new and required" : "is new and optional";
      return now(text, newProperty({ isRequired, wasClosed: old.isClosed }));
    }
    if (!wasRequired && isRequired) return now("became required", presence.required);
    if (wasRequired && !isRequired) return now("is no longer required", presence.optional);
    return [];
  });
}

function step(where: string, name: string): string {
  return where === "" ? name : `${where}.${name}`;
}

function nameOf({ name, type, properties }: Shape): string {
  return name || (properties.size > 0 ? `object with ${[...properties.keys()].join(", ")}` : type);
}
