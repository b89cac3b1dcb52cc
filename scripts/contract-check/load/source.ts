import { readFileSync } from "node:fs";
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from "yaml";
import { escapePointer } from "../json";
import { CheckProblem } from "../problem";

/** One YAML or JSON file with the line of every part. */
export interface Source {
  path: string;
  value: unknown;
  /** Line, from 1, of a JSON pointer; the nearest known parent's where the pointer leads nowhere. */
  lineOf(pointer: string): number;
}

export function readSource(path: string, purpose: string): Source {
  const text = readText(path, purpose);
  const document = parse(path, text, new LineCounter());
  let lines: ReadonlyMap<string, number> | undefined;
  return {
    path,
    value: document.toJS({ maxAliasCount: 10_000 }),
    lineOf: (pointer) => {
      lines ??= linesOf(path, text);
      return nearestLine(pointer, lines);
    },
  };
}

function readText(path: string, purpose: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new CheckProblem(`${purpose} ${path} cannot be read; check its name.`);
  }
}

function parse(path: string, text: string, counter: LineCounter): Document.Parsed {
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: true });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const reason = (error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "");
    throw new CheckProblem(`${path}:${line} is not valid YAML: ${reason}.`);
  }
  return document;
}

/** Read a second time for the first finding: most files need no lines, and to keep them costs more than to read them. */
function linesOf(path: string, text: string): Map<string, number> {
  const counter = new LineCounter();
  const lines = new Map<string, number>();
  const { contents } = parse(path, text, counter);
  if (contents) recordLines(contents, "", counter, lines);
  return lines;
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

function nearestLine(pointer: string, lines: ReadonlyMap<string, number>): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
    if (at === "") return 1;
  }
}
