import { isObject, type Json } from "../lib/json";

/** Members that hold data and no schemas. */
const dataKeywords = new Set(["example", "examples", "default", "enum", "const"]);

/**
 * Turns what OpenAPI 3.0 writes otherwise into JSON Schema 2020-12: no schema that contains it could be compiled, and
 * nothing would be judged by it. Changes the value in place.
 *
 * Exclusive bounds are truth values beside a bound there, and the bound itself here. `nullable` without a type is about
 * what is referred to or joined.
 */
export function convertOlderKeywords(value: unknown, isNamed = false): void {
  if (Array.isArray(value)) for (const item of value) convertOlderKeywords(item);
  if (!isObject(value)) return;
  if (!isNamed) {
    convertBound(value, "exclusiveMinimum", "minimum");
    convertBound(value, "exclusiveMaximum", "maximum");
    if (typeof value["nullable"] === "boolean" && value["type"] === undefined) convertNullable(value);
  }
  for (const name of Object.keys(value))
    if (typeof value[name] === "object" && (isNamed || !dataKeywords.has(name)))
      convertOlderKeywords(value[name], !isNamed && name === "properties");
}

function convertBound(schema: Json, exclusive: string, inclusive: string): void {
  if (typeof schema[exclusive] !== "boolean") return;
  const bound = schema[inclusive];
  if (schema[exclusive] && typeof bound === "number") {
    schema[exclusive] = bound;
    delete schema[inclusive];
  } else delete schema[exclusive];
}

function convertNullable(schema: Json): void {
  const isNullable = schema["nullable"];
  delete schema["nullable"];
  if (isNullable !== true) return;
  const nothing = { type: "null" };
  for (const choice of ["anyOf", "oneOf"]) {
    const branches = schema[choice];
    if (!Array.isArray(branches)) continue;
    schema[choice] = [...branches, nothing];
    return;
  }
  for (const part of ["allOf", "$ref"]) {
    if (schema[part] === undefined) continue;
    schema["anyOf"] = [{ [part]: schema[part] }, nothing];
    delete schema[part];
    return;
  }
  const values = schema["enum"];
  if (Array.isArray(values) && !values.includes(null)) schema["enum"] = [...values, null];
}
