import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageTexts } from "./texts";

/** Modules of the page's script, each after those it imports. */
const modules = [
  "texts",
  "address",
  "search",
  "keyboard",
  "work-list",
  "call",
  "snippets",
  "other-site",
  "send-call",
  "try-form",
  "copy",
  "page",
] as const;

/**
 * The script of the page in one file: a page opened from a disk may not load modules. Their names are unique across
 * files, so that it is enough to take imports and exports away.
 */
export function pageScript(): string {
  const texts = `globalThis.contractTexts = ${JSON.stringify(pageTexts)};`;
  const parts = modules.map((name) =>
    readFileSync(join(import.meta.dirname, "client", `${name}.js`), "utf8")
      .replace(/^import [^;]*;\n/gm, "")
      .replace(/^export /gm, ""),
  );
  return `"use strict";\n(() => {\n${[texts, ...parts].join("\n")}})();\n`;
}
