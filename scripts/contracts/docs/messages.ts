import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FoundOperation, record } from "../operations";

export const messageLocales = ["zh-CN", "zh-TW", "en-US"] as const;

/** Key of a message of the product → its text by language. */
export type MessageTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The message table of a project; an empty one where it has none. */
export function readMessages(root: string): MessageTable {
  const table = new Map<string, Map<string, string>>();
  for (const locale of messageLocales)
    for (const [subject, texts] of Object.entries(record(readLocale(root, locale))))
      for (const [name, text] of Object.entries(record(texts))) {
        const key = `${subject}.${name}`;
        const known = table.get(key) ?? new Map<string, string>();
        if (typeof text === "string") table.set(key, known.set(locale, text));
      }
  return table;
}

function readLocale(root: string, locale: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, "src/i18n/locales", locale, "rules.json"), "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

/** Keys of the messages that an operation's refusals name: in their schemas and in their examples. */
export function messageKeys(
  { operation }: FoundOperation,
  schemas: Record<string, unknown>,
  table: MessageTable,
): string[] {
  const keys = new Set<string>();
  const passed = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value === "string" && table.has(value)) keys.add(value);
    if (typeof value !== "object" || value === null || passed.has(value)) return;
    passed.add(value);
    for (const [name, inner] of Object.entries(value)) {
      if (name === "$ref" && typeof inner === "string")
        visit(schemas[inner.slice(inner.lastIndexOf("/") + 1)]);
      else if (name !== "description") visit(inner);
    }
  };
  visit(operation["responses"]);
  return [...keys];
}
