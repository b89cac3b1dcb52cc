import { isDeepStrictEqual } from "node:util";
import { isValues, list, type Values, values } from "./contract";
import { numberFormats, textFormats } from "./formats";

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
};

function hasType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => hasType(value, one));
  if (type === "integer") return typeof value === "number" && Number.isInteger(value);
  return typeOf(value) === type;
}

/** Whether a value matches a schema; independent of the checker's own validator. */
export function isValid(value: unknown, schema: Values): boolean {
  const { type, not } = schema;
  if (type !== undefined && !hasType(value, type)) return false;
  if ("const" in schema && !isDeepStrictEqual(value, schema["const"])) return false;
  if (schema["enum"] && !list(schema["enum"]).some((one) => isDeepStrictEqual(one, value))) return false;
  if (not !== undefined && isValid(value, values(not))) return false;
  const fits = (one: unknown): boolean => isValid(value, values(one));
  if (!list(schema["allOf"]).every(fits)) return false;
  if (schema["anyOf"] && !list(schema["anyOf"]).some(fits)) return false;
  if (schema["oneOf"] && list(schema["oneOf"]).filter(fits).length !== 1) return false;
  if (typeof value === "string") return isValidText(value, schema);
  if (typeof value === "number") return isValidNumber(value, schema);
  if (Array.isArray(value)) return isValidList(value, schema);
  return !isValues(value) || isValidObject(value, schema);
}

const limit = (schema: Values, name: string, absent: number): number => {
  const found = schema[name];
  return typeof found === "number" ? found : absent;
};

function isValidText(text: string, schema: Values): boolean {
  const length = [...text].length;
  if (length < limit(schema, "minLength", 0) || length > limit(schema, "maxLength", Infinity)) return false;
  const { pattern } = schema;
  return (
    (typeof pattern !== "string" || new RegExp(pattern, "u").test(text)) &&
    (textFormats[String(schema["format"])]?.(text) ?? true)
  );
}

function isValidNumber(number: number, schema: Values): boolean {
  if (number < limit(schema, "minimum", -Infinity) || number > limit(schema, "maximum", Infinity))
    return false;
  if (number <= limit(schema, "exclusiveMinimum", -Infinity)) return false;
  if (number >= limit(schema, "exclusiveMaximum", Infinity)) return false;
  const step = limit(schema, "multipleOf", 0);
  if (step > 0 && Math.abs(number / step - Math.round(number / step)) > 1e-6) return false;
  return numberFormats[String(schema["format"])]?.(number) ?? true;
}

function isValidList(items: unknown[], schema: Values): boolean {
  if (items.length < limit(schema, "minItems", 0) || items.length > limit(schema, "maxItems", Infinity))
    return false;
  if (schema["uniqueItems"] === true) {
    const isRepeated = items.some((item, at) =>
      items.slice(0, at).some((one) => isDeepStrictEqual(one, item)),
    );
    if (isRepeated) return false;
  }
  return schema["items"] === undefined || items.every((item) => isValid(item, values(schema["items"])));
}

function isValidObject(object: Values, schema: Values): boolean {
  const keys = Object.keys(object);
  if (
    keys.length < limit(schema, "minProperties", 0) ||
    keys.length > limit(schema, "maxProperties", Infinity)
  ) {
    return false;
  }
  if (!list(schema["required"]).every((key) => Object.hasOwn(object, String(key)))) return false;
  const { propertyNames, additionalProperties } = schema;
  if (propertyNames !== undefined && !keys.every((key) => isValid(key, values(propertyNames)))) return false;
  const properties = values(schema["properties"]);
  return keys.every((key) => {
    if (Object.hasOwn(properties, key)) return isValid(object[key], values(properties[key]));
    if (additionalProperties === false) return false;
    return !isValues(additionalProperties) || isValid(object[key], additionalProperties);
  });
}

/** The body with the defaults of its schema, at every depth. */
export function withDefaults(value: unknown, schema: Values): unknown {
  const subschemas = [schema, ...list(schema["allOf"]).map(values)];
  if (!isValues(value)) return value;
  const filled: Values = { ...value };
  for (const [key, one] of subschemas.flatMap((subschema) =>
    Object.entries(values(subschema["properties"])),
  )) {
    const property = values(one);
    if (filled[key] === undefined && "default" in property)
      filled[key] = structuredClone(property["default"]);
    const chosen = list(property["oneOf"])
      .map(values)
      .find((candidate) => isValid(filled[key], candidate));
    if (filled[key] !== undefined) filled[key] = withDefaults(filled[key], chosen ?? property);
  }
  return filled;
}
