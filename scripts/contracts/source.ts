import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { lineFinder } from "../lib/pointer-lines";
import { type ParsedText, parseBlocks } from "./parse-blocks";
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
  const known = parsed.get(text);
  if (known) return { path, file, ...known };
  const content = parseBlocks(text) ?? parseWhole(text, file);
  parsed.set(text, content);
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size > maximumCachedSources) parsed.delete(oldest);
  return { path, file, ...content };
}

/** @throws ContractProblems when it is not YAML, with its line */
function parseWhole(text: string, file: string): ParsedText {
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
  return { value: document.toJS(), lineOf: lineFinder(document.contents, counter) };
}

/** By its text: two versions of the contracts have most files in common. Nobody changes the value of a source. */
const parsed = new Map<string, ParsedText>();
/** More than two versions of all contracts. A server that reads them at every edit keeps no more than these. */
const maximumCachedSources = 40;

/** Keywords whose members have free names: below `properties`, `default` is no keyword. */
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
