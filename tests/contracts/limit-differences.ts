import type { Bounds } from "../../src/rules/business-limits";
import type { TextLimit } from "../../src/rules/text-limits";
import { admits, onlyValues, type RequestValue } from "./request-values";

/** The table entry for a value, by its location or else by its name; undefined without an entry. */
export function entryFor<Entry>(
  table: Readonly<Record<string, Entry>>,
  { place, name }: RequestValue,
): Entry | undefined {
  return table[place] ?? table[name];
}

/** Table entries that match no value. */
export function staleEntries(
  table: Readonly<Record<string, unknown>>,
  values: readonly RequestValue[],
): string[] {
  return Object.keys(table).filter((key) => !values.some(({ place, name }) => place === key || name === key));
}

/** Whether a value is free text: neither an enum nor a constant. */
export function isFreeText({ schema }: RequestValue): boolean {
  return admits(schema, "string") && onlyValues(schema) === undefined;
}

/** Differences between a text of a contract and its rule, each with the location and the line. */
export function textDifferences(value: RequestValue, rule: TextLimit): string[] {
  const { schema, isRequired } = value;
  const isPatternEnough = hasLengths(rule);
  const minimum = schema["minLength"];
  // A required text must not be empty; an optional one may be empty, or has to be omitted when it is.
  const least = rule.minLength ?? (isRequired && rule.pattern === undefined ? 1 : undefined);
  const minimums = isRequired && !isPatternEnough ? [least] : [least, undefined, ...(isRequired ? [] : [1])];
  const maximums = isPatternEnough ? [rule.maxLength, undefined] : [rule.maxLength];
  return [
    ...difference(value, "minLength", minimum, minimums),
    ...difference(value, "maxLength", schema["maxLength"], maximums),
    ...difference(value, "pattern", schema["pattern"], [rule.pattern?.source]),
  ];
}

/** The same for a number, or for the number of items of a list. */
export function numberDifferences(value: RequestValue, rule: Bounds): string[] {
  const { schema } = value;
  const [least, most] = admits(schema, "array") ? ["minItems", "maxItems"] : ["minimum", "maximum"];
  return [
    ...difference(value, least, schema[least], [rule.minimum]),
    ...difference(value, most, schema[most], [rule.maximum]),
  ];
}

/** The same for an enum, in any order. */
export function listDifferences(value: RequestValue, rule: readonly unknown[]): string[] {
  const listOf = (values: readonly unknown[]) => JSON.stringify([...values].sort());
  return difference(value, "enum", listOf(onlyValues(value.schema) ?? []), [listOf(rule)]);
}

/** `mall/addOrderContact.phone (contracts/mall.yaml:120)`: the name of a value in a finding. */
export function named({ place, location }: RequestValue): string {
  return `${place} (${location})`;
}

/** Whether the pattern of a rule determines both lengths: they are equal, or it counts characters of one class. */
function hasLengths({ minLength, maxLength, pattern }: TextLimit): boolean {
  if (pattern === undefined) return false;
  const counted = /^\^\[[^\]]*\]\{(\d+),(\d+)\}\$$/.exec(pattern.source);
  const isCounted = counted?.[1] === String(minLength) && counted[2] === String(maxLength);
  return minLength === maxLength || isCounted;
}

function difference(
  value: RequestValue,
  keyword: string,
  found: unknown,
  expected: readonly unknown[],
): string[] {
  if (expected.includes(found)) return [];
  return [`${named(value)}: ${keyword} ${found ?? "missing"}, rule ${expected[0] ?? "none"}`];
}
