import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../../src/platform/locale";

/** Says a key such as "common:action.retry" in one language, its values filled in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of a language, read from the files the site is built from. A key without words throws. */
export function wordsOf(locale: Locale): Say {
  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const words = path.split(".").reduce<unknown>(inside, fileOf(locale, namespace));
    if (typeof words !== "string") throw new Error(`No words for "${key}" in ${locale}.`);
    return words.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

const files = new Map<string, unknown>();

function fileOf(locale: Locale, namespace: string): unknown {
  const path = join(import.meta.dirname, "../../../src/i18n/locales", locale, `${namespace}.json`);
  if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, "utf8")));
  return files.get(path);
}

function inside(words: unknown, name: string): unknown {
  return typeof words === "object" && words !== null
    ? Object.entries(words).find(([key]) => key === name)?.[1]
    : undefined;
}
