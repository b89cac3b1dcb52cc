import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const imports = /from "([^"]+)"|import\("([^"]+)"\)/g;

/** Packages that a file of the rules imports, directly or through other files. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(new URL(`../../src/rules/${file}.ts`, import.meta.url), "utf8");
  return [...source.matchAll(imports)].flatMap(([, still, later]) => {
    const name = still ?? later ?? "";
    return name.startsWith("./") ? packagesOf(name.slice(2), seen) : [name];
  });
}

test.each(["limits", "messages", "fields", "phone", "numbers", "dates", "weeks", "rate-lock", "search-text"])(
  "%s brings no package with it",
  (file) => {
    expect(packagesOf(file)).toEqual([]);
  },
);

test("forms bring the small zod and no cryptography or drawing", () => {
  for (const group of ["content", "account", "invite", "promoter", "mall", "activity", "report"]) {
    expect(new Set(packagesOf(group))).toEqual(new Set(["zod/mini"]));
  }
});
