import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../../src/platform/locale";
import { fieldMessageKeys, messageKeys } from "../../../src/rules/messages";

/** The texts of all messages by locale: key → text, with `{{name}}` for its values. */
export function messageTexts(root: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    locales.map((locale) => {
      const texts = { ...flatTexts(root, locale, "rules"), ...flatTexts(root, locale, "common") };
      return [
        locale,
        Object.fromEntries([...messageKeys, ...fieldMessageKeys].map((key) => [key, texts[key] ?? ""])),
      ];
    }),
  );
}

/** A file of translations as `group.name` → text. */
function flatTexts(root: string, locale: string, namespace: string): Record<string, string> {
  const path = join(root, "src/i18n/locales", locale, `${namespace}.json`);
  const nested: Record<string, unknown> = JSON.parse(readFileSync(path, "utf8"));
  return Object.fromEntries(
    Object.entries(nested).flatMap(([group, members]) =>
      Object.entries(members ?? {}).flatMap(([name, text]) =>
        typeof text === "string" ? [[`${group}.${name}`, text] as const] : [],
      ),
    ),
  );
}
