import { readFileSync } from "node:fs";
import { type Document, LineCounter, parseDocument } from "yaml";
import { lineFinder } from "../../lib/pointer-lines";
import { CheckProblem } from "../lib/problem";
import type { Content } from "./content";
import { parseJson } from "./large-json";
import { parseYaml } from "./large-yaml";

/** Direction of a body. */
export type BodyDirection = "request" | "response";

/** One parsed YAML or JSON file. */
export interface Source extends Content {
  path: string;
  /** Set in the view of a file for bodies of one direction. */
  direction?: BodyDirection;
}

/** What a file is for, where it cannot be read: a function where finding that out takes long. */
export type Purpose = string | (() => string);

/** Characters from which a text is read without a syntax tree: below it, that takes no time. */
const largeLength = 250_000;

export function readSource(path: string, purpose: Purpose): Source {
  const text = readText(path, purpose);
  const large = text.length < largeLength ? null : (parseJson(text) ?? parseYaml(text));
  return { path, ...(large ?? parseWhole(path, text)) };
}

function readText(path: string, purpose: Purpose): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new CheckProblem(
      `${typeof purpose === "string" ? purpose : purpose()} ${path} cannot be read; check its name.`,
    );
  }
}

/**
 * Parses again for the first line number: most files never need one, and positions cost more memory than a second
 * parse.
 */
function parseWhole(path: string, text: string): Content {
  const document = parse(path, text, new LineCounter());
  let find: ((pointer: string) => number) | undefined;
  return {
    value: document.toJS({ maxAliasCount: 10_000 }),
    lineOf: (pointer) => {
      if (!find) {
        const counter = new LineCounter();
        find = lineFinder(parse(path, text, counter).contents, counter);
      }
      return find(pointer);
    },
  };
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
