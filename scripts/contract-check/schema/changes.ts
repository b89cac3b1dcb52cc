import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import type { Random } from "../lib/random";
import type { Change } from "./change";
import { choiceChanges } from "./choice-changes";
import { arrayChanges, objectChanges } from "./container-changes";
import { generate, generateShape, typeOf } from "./generate";
import { numberChanges } from "./number-changes";
import type { Shape } from "./shape-type";
import { stringChanges } from "./text-changes";

export function changesOf(
  documents: Documents,
  shape: Shape,
  general: Shape,
  value: unknown,
  random: Random,
  isText: boolean,
  place: Place,
): Change[] {
  const good = (keyword: string, changed: unknown, what: string): Change => ({
    keyword,
    isValid: true,
    value: changed,
    what,
  });
  const bad = (keyword: string, changed: unknown, what: string): Change => ({
    keyword,
    isValid: false,
    value: changed,
    what,
  });
  const changes: Change[] = [];
  const type = typeOf(shape);
  if (!isText) {
    if (general.isNullable) changes.push(good("null", null, "null"));
    else if (general.types.size > 0 || shape.values || general.variants.length > 0)
      changes.push(bad("type", null, "null"));
  }
  changes.push(
    ...wrongTypes(type, isText, value).map((wrong) =>
      bad("type", wrong, `${describeType(wrong)} instead of ${type}`),
    ),
  );
  if (!isText && !shape.values && !shape.hasConstant)
    for (const other of [...shape.types].filter(
      (one) => one !== type && !(type === "number" && one === "integer"),
    ))
      changes.push(
        good(
          "type",
          generateShape(documents, { ...shape, types: new Set([other]), examples: [] }, { random }),
          `a ${other}`,
        ),
      );
  if (general.variants.length > 1) {
    const choices = general.variants.map((_, variant) => generate(documents, place, { random, variant }));
    changes.push(...choiceChanges(choices, good, bad));
  }
  if (shape.values) {
    for (const one of shape.values) changes.push(good("enum", one, `the value ${JSON.stringify(one)}`));
    const [first] = shape.values;
    if (typeof first === "number")
      for (const other of unlisted(shape.values))
        changes.push(bad("enum", other, `${other}, which is not listed`));
    else changes.push(bad("enum", "no-such-value", "a value that is not listed"));
    if (typeof first === "string" && /[a-z]/i.test(first)) {
      const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
      changes.push(bad("enum", other, "a listed value in other letters"));
    }
  }
  if (shape.hasConstant) changes.push(bad("const", otherThan(shape.constant), "another value"));
  if (type === "string" && !shape.values && !shape.hasConstant)
    changes.push(...stringChanges(shape, value, random, good, bad));
  if ((type === "integer" || type === "number") && !shape.values && !shape.hasConstant)
    changes.push(...numberChanges(shape, type === "integer", value, good, bad));
  if (type === "boolean" && typeof value === "boolean" && !shape.values && !shape.hasConstant)
    changes.push(good("boolean", !value, `the value ${String(!value)}`));
  if (type === "array") changes.push(...arrayChanges(documents, shape, value, random, good, bad));
  if (type === "object" && isObject(value))
    changes.push(...objectChanges(documents, shape, value, random, good, bad));
  return changes;
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
  return `${typeof value === "string" ? "the text" : "the value"} ${JSON.stringify(value)}`;
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
  return [(numbers.at(-1) ?? 0) + 1, ...(gap === undefined ? [] : [gap + 1])];
}
