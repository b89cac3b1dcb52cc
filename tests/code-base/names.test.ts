import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../support/project-copy";
import naming from "./naming.json";
import { projectFiles, sourceFiles } from "./source-files";

const avoid = new Map(Object.entries(naming.avoid));
const exceptions = new Map(Object.entries(naming.exceptions));

/** `useNearView`, `near-view.ts` → near, view. */
function wordsOf(name: string): string[] {
  return name
    .replace(/\.(test\.)?(tsx?|m?js)$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Names that a file declares, with their lines. */
function declaredNames(file: string, text: string): { name: string; line: number }[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const name = isUse(node) ? undefined : nameOf(node);
    if (name)
      found.push({
        name: name.text.replace(/^#/, ""),
        line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1,
      });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Nodes that have a name and declare none. */
function isUse(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) ||
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node) ||
    ts.isJsxAttribute(node)
  );
}

function nameOf(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  const name: unknown = "name" in node ? node.name : undefined;
  return isIdentifier(name) ? name : undefined;
}

function isIdentifier(value: unknown): value is ts.Identifier | ts.PrivateIdentifier {
  return typeof value === "object" && value !== null && "text" in value && "escapedText" in value;
}

const anyAvoided = new RegExp(
  [...avoid.keys()]
    .flatMap((word) => [`(?<![a-z])${word}(?![a-z])`, `${capitalised(word)}(?![a-z])`])
    .join("|"),
);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether the text outside its comments holds an avoided word; most files do not and need no parsing. */
function mayDeclareAvoided(text: string): boolean {
  return anyAvoided.test(text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, ""));
}

/** Its own name and those it declares; where no avoided word can be among these, its own alone. */
function namesIn(file: string, text: string): { name: string; line: number }[] {
  const declared = mayDeclareAvoided(text) ? declaredNames(file, text) : [];
  return [{ name: basename(file), line: 0 }, ...declared];
}

/** One line for every name that contains an avoided word and is no exception. */
function findAvoided(file: string, names: readonly { name: string; line: number }[]): string[] {
  return names.flatMap(({ name, line }) => {
    if (exceptions.has(name)) return [];
    const word = wordsOf(name).find((one) => avoid.has(one));
    return word === undefined ? [] : [`${file}:${line} ${name}: write ${avoid.get(word)} instead of ${word}`];
  });
}

describe("names", () => {
  const files = sourceFiles().map((file) => ({
    file,
    names: namesIn(file, readFileSync(join(projectRoot, file), "utf8")),
  }));

  test("no identifier or file name holds a word that the code base avoids", () => {
    expect(files.flatMap(({ file, names }) => findAvoided(file, names))).toEqual([]);
  });

  test("every exception is used and carries a reason", () => {
    const used = new Set(files.flatMap(({ names }) => names.map(({ name }) => name)));
    expect([...exceptions.keys()].filter((name) => !used.has(name))).toEqual([]);
    expect([...exceptions.values()].filter((reason) => reason.length < 10)).toEqual([]);
  });

  test.each([
    ["src/checkout-wish.ts", "export const one = 1;", "src/checkout-wish.ts:0 checkout-wish.ts"],
    ["src/a.ts", "\nexport function useWishKey() {}", "src/a.ts:2 useWishKey"],
    ["src/a.ts", "export interface KeptRow { id: number }", "src/a.ts:1 KeptRow"],
    ["src/a.ts", "export type Row = { keptAt: string };", "src/a.ts:1 keptAt"],
    ["src/a.ts", "const { id: thingId } = { id: 1 };", "src/a.ts:1 thingId"],
    ["src/a.ts", "class Store { #kept = 1; }", "src/a.ts:1 kept"],
    ["src/a.ts", "const handle = (door: string) => door;", "src/a.ts:1 door"],
  ])("a planted name in %s is found: %s", (file, text, expected) => {
    expect(findAvoided(file, namesIn(file, text)).map((line) => line.split(": write")[0])).toEqual([
      expected,
    ]);
  });
});

describe("texts", () => {
  const phrases = new Map(Object.entries(naming.avoidPhrases));

  test("no comment, text or page of documentation holds an avoided phrase", () => {
    const listed = projectFiles()
      .filter((file) => /^(src|mocks|scripts|tests|docs|contracts)\/|^README\.md$/.test(file))
      .filter(
        (file) => /\.(tsx?|md|ya?ml|css|js|mjs)$/.test(file) && file !== "tests/code-base/names.test.ts",
      );
    const found = listed.flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), "utf8").toLowerCase();
      return [...phrases.keys()]
        .filter((phrase) => text.includes(phrase))
        .map((phrase) => `${file}: ${phrase}`);
    });
    expect(found).toEqual([]);
  });
});
