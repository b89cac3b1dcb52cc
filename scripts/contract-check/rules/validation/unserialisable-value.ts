import type { Checker } from "../../engine/checker";
import { isObject } from "../../lib/json";
import type { Parameter } from "../../load/model";
import type { Edge } from "../../schema/edges";

/** Why a non-JSON body cannot carry a value; undefined where it can. */
export function unsendable(type: string, { keyword, value }: Edge): string | undefined {
  if (/json/.test(type)) return undefined;
  const isForm = /form/.test(type);
  if (keyword !== "type" && keyword !== "null" && (isForm ? isObject(value) : typeof value === "string"))
    return undefined;
  return isForm ? "in a form everything is text" : "such a body is text, whatever is sent";
}

/** Why a parameter cannot carry a value; undefined where it can. */
export function unserialisable(
  checker: Checker,
  parameter: Parameter,
  { value, keyword, what, isValid }: Edge,
  types: ReadonlySet<string>,
): string | undefined {
  const text = String(value);
  // In JSON every value is written as what it is.
  if (parameter.isJson && parameter.in === "query") return undefined;
  if (/\n/.test(text)) return "a line break is taken away on the way";
  if (value === "" || (Array.isArray(value) && value.length === 0)) return "an empty value is no value there";
  if (keyword === "null" || keyword === "optional") return "there is no null in an address or a header";
  const isHeader = parameter.in === "header" || parameter.in === "cookie";
  if (isHeader && (/outside Latin-1|bytes/.test(what) || !/^[\x20-\x7e]*$/.test(text)))
    return "a header carries only ASCII";
  if (isHeader && text !== text.trim()) return "blanks around a header are taken away on the way";
  if (parameter.in === "cookie" && /[\s",;\\]/.test(text)) return "a cookie has no such letters";
  if (parameter.in === "path" && typeof value === "string" && /^\.*$|\//.test(value))
    return "in a path it would be another path";
  if (!isValid && !isStillInvalid(checker, parameter, value, types)) return "as text it is valid again";
  return undefined;
}

/** In an address the text `5` is a number again: an invalid value must be invalid in every reading. */
function isStillInvalid(
  checker: Checker,
  parameter: Parameter,
  value: unknown,
  types: ReadonlySet<string>,
): boolean {
  if (types.has("array") || types.has("object")) return true;
  const readings: unknown[] = [String(value)];
  if (types.has("integer") || types.has("number")) readings.push(Number(value));
  if (types.has("boolean")) readings.push(value === "true" ? true : value === "false" ? false : value);
  return readings.every((one) => !checker.validator.isValid(parameter.schema, one));
}
