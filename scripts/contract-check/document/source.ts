import { readFileSync } from "node:fs";
import { type Document, LineCounter, parseDocument } from "yaml";
import { lineFinder } from "../../lib/pointer-lines";
import { CheckProblem } from "../lib/problem";

/** Direction of a body. */
export type BodyDirection = "request" | "response";

/** One parsed YAML or JSON file. */
export interface Source {
  path: string;
  value: unknown;
  /** Set in the view of a file for bodies of one direction. */
  direction?: BodyDirection;
  /** Line, from 1, of a JSON pointer; of its nearest existing parent where the pointer leads nowhere. */
  lineOf(pointer: string): number;
}

export function readSource(path: string, purpose: string): Source {
  const text = readText(path, purpose);
  const document = parse(path, text, new LineCounter());
  let find: ((pointer: string) => number) | undefined;
  return {
    path,
    value: document.toJS({ maxAliasCount: 10_000 }),
    lineOf: (pointer) => {
      find ??= linesOf(path, text);
      return find(pointer);
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

/**
 * Parses again for the first line number: most files never need one, and positions cost more memory than a second
 * parse.
 */
function linesOf(path: string, text: string): (pointer: string) => number {
  const counter = new LineCounter();
  return lineFinder(parse(path, text, counter).contents, counter);
}
