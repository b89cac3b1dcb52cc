import type { Random } from "../../lib/random";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { toJson } from "../lib/exact-json";
import { isObject } from "../lib/json";
import type { Change, Make } from "./change";
import { choiceChanges } from "./choice-changes";
import { conditionalChanges } from "./conditional-changes";
import { arrayChanges, objectChanges } from "./container-changes";
import { generate, generateShape, typeOf } from "./generate";
import { numberChanges } from "./number-changes";
import type { Shape } from "./shape-type";
import { stringChanges } from "./text-changes";

/** A value with its schema: `general` before a branch was chosen, `shape` with it. */
interface Subject {
  documents: Documents;
  shape: Shape;
  general: Shape;
  value: unknown;
  random: Random;
  /** Serialised as text in an address or header. */
  isText: boolean;
  place: Place;
}

const good: Make = (keyword, value, what) => ({ keyword, isValid: true, value, what });
const bad: Make = (keyword, value, what) => ({ keyword, isValid: false, value, what });

/** Changes of one value to either side of each of its constraints; not all are on the intended side. */
export function changesOf(
  documents: Documents,
  shape: Shape,
  general: Shape,
  value: unknown,
  random: Random,
  isText: boolean,
  place: Place,
): Change[] {
  const subject = { documents, shape, general, value, random, isText, place };
  const isFixed = shape.values !== undefined || shape.hasConstant;
  return [
    ...typeChanges(subject),
    ...branchChanges(subject),
    ...(shape.values ? enumChanges(shape.values) : []),
    ...(shape.hasConstant ? [bad("const", otherThan(shape.constant), "another value")] : []),
    ...(isFixed ? [] : scalarChanges(subject)),
    ...containerChanges(subject),
    ...conditionalChanges(documents.resolve(place).value, value, bad),
  ];
}

function typeChanges({ documents, shape, general, value, random, isText }: Subject): Change[] {
  const changes: Change[] = [];
  const type = typeOf(shape);
  if (!isText) {
    if (general.isNullable) changes.push(good("null", null, "null"));
    else if (general.types.size > 0 || shape.values || general.variants.length > 0)
      changes.push(bad("type", null, "null"));
  }
  for (const wrong of wrongTypes(type, isText, value))
    changes.push(bad("type", wrong, `${describeType(wrong)} instead of ${type}`));
  if (isText || shape.values || shape.hasConstant) return changes;
  const others = [...shape.types].filter((one) => one !== type && !(type === "number" && one === "integer"));
  for (const other of others) {
    const only = { ...shape, types: new Set([other]), examples: [] };
    changes.push(good("type", generateShape(documents, only, { random }), `a ${other}`));
  }
  return changes;
}

function branchChanges({ documents, general, random, place }: Subject): Change[] {
  if (general.variants.length <= 1) return [];
  const choices = general.variants.map((_, variant) => generate(documents, place, { random, variant }));
  return choiceChanges(choices, good, bad);
}

function enumChanges(values: readonly unknown[]): Change[] {
  const changes = values.map((one) => good("enum", one, `the value ${toJson(one)}`));
  const [first] = values;
  if (typeof first === "number")
    for (const other of unlisted(values)) changes.push(bad("enum", other, `${other}, which is not listed`));
  else changes.push(bad("enum", "no-such-value", "a value that is not listed"));
  if (typeof first === "string" && /[a-z]/i.test(first)) {
    const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
    changes.push(bad("enum", other, "a listed value in other letters"));
  }
  return changes;
}

function scalarChanges({ shape, value, random }: Subject): Change[] {
  const type = typeOf(shape);
  if (type === "string") return stringChanges(shape, value, random, good, bad);
  if (type === "integer" || type === "number")
    return numberChanges(shape, type === "integer", value, good, bad);
  if (type === "boolean" && typeof value === "boolean")
    return [good("boolean", !value, `the value ${String(!value)}`)];
  return [];
}

function containerChanges({ documents, shape, value, random }: Subject): Change[] {
  const type = typeOf(shape);
  if (type === "array") return arrayChanges(documents, shape, value, random, good, bad);
  if (type === "object" && isObject(value)) return objectChanges(documents, shape, value, random, good, bad);
  return [];
}

function wrongTypes(type: string, isText: boolean, value: unknown): unknown[] {
  if (isText) {
    // Everything in an address is text: only a value that parses as no number or boolean has the wrong type.
    if (type === "integer") return ["abc", "1.5"];
    if (type === "number") return ["abc"];
    if (type === "boolean") return ["maybe"];
    return [];
  }
  switch (type) {
    case "string":
      return [12_345, true, { nested: 1 }, ["list"]];
    case "integer":
      return [
        "abc",
        String(typeof value === "number" ? value : 1),
        (typeof value === "number" ? value : 1) + 0.5,
        true,
      ];
    case "number":
      return ["abc", String(typeof value === "number" ? value : 1), true];
    case "boolean":
      return ["true", 1, "yes"];
    case "array":
      return ["text", { 0: "a" }];
    case "object":
      return ["text", [1]];
    default:
      return [];
  }
}

function describeType(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return `${typeof value === "string" ? "the text" : "the value"} ${toJson(value)}`;
}

function otherThan(constant: unknown): unknown {
  if (typeof constant === "number") return constant + 1;
  return typeof constant === "boolean" ? !constant : "other";
}

/**
 * Numbers beyond all listed ones and in gaps between them: a server that checks a range instead of the list accepts
 * these.
 */
function unlisted(values: readonly unknown[]): number[] {
  const numbers = values.filter((value) => typeof value === "number").sort((left, right) => left - right);
  const gap = numbers.find((value, index) => (numbers[index + 1] ?? value) > value + 1);
  const others = [(numbers.at(-1) ?? 0) + 1];
  // A server that tests only for steps or for whole quarters refuses the next number, and accepts a rounder one.
  if (gap !== undefined) others.push(gap + 1, gap + partOf(numbers.reduce(commonDivisor)));
  return [...new Set(others)].filter((other) => !numbers.includes(other));
}

/** The largest number below this one that divides it; 1 for primes and for what is not whole. */
function partOf(whole: number): number {
  for (let divisor = 2; divisor * divisor <= whole; divisor++)
    if (whole % divisor === 0) return whole / divisor;
  return 1;
}

function commonDivisor(left: number, right: number): number {
  return right === 0 ? Math.abs(left) : commonDivisor(right, left % right);
}
