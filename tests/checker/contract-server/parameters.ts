import { list, type Operation, type Values, values } from "./contract";
import { isValid } from "./is-valid";

export interface Parameters {
  parameters: Values;
  invalidNames: string[];
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "\u0000";
  }
};

const typesOf = (schema: Values): unknown[] =>
  Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];

function coerce(text: string, schema: Values): unknown {
  const types = typesOf(schema);
  if (types.includes("integer") || types.includes("number")) {
    return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  }
  if (types.includes("boolean")) {
    if (text === "true") return true;
    if (text === "false") return false;
  }
  return text;
}

function readQuery(parameter: Values, raw: [string, string][]): unknown {
  const name = String(parameter["name"]);
  const schema = values(parameter["schema"]);
  if (parameter["style"] === "deepObject") {
    const properties = values(schema["properties"]);
    const entries = raw
      .filter(([key]) => decode(key).startsWith(`${name}[`))
      .map(([key, text]): [string, unknown] => {
        const inner = decode(key).slice(name.length + 1, -1);
        return [inner, coerce(decode(text), values(properties[inner]))];
      });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  const texts = raw.filter(([key]) => decode(key) === name).map(([, text]) => text);
  if (texts.length === 0) return undefined;
  if (schema["type"] !== "array") return texts.length > 1 ? texts : coerce(decode(texts[0] ?? ""), schema);
  const items = values(schema["items"]);
  const separators: Record<string, RegExp> = { pipeDelimited: /\||%7C/i, spaceDelimited: /\+|%20| / };
  const isExploded = parameter["explode"] ?? parameter["style"] === undefined;
  const pieces = isExploded
    ? texts
    : texts.flatMap((text) => text.split(separators[String(parameter["style"])] ?? /,/));
  return pieces.filter((text) => text !== "").map((text) => coerce(decode(text), items));
}

/** The parameters of a call, converted to their types, and the names of the invalid ones. */
export function readParameters(
  operation: Operation,
  search: string,
  path: Record<string, string>,
  headers: Record<string, string | string[] | undefined>,
): Parameters {
  const raw = search
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
    });
  const parameters: Values = {};
  const invalidNames: string[] = [];
  for (const parameter of operation.parameters) {
    const name = String(parameter["name"]);
    const schema = values(parameter["schema"]);
    let value: unknown;
    if (parameter["in"] === "query") value = readQuery(parameter, raw);
    else if (parameter["in"] === "path") {
      const text = decode((path[name] ?? "").replaceAll("+", "%2B"));
      value = coerce(parameter["style"] === "label" ? text.replace(/^\./, "") : text, schema);
    } else if (parameter["in"] === "header") {
      const text = headers[name.toLowerCase()];
      value = typeof text === "string" ? coerce(text, schema) : undefined;
    }
    if (value === undefined) {
      if (parameter["required"] === true) invalidNames.push(name);
      else if ("default" in schema) parameters[name] = schema["default"];
    } else {
      parameters[name] = value;
      if (!isValid(value, schema)) invalidNames.push(name);
    }
  }
  return { parameters, invalidNames };
}

export const texts = (value: unknown): string[] => list(value).map(String);
