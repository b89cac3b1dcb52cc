import type { Random } from "../../lib/random";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isEqual } from "../lib/json";
import { shapeOf, variantShape } from "./shape";
import type { Shape } from "./shape-type";
import { characters, formatted, textOf, toExpression, varied } from "./strings";

export interface GenerateOptions {
  random: Random;
  /** Leaves out all optional members. */
  isMinimal?: boolean;
  /** Which branch of a choice is taken. */
  variant?: number;
  /** Choices with a default take it: what is created in another state than usual is of little use to other operations. */
  isOrdinary?: boolean;
}

/** A value that should fit a schema. The caller validates it: not every keyword is covered. */
export function generate(documents: Documents, place: Place, options: GenerateOptions, depth = 0): unknown {
  const base = shapeOf(documents, place);
  const shape = base.variants.length > 0 ? variantShape(documents, place, options.variant ?? 0) : base;
  return generateShape(documents, shape, options, depth);
}

export function generateShape(
  documents: Documents,
  shape: Shape,
  options: GenerateOptions,
  depth = 0,
): unknown {
  if (shape.hasConstant) return shape.constant;
  if (shape.values) return options.random.pick(shape.values) ?? null;
  const example = shape.examples.find((value) => value !== null);
  const type = typeOf(shape);
  if (example !== undefined && type !== "object" && type !== "array") return example;
  switch (type) {
    case "object":
      return generateObject(documents, shape, options, depth);
    case "array":
      return generateArray(documents, shape, options, depth);
    case "string":
      return generateString(shape, options.random);
    case "integer":
    case "number":
      return generateNumber(shape, options.random, type === "integer");
    case "boolean":
      return options.random.next() < 0.5;
    default:
      return null;
  }
}

export function typeOf(shape: Shape): string {
  for (const type of ["object", "array", "string", "integer", "number", "boolean"])
    if (shape.types.has(type)) return type;
  if (shape.types.size === 0) {
    if (shape.properties.size > 0) return "object";
    if (shape.items) return "array";
    if (shape.patterns.length > 0 || shape.format !== undefined || shape.maxLength !== undefined)
      return "string";
    if (shape.minimum !== undefined || shape.maximum !== undefined) return "number";
    return shape.isNullable ? "null" : "string";
  }
  return "null";
}

function generateObject(
  documents: Documents,
  shape: Shape,
  options: GenerateOptions,
  depth: number,
): unknown {
  const value: Record<string, unknown> = {};
  for (const [name, member] of shape.properties) {
    const inner = shapeOf(documents, member);
    const isNeeded = shape.required.has(name);
    if (inner.isReadOnly && !isNeeded) continue;
    if (!isNeeded && (options.isMinimal || depth > 4)) continue;
    if (inner.isNever) continue;
    const usual = options.isOrdinary ? usualChoice(name, inner) : undefined;
    value[name] = usual ?? generate(documents, member, { ...options, variant: 0 }, depth + 1);
  }
  // A map without an entry would leave its entries' schema untested.
  const isMap =
    shape.properties.size === 0 && shape.additional !== undefined && !options.isMinimal && depth < 4;
  const least = Math.min(Math.max(shape.minProperties ?? 0, isMap ? 1 : 0), shape.maxProperties ?? 1000);
  for (let index = 0; Object.keys(value).length < least && index < 20; index += 1) {
    const unused = [...shape.properties].find(([name]) => !Object.hasOwn(value, name));
    if (unused) value[unused[0]] = generate(documents, unused[1], options, depth + 1);
    else
      value[memberName(documents, shape, options.random, index)] = shape.additional
        ? generate(documents, shape.additional, options, depth + 1)
        : "value";
  }
  return value;
}

/** The default of a choice, and of states the first one: they stand in the order in which they are reached. */
function usualChoice(name: string, { values, fallback, types }: Shape): unknown {
  if (values === undefined && !types.has("boolean")) return undefined;
  return fallback ?? (/^(status|state)$/i.test(name) ? values?.find((one) => one !== null) : undefined);
}

/** A name for a member that the schema does not name. */
export function memberName(documents: Documents, shape: Shape, random: Random, index: number): string {
  if (!shape.names) return `key${index}`;
  const name = generateString(shapeOf(documents, shape.names), random);
  return shape.properties.has(name) ? `key${index}` : name;
}

function generateArray(
  documents: Documents,
  shape: Shape,
  options: GenerateOptions,
  depth: number,
): unknown[] {
  const least = shape.minItems ?? 0;
  const wanted =
    depth > 6 ? least : Math.min(Math.max(least, options.isMinimal ? 0 : 1), shape.maxItems ?? 1000);
  return arrayOf(documents, shape, options, Math.max(wanted, shape.prefixItems.length), depth);
}

/** An array of an exact length, without repetition where the schema forbids it. */
export function arrayOf(
  documents: Documents,
  shape: Shape,
  options: GenerateOptions,
  length: number,
  depth = 0,
): unknown[] {
  const items: unknown[] = [];
  const choices = shape.items ? shapeOf(documents, shape.items).values : undefined;
  for (let tries = 0; items.length < length && tries < length * 8 + 8; tries += 1) {
    const prefix = shape.prefixItems[items.length];
    const item = prefix
      ? generate(documents, prefix, options, depth + 1)
      : choices && shape.isUnique
        ? choices[items.length]
        : shape.items
          ? vary(documents, shape.items, options, tries, depth)
          : `item${tries}`;
    if (shape.isUnique && items.some((one) => isEqual(one, item))) continue;
    items.push(item);
  }
  return items;
}

/** Items must differ even where the schema's example would make them equal. */
function vary(
  documents: Documents,
  place: Place,
  options: GenerateOptions,
  turn: number,
  depth: number,
): unknown {
  const shape = shapeOf(documents, place);
  if (turn === 0 || shape.examples.length === 0) return generate(documents, place, options, depth + 1);
  const type = typeOf(shape);
  if (type === "object" || type === "array") return generate(documents, place, options, depth + 1);
  return generateShape(documents, { ...shape, examples: [] }, options, depth + 1);
}

export function generateString(shape: Shape, random: Random): string {
  const text = shape.format === undefined ? undefined : formatted(shape.format, random);
  const least = shape.minLength ?? 0;
  const most = shape.maxLength ?? Number.POSITIVE_INFINITY;
  const fits = (one: string): boolean =>
    characters(one) >= least &&
    characters(one) <= most &&
    shape.patterns.every((pattern) => toExpression(pattern).test(one));
  if (text !== undefined && fits(text)) return text;
  if (shape.patterns.length > 0) return varied(shape, random) ?? "";
  return textOf(Math.min(Math.max(least, 8), most), random);
}

export function generateNumber(shape: Shape, random: Random, isWhole: boolean): number {
  const step = shape.multipleOf ?? (isWhole ? 1 : 0.25);
  const low = Math.max(shape.minimum ?? -Infinity, (shape.exclusiveMinimum ?? -Infinity) + step);
  const high = Math.min(shape.maximum ?? Infinity, (shape.exclusiveMaximum ?? Infinity) - step);
  // A limit that only states the width of the type is not a realistic value.
  if (low < -1e15 && high >= 1) return generateNumber({ ...shape, minimum: 1 }, random, isWhole);
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? Math.min(1, high - 50 * step) : 1;
  const to = Number.isFinite(high) ? Math.min(high, from + 50 * step) : from + 50 * step;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.max(first, Math.floor(to / step + 1e-9));
  return roundFloat(random.between(first, last) * step);
}

/** Rounds away binary fractions: 0.1 + 0.2 is sent as 0.3. */
export function roundFloat(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}
