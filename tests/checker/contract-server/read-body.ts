import { Failure } from "./call";
import { isValues, list, type Operation, type Values, values } from "./contract";
import type { Defect } from "./defect";
import { isValid, withDefaults } from "./is-valid";
import type { ServerVariant } from "./server-variant";

interface ReadOptions {
  variant: ServerVariant;
  defect: Defect | undefined;
}

/** The validated body of a call; throws `Failure` for an invalid one. */
export function readBody(
  operation: Operation,
  contentType: string | undefined,
  raw: Buffer,
  { variant, defect }: ReadOptions,
): Values {
  if (!operation.body) return {};
  const content = values(operation.body["content"]);
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const acceptsAnyType = defect?.operationId === operation.id && defect.name.includes("any media type");
  if (raw.length === 0) {
    if (operation.body["required"] === true) throw new Failure(variant.invalid);
    return {};
  }
  if (!(type in content) && !acceptsAnyType) throw new Failure(415);
  if (type.startsWith("multipart/")) return {};
  const [only] = Object.values(content);
  const schema = values(values(content[type] ?? only)["schema"]);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch {
    const crashes = defect?.operationId === operation.id && defect.name.includes("breaks on malformed");
    throw new Failure(crashes ? 500 : 400);
  }
  if (variant.trimsFirst) body = normalize(body, { ...variant, trims: true });
  if (!isValid(body, schema) || !isValues(body)) throw new Failure(variant.invalid);
  if (variant.refusesReadOnly && hasReadOnly(body, schema)) throw new Failure(variant.invalid);
  const isFullBody = operation.method !== "PATCH";
  const stored = normalize(isFullBody ? withDefaults(body, schema) : body, variant);
  // A trimmed text may be shorter than minLength.
  if (variant.trims && !isValid(stored, schema)) throw new Failure(variant.invalid);
  return values(stored);
}

/** Throws for a query parameter that the contract does not define. */
export function refuseUnknown(operation: Operation, search: string, variant: ServerVariant): void {
  const known = operation.parameters.filter((one) => one["in"] === "query").map((one) => String(one["name"]));
  const keys = [...new URLSearchParams(search).keys()].map((key) => key.replace(/\[.*$/, ""));
  if (keys.some((key) => !known.includes(key) && key !== "key")) throw new Failure(variant.invalid);
}

const normalize = (value: unknown, variant: ServerVariant): unknown => {
  if (typeof value === "string") {
    const composed = variant.composes ? value.normalize("NFC") : value;
    return variant.trims ? composed.trim() : composed;
  }
  if (Array.isArray(value)) return value.map((one) => normalize(one, variant));
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, normalize(one, variant)]));
};

const hasReadOnly = (body: unknown, schema: Values): boolean =>
  isValues(body) &&
  [schema, ...list(schema["allOf"]).map(values)].some((subschema) =>
    Object.entries(values(subschema["properties"])).some(
      ([name, one]) => values(one)["readOnly"] === true && name in body,
    ),
  );
