import { escapePointer } from "../../lib/json-pointer";
import { array, isObject, object } from "../lib/json";
import type { Place } from "./place";
import type { BodyDirection, Source } from "./source";

/** Resolves references. */
interface ReferenceReader {
  follow(from: Place, reference: string): Place;
}

/**
 * A member that only one direction may carry is required in that direction alone (OpenAPI 3.1, `readOnly` and
 * `writeOnly`).
 */
const hidingKeyword = { request: "readOnly", response: "writeOnly" } as const;

/**
 * A file and all it refers to, as they apply to bodies of one direction. Empty where both directions are the same.
 */
export function viewForDirection(
  documents: ReferenceReader,
  first: Source,
  direction: BodyDirection,
): Map<Source, Source> {
  const copies = new Map<Source, unknown>();
  const waiting = [first];
  let isDifferent = false;
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    if (copies.has(source)) continue;
    const copied = copyOf(documents, source, direction);
    copies.set(source, copied.value);
    waiting.push(...copied.others);
    isDifferent ||= copied.isDifferent;
  }
  if (!isDifferent) return new Map();
  return new Map([...copies].map(([source, value]) => [source, { ...source, value, direction }]));
}

const nothing: ReadonlySet<string> = new Set();
const isChoice = (key: string): boolean => key === "allOf" || key === "anyOf" || key === "oneOf";

interface Copy {
  value: unknown;
  others: Set<Source>;
  isDifferent: boolean;
}

function copyOf(documents: ReferenceReader, source: Source, direction: BodyDirection): Copy {
  const copied: Copy = { value: undefined, others: new Set(), isDifferent: false };
  // A YAML alias is one object in many places.
  const known = new WeakMap<object, unknown>();
  copied.value = copy(source.value, nothing, "");
  return copied;

  function copy(value: unknown, outer: ReadonlySet<string>, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, outer, `${pointer}/${index}`));
    if (!isObject(value)) return value;
    const before = outer.size === 0 ? known.get(value) : undefined;
    if (before !== undefined) return before;
    const hasObjectKeywords =
      isObject(value["properties"]) || Array.isArray(value["required"]) || "allOf" in value;
    const place = { value, source, pointer };
    const hidden = hasObjectKeywords
      ? new Set([...outer, ...hiddenNames(documents, place, direction)])
      : outer;
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (typeof member !== "object" && key !== "$ref") result[key] = member;
      else if (key === "required" && Array.isArray(member)) {
        result[key] = member.filter((name) => !hidden.has(String(name)));
        if (array(result[key]).length < member.length) copied.isDifferent = true;
      } else if (key === "$ref" && typeof member === "string") result[key] = reference(place, member);
      else result[key] = copy(member, isChoice(key) ? hidden : nothing, `${pointer}/${escapePointer(key)}`);
    }
    if (outer.size === 0) known.set(value, result);
    return result;
  }

  /** Points a reference to another file at that file's view for the same direction. */
  function reference(from: Place, text: string): string {
    const [file = "", fragment = ""] = text.split("#");
    if (file === "") return text;
    copied.others.add(documents.follow(from, text).source);
    return `${file}?${direction}#${fragment}`;
  }
}

/** Names of members that bodies of this direction do not carry, through references and `allOf`. */
function hiddenNames(
  documents: ReferenceReader,
  from: Place,
  direction: BodyDirection,
  depth = 0,
): Set<string> {
  const found = new Set<string>();
  if (depth > 20 || !isObject(from.value)) return found;
  for (const part of partsOf(documents, from))
    for (const name of hiddenNames(documents, part, direction, depth + 1)) found.add(name);
  for (const [name, value] of Object.entries(object(from.value["properties"])))
    if (isHidden(documents, inside(from, value, "properties", name), direction)) found.add(name);
  return found;
}

function isHidden(documents: ReferenceReader, from: Place, direction: BodyDirection, depth = 0): boolean {
  if (object(from.value)[hidingKeyword[direction]] === true) return true;
  return (
    depth < 20 && partsOf(documents, from).some((part) => isHidden(documents, part, direction, depth + 1))
  );
}

/** Schemas that a schema includes: its reference and its `allOf`. */
function partsOf(documents: ReferenceReader, from: Place): Place[] {
  const { $ref, allOf } = object(from.value);
  const referred = typeof $ref === "string" ? [documents.follow(from, $ref)] : [];
  return [...referred, ...array(allOf).map((value, index) => inside(from, value, "allOf", index))];
}

/** A value below another one, with its address for messages. */
const inside = (from: Place, value: unknown, keyword: string, key: string | number): Place => ({
  ...from,
  value,
  pointer: `${from.pointer}/${keyword}/${escapePointer(String(key))}`,
});
