import { isRecord, type JsonSchema } from "./contract-model";

/** Turns the text of a parameter into the value its schema means; text that fits no type stays text and is refused later. */
export type Coerce = (text: string) => unknown;

/** A coercer for one schema. References read "#/$defs/Name". */
export function coercerOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): Coerce {
  const types = typesOf(schema, definitions);
  if (types.has("string") || types.size === 0) return (text) => text;
  const isNumber = types.has("integer") || types.has("number");
  return (text) => {
    if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
    if (types.has("boolean") && (text === "true" || text === "false")) return text === "true";
    if (types.has("null") && text === "null") return null;
    return text;
  };
}

/** The schema of a list's items, or null when the schema is not for a list. */
export function itemSchema(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema | null {
  const resolved = resolve(schema, definitions);
  if (!isRecord(resolved) || !typesOf(resolved, definitions).has("array")) return null;
  return asSchema(resolved["items"]);
}

/** The schema of one property of an object's schema; `true` (anything) when it is not named. */
export function propertySchema(
  schema: JsonSchema,
  name: string,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const resolved = resolve(schema, definitions);
  const properties = isRecord(resolved) ? resolved["properties"] : undefined;
  return isRecord(properties) && Object.hasOwn(properties, name) ? asSchema(properties[name]) : true;
}

function typesOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): Set<string> {
  const resolved = resolve(schema, definitions);
  if (!isRecord(resolved)) return new Set();
  const type = resolved["type"];
  if (typeof type === "string") return new Set([type]);
  if (Array.isArray(type)) return new Set(type.map(String));
  if ("const" in resolved) return new Set([kindOf(resolved["const"])]);
  if (Array.isArray(resolved["enum"])) return new Set(resolved["enum"].map(kindOf));
  const types = new Set<string>();
  for (const keyword of ["allOf", "oneOf", "anyOf"]) {
    const branches = resolved[keyword];
    if (!Array.isArray(branches)) continue;
    for (const branch of branches)
      for (const found of typesOf(asSchema(branch), definitions)) types.add(found);
  }
  return types;
}

function resolve(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  let resolved = schema;
  // A chain of references is short; a circle of them is no schema, and the bound ends it.
  for (let depth = 0; depth < 20 && isRecord(resolved) && typeof resolved["$ref"] === "string"; depth++) {
    resolved = definitions[resolved["$ref"].replace("#/$defs/", "")] ?? true;
  }
  return resolved;
}

function asSchema(value: unknown): JsonSchema {
  return isRecord(value) || typeof value === "boolean" ? value : true;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number") return "number";
  return typeof value;
}
