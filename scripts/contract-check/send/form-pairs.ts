import { toJson } from "../lib/exact-json";
import { isObject } from "../lib/json";

/** The members of a body as the pairs of a form. What is null has none. */
export function formPairs(body: unknown): [string, string][] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((item): [string, string] => [name, text(item)])
      : value === null
        ? []
        : [[name, text(value)]],
  );
}

const text = (value: unknown): string => (typeof value === "object" ? toJson(value) : String(value));
