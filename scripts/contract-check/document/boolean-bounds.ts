import { isObject } from "../lib/json";

const bounds = [
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

/**
 * Turns the exclusive bounds of OpenAPI 3.0, truth values beside a bound, into those of JSON Schema 2020-12, which are
 * the bound: no schema that contains one could be compiled otherwise. Changes the value in place.
 */
export function convertBooleanBounds(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) convertBooleanBounds(item);
  if (!isObject(value)) return;
  for (const [exclusive, inclusive] of bounds) {
    if (typeof value[exclusive] !== "boolean") continue;
    const bound = value[inclusive];
    if (value[exclusive] && typeof bound === "number") {
      value[exclusive] = bound;
      delete value[inclusive];
    } else delete value[exclusive];
  }
  for (const name of Object.keys(value))
    if (typeof value[name] === "object") convertBooleanBounds(value[name]);
}
