import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { LineCounter, parseDocument, type YAMLParseError } from "yaml";
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
  const mistake = firstMistake(document.errors);
  if (mistake)
    throw new ContractProblems([
      { file, line: mistake.line, message: `this is not valid YAML: ${mistake.reason}.` },
    ]);
  return { value: document.toJS(), lineOf: lineFinder(document.contents, counter) };
}

/** What the parser says of a line that it cannot place, in words that help. */
const unplaced = new Map([
  [
    "Nested mappings are not allowed in compact mappings",
    "a name does not stand where one can; check the indentation, and put a text that contains a colon in quotes",
  ],
  [
    "Implicit keys need to be on a single line",
    "a name has no colon with a blank behind it; check the indentation, too",
  ],
]);

/** One mistake makes the parser stumble again and again; of what it says of the first line the most telling is taken. */
function firstMistake(errors: readonly YAMLParseError[]): { line: number; reason: string } | undefined {
  const all = errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    reason: (error.message.split("\n")[0] ?? "").replace(/ at line.*$/, ""),
  }));
  const line = Math.min(...all.map((one) => one.line));
  const onIt = all.filter((one) => one.line === line);
  const found = onIt.find(({ reason }) => !unplaced.has(reason)) ?? onIt[0];
  return found && { line, reason: unplaced.get(found.reason) ?? found.reason };
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
