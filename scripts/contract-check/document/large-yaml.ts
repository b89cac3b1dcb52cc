import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { unescapePointer } from "../../lib/json-pointer";
import { lineFinder } from "../../lib/pointer-lines";
import type { Content } from "./content";

/**
 * Parses a large YAML text part by part, a path or a group of components each: the syntax tree of a whole text takes
 * twenty times its size. Null where the text is not made of such parts or something is wrong in it: then it is for the
 * parser of whole texts, which knows the place.
 */
export function parseSections(text: string): Content | null {
  // Anchors, directives and markers reach beyond a part; a tab or a bare return is no indentation that is counted here.
  if (/^(?:---|\.\.\.|%)|(?:^|[\s[{,])[&*][^\s&*]|[\t\r]/m.test(text)) return null;
  return membersOf({ lines: text.split("\n"), line: 1 }, 0);
}

interface Part {
  readonly lines: readonly string[];
  /** Number of its first line. */
  readonly line: number;
}

/** Parts shorter than this many lines are parsed whole. */
const wholeLength = 400;
/** `components`, `schemas`, and a schema: what lies deeper is small. */
const maximumIndentation = 4;

/**
 * The members of a mapping whose keys have this indentation; null where it is no such mapping. It begins where its key
 * does, or else at its first member.
 */
function membersOf(part: Part, indentation: number, keyLine?: number): Content | null {
  const members = new Map<string, Content>();
  const parts = split(part, indentation);
  for (const one of parts) {
    const member = memberOf(one, indentation);
    if (!member || members.has(member.name)) return null;
    members.set(member.name, member);
  }
  if (members.size === 0) return null;
  return {
    value: Object.fromEntries([...members].map(([name, { value }]) => [name, value])),
    lineOf: (pointer) =>
      members.get(unescapePointer(pointer.split("/")[1] ?? ""))?.lineOf(pointer) ??
      keyLine ??
      parts[0]?.line ??
      1,
  };
}

/** A member of a mapping; its pointers begin with its name. */
interface Member extends Content {
  readonly name: string;
}

function memberOf(part: Part, indentation: number): Member | null {
  if (part.lines.length < wholeLength || indentation >= maximumIndentation) return wholeMember(part);
  const name = /^ *([\w.-]*[a-z_.-][\w.-]*): *$/i.exec(part.lines[0] ?? "")?.[1];
  const inner = { lines: part.lines.slice(1), line: part.line + 1 };
  const content = name !== undefined && membersOf(inner, indentation + 2, part.line);
  if (!content) return wholeMember(part);
  return {
    name,
    value: content.value,
    lineOf: (pointer) => {
      const below = pointer.indexOf("/", 1);
      return below < 0 ? part.line : content.lineOf(pointer.slice(below));
    },
  };
}

/** The parts that begin with a line of this indentation; what comes before the first one holds comments alone. */
function split({ lines, line }: Part, indentation: number): Part[] {
  const start = new RegExp(`^ {${indentation}}[^\\s#]`);
  const starts = [...lines.keys()].filter((index) => start.test(lines[index] ?? ""));
  return starts.map((from, index) => ({ lines: lines.slice(from, starts[index + 1]), line: line + from }));
}

/** One member, parsed at once; null where it is anything else, or has a mistake. */
function wholeMember({ lines, line }: Part): Member | null {
  const text = lines.join("\n");
  const name = nameOf(parseDocument(text, { uniqueKeys: true, merge: true }));
  if (!name) return null;
  let find: ((pointer: string) => number) | undefined;
  return {
    ...name,
    lineOf: (pointer) => {
      if (!find) {
        const counter = new LineCounter();
        find = lineFinder(parseDocument(text, { lineCounter: counter, merge: true }).contents, counter);
      }
      return line - 1 + find(pointer);
    },
  };
}

function nameOf(document: Document.Parsed): { name: string; value: unknown } | null {
  const { errors, warnings, contents } = document;
  if (errors.length > 0 || warnings.length > 0 || !isMap(contents)) return null;
  const [member, ...more] = contents.items;
  const key = isScalar(member?.key) ? member.key.value : undefined;
  if (typeof key !== "string" || more.length > 0) return null;
  return { name: key, value: Reflect.get(Object(document.toJS()), key) };
}
