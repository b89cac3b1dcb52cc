import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { isMap, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { ContractProblems } from "./problem";

/** One YAML file with the line of every node. */
export interface ContractSource {
  /** Absolute path. */
  path: string;
  /** Path from `root`, with forward slashes: what problems and line maps show. */
  file: string;
  value: unknown;
  /** Line (from 1) of a JSON pointer into `value`; the nearest known parent's when the pointer has none. */
  lineOf(pointer: string): number;
}

/**
 * Reads one YAML file.
 * @throws ContractProblems when the file is missing or is not YAML, with file and line.
 */
export function readSource(path: string, root: string): ContractSource {
  const file = relative(root, path).split(sep).join("/");
  const text = readText(path, file);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  if (document.errors.length > 0) {
    throw new ContractProblems(
      document.errors.map((error) => ({
        file,
        line: error.linePos?.[0].line ?? 1,
        message: `this is not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}.`,
      })),
    );
  }
  const lines = new Map<string, number>();
  if (document.contents) recordLines(document.contents, "", counter, lines);
  return { path, file, value: document.toJS(), lineOf: (pointer) => nearestLine(pointer, lines) };
}

/** `a/b` becomes `a~1b`, as JSON pointers write it. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Keywords whose members bear names of the author's choice: below `properties`, `default` is no keyword. */
const named = [
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "schemas",
  "responses",
  "headers",
];

/** Whether a JSON pointer into a contract passes one of these keywords; a property of that name does not count. */
export function passesKeyword(pointer: string, keywords: readonly string[]): boolean {
  let isName = false;
  for (const step of pointer.split("/").slice(1)) {
    if (!isName && keywords.includes(step)) return true;
    isName = !isName && named.includes(step);
  }
  return false;
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ContractProblems([{ file, line: 1, message: "this file cannot be read; check its name." }]);
  }
}

function recordLines(
  node: ParsedNode,
  pointer: string,
  counter: LineCounter,
  lines: Map<string, number>,
): void {
  if (!lines.has(pointer)) lines.set(pointer, counter.linePos(node.range[0]).line);
  if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      const child = `${pointer}/${escapePointer(String(pair.key.value))}`;
      lines.set(child, counter.linePos(pair.key.range?.[0] ?? 0).line);
      if (pair.value) recordLines(pair.value, child, counter, lines);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => {
      recordLines(item, `${pointer}/${index}`, counter, lines);
    });
  }
}

function nearestLine(pointer: string, lines: Map<string, number>): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
    if (at === "") return 1;
  }
}
