import { escapePointer, isEqual, isObject, valueAt, withValueAt } from "../json";
import type { Documents, Place } from "../load/documents";
import type { Random } from "../random";
import { arrayOf, generate, tidy, typeOf } from "./generate";
import { type Shape, shapeOf, variantShape } from "./shape";
import { characters, extremes, matching, textOf, toExpression } from "./strings";
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

interface Change {
  keyword: string;
  isValid: boolean;
  value: unknown;
  what: string;
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

function changesOf(
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
  if (general.variants.length > 1)
    general.variants.forEach((_, index) => {
      changes.push(
        good("oneOf", generate(documents, place, { random, variant: index }), `choice ${index + 1}`),
      );
    });
  if (shape.values) {
    for (const one of shape.values) changes.push(good("enum", one, `the value ${JSON.stringify(one)}`));
    const [first] = shape.values;
    changes.push(
      bad(
        "enum",
        typeof first === "number" ? outsideOf(shape.values) : "no-such-value",
        "a value that is not listed",
      ),
    );
    if (typeof first === "string" && /[a-z]/i.test(first)) {
      const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
      changes.push(bad("enum", other, "a listed value in other letters"));
    }
  }
  if (shape.hasConstant)
    changes.push(
      bad("const", typeof shape.constant === "number" ? shape.constant + 1 : "other", "another value"),
    );
  if (type === "string" && !shape.values && !shape.hasConstant)
    changes.push(...stringChanges(shape, value, random, good, bad));
  if ((type === "integer" || type === "number") && !shape.values && !shape.hasConstant)
    changes.push(...numberChanges(shape, type === "integer", value, good, bad));
  if (type === "array") changes.push(...arrayChanges(documents, shape, value, random, good, bad));
  if (type === "object" && isObject(value)) changes.push(...objectChanges(shape, value, bad));
  return changes;
}

type Make = (keyword: string, value: unknown, what: string) => Change;

function wrongTypes(type: string, isText: boolean, value: unknown): unknown[] {
  if (isText) {
    // In an address everything is text: only what no number or boolean can be read from is of the wrong type.
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

function outsideOf(values: unknown[]): number {
  return Math.max(...values.map((value) => (typeof value === "number" ? value : 0))) + 1;
}

function stringChanges(shape: Shape, value: unknown, random: Random, good: Make, bad: Make): Change[] {
  const changes: Change[] = [];
  const { minLength = 0, maxLength } = shape;
  const isPlain = shape.patterns.length === 0 && shape.format === undefined;
  if (isPlain) {
    changes.push(
      good("minLength", textOf(Math.max(1, minLength), random), `${Math.max(1, minLength)} characters`),
    );
    if (minLength === 0) changes.push(good("minLength", "", "empty text"));
    if (maxLength !== undefined && maxLength <= 100_000) {
      changes.push(good("maxLength", textOf(maxLength, random), `${maxLength} characters`));
      changes.push(
        good("maxLength", textOf(maxLength, random, "wide"), `${maxLength} characters outside Latin-1`),
      );
    }
    const least = Math.max(minLength, Math.min(6, maxLength ?? 6));
    changes.push(good("text", textOf(least, random, "wide"), "text outside Latin-1"));
    if ((maxLength ?? 40) >= 40 && minLength <= 40)
      changes.push(
        good("text", `Tag's "quoted" <b>text</b> & \\ ${textOf(4, random)}; --`, "quotes and angle brackets"),
      );
    if ((maxLength ?? 12) >= 12)
      changes.push(good("text", `smile 😀 ${textOf(4, random)}`, "a character of four bytes"));
  }
  const samples = shape.patterns.length > 0 ? matching(shape, random, 6) : [];
  if (samples.length > 0) {
    for (const sample of new Set([...extremes(shape), ...samples.slice(0, 3)]))
      changes.push(good("pattern", sample, `the text ${JSON.stringify(sample)}`));
  }
  if (minLength > 0 && minLength < 10_000) {
    const short = shape.patterns.length > 0 ? cutTo(value, minLength - 1) : textOf(minLength - 1, random);
    if (shape.format === undefined) changes.push(bad("minLength", short, `${minLength - 1} characters`));
  }
  if (maxLength !== undefined && maxLength <= 200_000) {
    const long = isPlain ? textOf(maxLength + 1, random) : longer(value, maxLength + 1);
    changes.push(bad("maxLength", long, `${maxLength + 1} characters`));
  }
  for (const pattern of shape.patterns) {
    const wrong = breakingPattern(pattern, shape, value);
    if (wrong !== undefined) changes.push(bad("pattern", wrong, `text that does not match ${pattern}`));
  }
  if (shape.format !== undefined) changes.push(...formatChanges(shape.format, value, good, bad));
  return changes;
}

function cutTo(value: unknown, length: number): string {
  return [...String(value)].slice(0, length).join("");
}

/** The value made longer by repeating its own characters, so that as little else as possible changes. */
function longer(value: unknown, length: number): string {
  const text = typeof value === "string" && value !== "" ? value : "a";
  const at = text.indexOf("@");
  if (at > 0) return "a".repeat(Math.max(1, length - text.length + at)) + text.slice(at);
  const last = [...text].at(-1) ?? "a";
  return text + last.repeat(Math.max(0, length - characters(text)));
}

function breakingPattern(pattern: string, shape: Shape, value: unknown): string | undefined {
  const expression = toExpression(pattern);
  const text = typeof value === "string" ? value : "";
  const least = shape.minLength ?? 0;
  const tries = [
    `${text.slice(0, -1)}!`,
    `${text.slice(0, -1)} `,
    `!${text.slice(1)}`,
    `${text}!`,
    text.toUpperCase(),
    text.toLowerCase(),
    "!".repeat(Math.max(1, least)),
    "not matching",
    "0",
  ];
  const fits = (one: string) =>
    characters(one) >= least && characters(one) <= (shape.maxLength ?? Number.POSITIVE_INFINITY);
  return (
    tries.find((one) => one !== text && fits(one) && !expression.test(one)) ??
    tries.find((one) => !expression.test(one))
  );
}

function formatChanges(format: string, value: unknown, good: Make, bad: Make): Change[] {
  const changes: Change[] = [];
  const wrong: Record<string, string[]> = {
    date: ["not-a-date", "2026-13-45"],
    "date-time": ["not-a-date", "2026-13-45T99:99:99Z", "2026-01-15"],
    time: ["not-a-time"],
    email: ["not-an-email", "two@@example.com"],
    uuid: ["not-a-uuid", "12345678-1234-1234-1234-12345678901"],
    uri: ["not a uri"],
    ipv4: ["999.1.1.1"],
    ipv6: ["not-an-address"],
    hostname: ["not a host"],
    duration: ["ten minutes"],
  };
  for (const text of wrong[format] ?? []) changes.push(bad("format", text, `the text "${text}"`));
  if (format === "date-time" && typeof value === "string" && !Number.isNaN(Date.parse(value))) {
    const moment = new Date(value);
    const east = new Date(moment.getTime() + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, "+08:00");
    changes.push(good("format", east, "a time with offset"));
    changes.push(good("format", moment.toISOString().replace(/\.\d+Z$/, "Z"), "a time in UTC"));
  }
  return changes;
}

function numberChanges(shape: Shape, isWhole: boolean, value: unknown, good: Make, bad: Make): Change[] {
  const changes: Change[] = [];
  const step = shape.multipleOf ?? (isWhole ? 1 : 0.01);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = shape;
  if (minimum !== undefined) {
    changes.push(
      good("minimum", minimum, `${minimum}`),
      bad("minimum", tidy(minimum - step), `${tidy(minimum - step)}`),
    );
  }
  if (exclusiveMinimum !== undefined) {
    const just = tidy(exclusiveMinimum + step);
    changes.push(
      good("exclusiveMinimum", just, `${just}`),
      bad("exclusiveMinimum", exclusiveMinimum, `${exclusiveMinimum}`),
    );
  }
  if (maximum !== undefined) {
    changes.push(
      good("maximum", maximum, `${maximum}`),
      bad("maximum", tidy(maximum + step), `${tidy(maximum + step)}`),
    );
  }
  if (exclusiveMaximum !== undefined) {
    const just = tidy(exclusiveMaximum - step);
    changes.push(
      good("exclusiveMaximum", just, `${just}`),
      bad("exclusiveMaximum", exclusiveMaximum, `${exclusiveMaximum}`),
    );
  }
  if (shape.multipleOf !== undefined) {
    const base = typeof value === "number" ? value : shape.multipleOf;
    const between = isWhole ? base + 1 : tidy(base + shape.multipleOf / 2);
    changes.push(bad("multipleOf", between, `${between}, which is no multiple of ${shape.multipleOf}`));
  }
  return changes;
}

function arrayChanges(
  documents: Documents,
  shape: Shape,
  value: unknown,
  random: Random,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  const now = Array.isArray(value) ? value : [];
  const filled = (length: number): unknown[] => {
    const items = now.slice(0, length);
    for (const item of arrayOf(documents, shape, { random }, length + now.length)) {
      if (items.length >= length) break;
      if (!shape.isUnique || !items.some((one) => isEqual(one, item))) items.push(item);
    }
    return items;
  };
  const { minItems = 0, maxItems } = shape;
  changes.push(good("minItems", filled(minItems), `${minItems} items`));
  if (minItems > 0) changes.push(bad("minItems", filled(minItems - 1), `${minItems - 1} items`));
  if (maxItems !== undefined && maxItems <= 1000) {
    changes.push(good("maxItems", filled(maxItems), `${maxItems} items`));
    const over = filled(maxItems + 1);
    const last = over.at(-1);
    if (over.length <= maxItems && last !== undefined) over.push(last);
    changes.push(bad("maxItems", over, `${maxItems + 1} items`));
  }
  if (shape.isUnique) {
    const [first] = now.length > 0 ? now : filled(1);
    if (first !== undefined) changes.push(bad("uniqueItems", [first, first], "the same item twice"));
  }
  return changes;
}

function objectChanges(shape: Shape, value: Record<string, unknown>, bad: Make): Change[] {
  const changes: Change[] = [];
  if (shape.isClosed)
    changes.push(bad("additionalProperties", { ...value, unknownProperty: "x" }, "an unknown property"));
  if (shape.minProperties !== undefined && shape.minProperties > 0)
    changes.push(
      bad(
        "minProperties",
        Object.fromEntries(Object.entries(value).slice(0, shape.minProperties - 1)),
        `${shape.minProperties - 1} properties`,
      ),
    );
  for (const [name, needs] of Object.entries(shape.dependentRequired)) {
    const [need] = needs;
    if (Object.hasOwn(value, name) && need !== undefined)
      changes.push(bad("dependentRequired", valueWithout(value, need), `${name} without ${need}`));
  }
  return changes;
}

function valueWithout(value: Record<string, unknown>, name: string): unknown {
  return valueAt(withValueAt({ at: value }, `/at/${escapePointer(name)}`, undefined), "/at");
}
