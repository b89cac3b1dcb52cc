import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../../src/platform/locale";

/** The translation of a key such as "common:action.retry" with its values; `count` chooses the plural. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A pattern that matches the translation of a key with any values; `count` chooses the plural. */
export type Like = (key: string, count?: number) => RegExp;

/** The translations of a language, read from the locale files. A key without a translation throws. */
export function translationsOf(locale: Locale): Translate {
  return (key, values = {}) => {
    const text =
      values["count"] === undefined ? textAt(locale, key) : countedAt(locale, key, values["count"]);
    return text.replace(placeholder, (_, name: string) => String(values[name] ?? ""));
  };
}

/** A pattern for the beginning of a text: the translation of a key with any values. */
export function patternsOf(locale: Locale): Like {
  return (key, count) => {
    const text = count === undefined ? textAt(locale, key) : countedAt(locale, key, count);
    const segments = text.split(placeholder);
    // Splitting by a pattern with a group puts the names of the values between the texts.
    const between = segments.filter((_, index) => index % 2 === 0).map(escaped);
    return new RegExp(`^${between.join(".*")}`);
  };
}

const placeholder = /\{\{(\w+)(?:, \w+)?\}\}/g;

function textAt(locale: Locale, key: string): string {
  const [namespace = "", path = ""] = key.split(":");
  const text = path.split(".").reduce<unknown>(inside, fileOf(locale, namespace));
  if (typeof text !== "string") throw new Error(`No words for "${key}" in ${locale}.`);
  return text;
}

function countedAt(locale: Locale, key: string, count: string | number): string {
  return textAt(locale, `${key}_${new Intl.PluralRules(locale).select(Number(count))}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const files = new Map<string, unknown>();

function fileOf(locale: Locale, namespace: string): unknown {
  const path = join(import.meta.dirname, "../../../src/i18n/locales", locale, `${namespace}.json`);
  if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, "utf8")));
  return files.get(path);
}

function inside(text: unknown, name: string): unknown {
  return typeof text === "object" && text !== null
    ? Object.entries(text).find(([key]) => key === name)?.[1]
    : undefined;
}
