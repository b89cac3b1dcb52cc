import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../support/project-copy";
import { sourceFiles } from "./source-files";

const maximum = 60;

/** A literal of more lines without a function inside is a table. */
const shortLiteral = 10;

/** Functions of a file with more lines of their own than allowed, one line each. */
function longFunctions(file: string, text: string): string[] {
  if (!mayHoldLongFunction(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const linesOf = (node: ts.Node) => lineAt(node.end) - lineAt(node.getStart(source)) + 1;
  const found: string[] = [];

  /** The lines of nested functions and tables below a node, without their first lines. */
  const linesApart = (node: ts.Node): number => {
    let sum = 0;
    node.forEachChild((child) => {
      sum += isFunction(child) || isTable(child) ? linesOf(child) - 1 : linesApart(child);
    });
    return sum;
  };
  const isTable = (node: ts.Node): boolean =>
    (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
    linesOf(node) > shortLiteral &&
    !contains(node, isFunction);
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && linesOf(node) > maximum && !contains(node, isJsx)) {
      const lines = linesOf(node) - linesApart(node);
      if (lines > maximum) found.push(`${file}:${lineAt(node.getStart(source)) + 1}: ${lines} lines`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/**
 * Formatted code begins every top-level statement at the start of a line, so most files need no parsing: none of their
 * statements is long. A text over several lines may have such lines inside.
 */
function mayHoldLongFunction(text: string): boolean {
  const lines = text.split("\n");
  if (lines.some((line) => line.split("`").length % 2 === 0)) return lines.length > maximum;
  const starts = lines.flatMap((line, index) => (/^[^\s})\]]/.test(line) ? [index] : []));
  return starts.some((start, index) => (starts[index + 1] ?? lines.length) - start > maximum);
}

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function contains(node: ts.Node, matches: (node: ts.Node) => boolean): boolean {
  return Boolean(node.forEachChild((child) => matches(child) || contains(child, matches) || undefined));
}

test(`no function has more than ${maximum} lines of its own; components and tables may`, () => {
  const found = sourceFiles().flatMap((file) =>
    longFunctions(file, readFileSync(join(projectRoot, file), "utf8")),
  );
  expect(found).toEqual([]);
});

describe("a planted function", () => {
  const lines = (count: number, line = "  step();") => Array(count).fill(line).join("\n");

  test.each([
    ["of 61 lines", `function run() {\n${lines(59)}\n}`],
    ["of 61 lines as the callback of a test", `test("a rule", () => {\n${lines(59)}\n});`],
    ["with a short nested one", `function run() {\n${lines(59)}\n  each(() => {\n    step();\n  });\n}`],
  ])("%s is found", (_, text) => {
    expect(longFunctions("src/a.ts", text)).toEqual([expect.stringMatching(/^src\/a\.ts:1: 6\d lines$/)]);
  });

  test.each([
    ["of 60 lines", "src/a.ts", `function run() {\n${lines(58)}\n}`],
    [
      "of functions",
      "src/a.ts",
      `function run() {\n  return { a() {\n${lines(40)}\n  }, b() {\n${lines(40)}\n  } };\n}`,
    ],
    [
      "that returns a table",
      "src/a.ts",
      `function rows() {\n  return [\n${lines(80, "    { id: 1 },")}\n  ];\n}`,
    ],
    ["that returns JSX", "src/a.tsx", `function Page() {\n${lines(80)}\n  return <main />;\n}`],
  ])("%s is allowed", (_, file, text) => {
    expect(longFunctions(file, text)).toEqual([]);
  });
});
