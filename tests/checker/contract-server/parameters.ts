import { list, type Operation, type Values, values } from "./contract";
import { isValid } from "./valid";

export interface Parameters {
  given: Values;
  broken: string[];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "\u0000";
  }
};

const typesOf = (schema: Values): unknown[] =>
  Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];

function typed(text: string, schema: Values): unknown {
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
    const parts = raw
      .filter(([key]) => decoded(key).startsWith(`${name}[`))
      .map(([key, text]): [string, unknown] => {
        const inner = decoded(key).slice(name.length + 1, -1);
        return [inner, typed(decoded(text), values(properties[inner]))];
      });
    return parts.length === 0 ? undefined : Object.fromEntries(parts);
  }
  const texts = raw.filter(([key]) => decoded(key) === name).map(([, text]) => text);
  if (texts.length === 0) return undefined;
  if (schema["type"] !== "array") return texts.length > 1 ? texts : typed(decoded(texts[0] ?? ""), schema);
  const items = values(schema["items"]);
  const cut: Record<string, RegExp> = { pipeDelimited: /\||%7C/i, spaceDelimited: /\+|%20| / };
  const isExploded = parameter["explode"] ?? parameter["style"] === undefined;
  const pieces = isExploded
    ? texts
    : texts.flatMap((text) => text.split(cut[String(parameter["style"])] ?? /,/));
  return pieces.filter((text) => text !== "").map((text) => typed(decoded(text), items));
}

/** The parameters of a call in the types their contract says, and which of them break it. */
export function readParameters(
  operation: Operation,
  search: string,
  path: Record<string, string>,
  headers: Record<string, string | string[] | undefined>,
): Parameters {
  const raw = search
    .split("&")
    .filter((part) => part !== "")
    .map((part): [string, string] => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    });
  const given: Values = {};
  const broken: string[] = [];
  for (const parameter of operation.parameters) {
    const name = String(parameter["name"]);
    const schema = values(parameter["schema"]);
    let value: unknown;
    if (parameter["in"] === "query") value = readQuery(parameter, raw);
    else if (parameter["in"] === "path") {
      const text = decoded((path[name] ?? "").replaceAll("+", "%2B"));
      value = typed(parameter["style"] === "label" ? text.replace(/^\./, "") : text, schema);
    } else if (parameter["in"] === "header") {
      const text = headers[name.toLowerCase()];
      value = typeof text === "string" ? typed(text, schema) : undefined;
    }
    if (value === undefined) {
      if (parameter["required"] === true) broken.push(name);
      else if ("default" in schema) given[name] = schema["default"];
    } else {
      given[name] = value;
      if (!isValid(value, schema)) broken.push(name);
    }
  }
  return { given, broken };
}

export const texts = (value: unknown): string[] => list(value).map(String);
