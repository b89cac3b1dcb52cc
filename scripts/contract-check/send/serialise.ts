import { toJson } from "../lib/exact-json";
import { isObject } from "../lib/json";
import type { Parameter } from "../load/model";

type Encode = (text: string) => string;

const unchanged: Encode = (text) => text;

/**
 * Serialises a parameter for an address, header or cookie by its OpenAPI 3.1 `style` and `explode`. Values are
 * percent-encoded one by one: a delimiter of the style stays as it is.
 */
export function serialise(
  parameter: Parameter,
  value: unknown,
  encode: Encode = unchanged,
): [name: string, text: string][] {
  const { name, style, explode } = parameter;
  const one = (inner: unknown): string => encode(plain(inner));
  if (parameter.isJson) return [[encode(name), encode(toJson(value))]];
  if (Array.isArray(value)) {
    const texts = value.map(one);
    if (explode && style === "form") return texts.map((text) => [encode(name), text]);
    const separator =
      style === "spaceDelimited" ? encode(" ") : style === "pipeDelimited" ? encode("|") : ",";
    return [[encode(name), texts.join(separator)]];
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [key, one(inner)] as const);
    if (style === "deepObject") return entries.map(([key, text]) => [encode(`${name}[${key}]`), text]);
    if (style === "form" && explode) return entries.map(([key, text]) => [encode(key), text]);
    return [
      [encode(name), entries.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(",")],
    ];
  }
  return [[encode(name), one(value)]];
}

export function pathText(parameter: Parameter, value: unknown): string {
  const { name, style, explode } = parameter;
  const lead = style === "label" ? "." : style === "matrix" ? `;${name}=` : "";
  if (!explode || style === "simple" || !(Array.isArray(value) || isObject(value)))
    return (
      lead +
      serialise(parameter, value, encodeURIComponent)
        .map(([, text]) => text)
        .join(",")
    );
  // Exploded, each value has a prefix of its own.
  const named = isObject(value)
    ? Object.entries(value).map(
        ([key, inner]) => `${encodeURIComponent(key)}=${encodeURIComponent(plain(inner))}`,
      )
    : value.map((inner) => encodeURIComponent(plain(inner)));
  if (style === "matrix" && isObject(value)) return named.map((text) => `;${text}`).join("");
  return named.map((text) => lead + text).join("");
}

function plain(value: unknown): string {
  if (value === null) return "";
  return typeof value === "object" ? toJson(value) : String(value);
}
