import { escapePointer, unescapePointer } from "../../lib/json-pointer";
import { toJson } from "./exact-json";
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty one. */
export function object(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function array(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function string(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function pointerSteps(pointer: string): string[] {
  if (pointer === "" || pointer === "/") return [];
  const steps = pointer.split("/");
  steps.shift();
  return pointer.includes("~") ? steps.map(unescapePointer) : steps;
}

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let at: unknown = root;
  for (const step of pointerSteps(pointer)) at = memberOf(at, step);
  return at;
}

/** The item or member of this name; undefined where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A copy of `root` with `value` at the pointer; undefined removes the member. */
export function withValueAt(root: unknown, pointer: string, value: unknown): unknown {
  const [step, ...rest] = pointerSteps(pointer);
  if (step === undefined) return value;
  const below = `/${rest.map(escapePointer).join("/")}`;
  if (Array.isArray(root)) {
    const copy: unknown[] = [...root];
    if (rest.length === 0 && value === undefined) copy.splice(Number(step), 1);
    else copy[Number(step)] = rest.length === 0 ? value : withValueAt(copy[Number(step)], below, value);
    return copy;
  }
  const copy: Json = { ...object(root) };
  if (rest.length > 0) copy[step] = withValueAt(copy[step], below, value);
  else if (value === undefined) delete copy[step];
  else copy[step] = value;
  return copy;
}

export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isEqual(item, right[index]));
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}

/** Every string and number below a value with its pointer, depth first. */
export function* leaves(value: unknown, pointer = ""): Generator<[pointer: string, value: unknown]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, `${pointer}/${index}`);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, `${pointer}/${escapePointer(key)}`);
  } else yield [pointer, value];
}

/** A value as one short line of text. */
export function shortJson(value: unknown, length = 120): string {
  const text = typeof value === "string" ? toJson(value) : (toJson(value) ?? "nothing");
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
