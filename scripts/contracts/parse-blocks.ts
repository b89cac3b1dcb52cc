import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { unescapePointer } from "../lib/json-pointer";
import { lineFinder } from "../lib/pointer-lines";

/** What a YAML text says, and the line, from 1, of each part of it by its JSON pointer. */
export interface ParsedText {
  readonly value: unknown;
  lineOf(pointer: string): number;
}

/**
 * Parses a contract block by block: a path or a schema each. Two versions of a contract, or two moments of one that is
 * being edited, have most blocks in common, and these are parsed once. Null where the text is not made of such blocks or
 * something is wrong in it: then it is for the parser of whole texts, which knows the place.
 */
export function parseBlocks(text: string): ParsedText | null {
  // Anchors, directives and markers reach beyond a block; a tab or a bare return is no indentation that is counted here.
  if (/^(?:---|\.\.\.|%)|(?:^|[\s[{,])[&*][^\s&*]|[\t\r]/m.test(text)) return null;
  const sections = new Map<string, Section>();
  for (const part of split(text, 0, 1)) {
    const section = sectionOf(part);
    if (!section || sections.has(section.name)) return null;
    sections.set(section.name, section);
  }
  if (sections.size === 0) return null;
  const value = Object.fromEntries([...sections].map(([name, section]) => [name, section.value]));
  return {
    value,
    lineOf: (pointer) => sections.get(stepOf(pointer, 1))?.lineOf(pointer) ?? firstLine(sections),
  };
}

/** A top-level member. */
interface Section extends ParsedText {
  readonly name: string;
  readonly line: number;
}

interface Part {
  readonly text: string;
  /** Of its first line. */
  readonly line: number;
}

/** The parts that begin with a line of this indentation; what comes before the first one holds comments alone. */
function split(text: string, indentation: number, line: number): Part[] {
  const start = new RegExp(`^ {${indentation}}[^\\s#]`);
  const parts: { lines: string[]; line: number }[] = [];
  for (const [index, one] of text.split("\n").entries()) {
    if (start.test(one)) parts.push({ lines: [one], line: line + index });
    else parts.at(-1)?.lines.push(one);
  }
  return parts.map((part) => ({ text: part.lines.join("\n"), line: part.line }));
}

function sectionOf(part: Part): Section | null {
  const name = /^([\w-]+):\n/.exec(part.text)?.[1];
  return (name !== undefined && sectionOfBlocks(name, part)) || wholeSection(part);
}

/** A section whose members are parsed each by itself; null where they are no mapping. */
function sectionOfBlocks(name: string, { text, line }: Part): Section | null {
  const blocks = new Map<string, { block: Block; line: number }>();
  const members: [string, unknown][] = [];
  for (const part of split(text, 2, line)) {
    const block = parseBlock(part.text);
    if (!block || blocks.has(block.name)) return null;
    blocks.set(block.name, { block, line: part.line });
    members.push([block.name, block.value]);
  }
  // Of less than two nothing is gained.
  if (blocks.size < 2) return null;
  return {
    name,
    line,
    value: Object.fromEntries(members),
    lineOf(pointer) {
      const found = blocks.get(stepOf(pointer, 2));
      if (!found) return line;
      return found.line - 1 + found.block.lineOf(pointer.slice(pointer.indexOf("/", 1)));
    },
  };
}

function wholeSection({ text, line }: Part): Section | null {
  const block = parseBlock(text);
  if (!block) return null;
  return {
    name: block.name,
    line,
    value: block.value,
    lineOf: (pointer) => line - 1 + block.lineOf(pointer),
  };
}

/** One member of a mapping. */
interface Block extends ParsedText {
  readonly name: string;
}

const parsed = new Map<string, Block>();
/** More than two versions of all contracts have; a server that reads them at every edit keeps no more than these. */
const maximumCachedBlocks = 4000;

/** Null where the text is anything but one member, whole and without a mistake. */
function parseBlock(text: string): Block | null {
  const known = parsed.get(text);
  if (known) return known;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const name = nameOf(document);
  if (name === null) return null;
  const value: unknown = Reflect.get(Object(document.toJS()), name);
  const block = { name, value, lineOf: lineFinder(document.contents, counter) };
  parsed.set(text, block);
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size > maximumCachedBlocks) parsed.delete(oldest);
  return block;
}

function nameOf({ errors, warnings, contents }: Document.Parsed): string | null {
  if (errors.length > 0 || warnings.length > 0 || !isMap(contents)) return null;
  const [member, ...more] = contents.items;
  const key = isScalar(member?.key) ? member.key.value : undefined;
  return typeof key === "string" && more.length === 0 ? key : null;
}

function stepOf(pointer: string, index: number): string {
  return unescapePointer(pointer.split("/")[index] ?? "");
}

function firstLine(sections: ReadonlyMap<string, Section>): number {
  const [first] = sections.values();
  return first?.line ?? 1;
}
