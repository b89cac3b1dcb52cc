import { isObject } from "../json";
import type { Parameter } from "../load/model";

/** A parameter as it stands in an address, header or cookie; styles as OpenAPI 3.1 describes them. */
export function serialise(parameter: Parameter, value: unknown): [name: string, text: string][] {
  const { name, style, explode } = parameter;
  if (parameter.isJson) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    const texts = value.map(plain);
    if (explode && style === "form") return texts.map((text) => [name, text]);
    const separator = style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : ",";
    return [[name, texts.join(separator)]];
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
    if (style === "deepObject") return entries.map(([key, text]) => [`${name}[${key}]`, text]);
    if (style === "form" && explode) return entries.map(([key, text]) => [key, text]);
    return [[name, entries.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(",")]];
  }
  return [[name, plain(value)]];
}

export function pathText(parameter: Parameter, value: unknown): string {
  const text = serialise(parameter, value)
    .map(([, one]) => one)
    .join(",");
  const encoded = text
    .split(",")
    .map(encodeURIComponent)
    .join(parameter.style === "label" && parameter.explode ? "." : ",");
  if (parameter.style === "label") return `.${encoded}`;
  if (parameter.style === "matrix") return `;${parameter.name}=${encoded}`;
  return encoded;
}

function plain(value: unknown): string {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
