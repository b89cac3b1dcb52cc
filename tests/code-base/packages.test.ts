import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json";
import { projectRoot } from "../support/project-copy";

const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** Required by another package that is used: a peer of the testing libraries. */
const peers = ["@testing-library/dom"];

/** Packages without an import of their own, with what uses them instead. */
const used: Readonly<Record<string, RegExp>> = {
  "@biomejs/biome": /biome check/,
  tsx: /tsx scripts/,
  "typescript-native": /typescript-native/,
};

const specifier =
  /(?:from|import|import\(|@import|require\(|resolve\(|types=|mock\()\s*["'`]([^"'`\n]+)["'`/]|node_modules\/([^"'`\s]+)\/|@vitest-environment (\S+)/g;

const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file))
  .filter((file) => file !== "tests/code-base/packages.test.ts")
  .map((file) => ({ file, text: readFileSync(join(projectRoot, file), "utf8") }));

/** Every package that a file of the project imports, loads from node_modules or runs its tests in. */
const imported = new Set(
  sources
    .flatMap(({ text }) => [...text.matchAll(specifier)])
    .map(([, ...paths]) => packageOf(paths.find((path) => path !== undefined) ?? "")),
);

/** The package a path begins with: one folder, two of a scope. */
function packageOf(path: string): string {
  return path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Types of a package are used wherever the package is; those of Node everywhere. */
const typed = (name: string): string => name.replace(/^@types\//, "").replace("__", "/");

test.each(listed)("%s is used", (name) => {
  if (name === "@types/node" || peers.includes(name)) return;
  const command = used[name];
  if (command) expect(Object.values(manifest.scripts).some((line) => command.test(line))).toBe(true);
  else expect(imported).toContain(name.startsWith("@types/") ? typed(name) : name);
});

describe("decisions", () => {
  const folder = join(projectRoot, "docs/decisions");
  const decisions = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  /** Packages of the first column of a table. */
  const namesOfTable = (text: string): string[] =>
    [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]*\|$/gm)]
      .flatMap(([, cell = ""]) => cell.replace(/\([^)]*\)/g, "").split(","))
      .map((name) => name.trim());
  const reasoned = new Set(
    decisions.flatMap((text) => [
      ...namesOfTable(text),
      ...[...text.matchAll(/`([\w@/.-]+)`/g)].map(([, name = ""]) => name),
    ]),
  );

  test.each(listed.filter((name) => !name.startsWith("@types/")))("%s has a reason", (name) => {
    expect(reasoned.has(name)).toBe(true);
  });

  test("a package without a reason is found", () => {
    expect(["left-pad", "@testing-library/vue"].filter((name) => reasoned.has(name))).toEqual([]);
  });

  test("the tables of small libraries name installed packages alone", () => {
    const table =
      readFileSync(join(folder, "0006-small-libraries.md"), "utf8").split("Written by hand")[0] ?? "";
    const names = namesOfTable(table).filter((name) => !/^(library|@types.*|)$/.test(name));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

test("no build alias swaps a package for a file of the project", () => {
  const configs = sources.filter(({ file }) =>
    /^(vite|playwright)\.config\.ts$|^scripts\/build\//.test(file),
  );
  expect(configs.filter(({ text }) => /\balias\s*:\s*[[{]/.test(text)).map(({ file }) => file)).toEqual([]);
  const { compilerOptions } = JSON.parse(
    readFileSync(join(projectRoot, "tsconfig.json"), "utf8").replace(/^\s*\/\/.*$/gm, ""),
  );
  expect(Object.keys(compilerOptions.paths ?? {})).toEqual([]);
});

test("no package's code is patched", () => {
  expect(listed.filter((name) => /patch-package|patchedDependencies/.test(name))).toEqual([]);
  const plugins = sources.filter(
    ({ file }) => /^vite(st)?\.config\.ts$/.test(file) || file.startsWith("scripts/build/"),
  );
  const patching = plugins.filter(({ text }) =>
    /\b(transform|load)\s*[(:][\s\S]{0,400}node_modules/.test(text),
  );
  expect(patching.map(({ file }) => file)).toEqual([]);
});
