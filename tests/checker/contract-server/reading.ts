import { Failure } from "./call";
import { isValues, list, type Operation, type Values, values } from "./contract";
import type { Defect } from "./defect";
import type { Habits } from "./habits";
import { isValid, withDefaults } from "./valid";

interface Reader {
  habits: Habits;
  defect: Defect | undefined;
}

/** The body of a call as its contract says, or why it is refused. */
export function readBody(
  operation: Operation,
  contentType: string | undefined,
  raw: Buffer,
  { habits, defect }: Reader,
): Values {
  if (!operation.body) return {};
  const content = values(operation.body["content"]);
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isLoose = defect?.operationId === operation.id && defect.name.includes("any media type");
  if (raw.length === 0) {
    if (operation.body["required"] === true) throw new Failure(habits.invalid);
    return {};
  }
  if (!(type in content) && !isLoose) throw new Failure(415);
  if (type.startsWith("multipart/")) return {};
  const [only] = Object.values(content);
  const schema = values(values(content[type] ?? only)["schema"]);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch {
    const isBroken = defect?.operationId === operation.id && defect.name.includes("breaks on malformed");
    throw new Failure(isBroken ? 500 : 400);
  }
  if (habits.trimsFirst) body = cleaned(body, { ...habits, trims: true });
  if (!isValid(body, schema) || !isValues(body)) throw new Failure(habits.invalid);
  if (habits.refusesReadOnly && hasReadOnly(body, schema)) throw new Failure(habits.invalid);
  const isWhole = operation.method !== "PATCH";
  const kept = cleaned(isWhole ? withDefaults(body, schema) : body, habits);
  // What is left of a text without its blanks may be too short.
  if (habits.trims && !isValid(kept, schema)) throw new Failure(habits.invalid);
  return values(kept);
}

/** A query parameter the contract does not know. */
export function refuseUnknown(operation: Operation, search: string, habits: Habits): void {
  const known = operation.parameters.filter((one) => one["in"] === "query").map((one) => String(one["name"]));
  const keys = [...new URLSearchParams(search).keys()].map((key) => key.replace(/\[.*$/, ""));
  if (keys.some((key) => !known.includes(key) && key !== "key")) throw new Failure(habits.invalid);
}

const cleaned = (value: unknown, habits: Habits): unknown => {
  if (typeof value === "string") {
    const composed = habits.composes ? value.normalize("NFC") : value;
    return habits.trims ? composed.trim() : composed;
  }
  if (Array.isArray(value)) return value.map((one) => cleaned(one, habits));
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, habits)]));
};

const hasReadOnly = (body: unknown, schema: Values): boolean =>
  isValues(body) &&
  [schema, ...list(schema["allOf"]).map(values)].some((part) =>
    Object.entries(values(part["properties"])).some(
      ([name, one]) => values(one)["readOnly"] === true && name in body,
    ),
  );
