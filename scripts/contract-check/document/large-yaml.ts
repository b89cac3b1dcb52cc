import { CORE_SCHEMA, EVENT_ID, type Event, load, mergeTag, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { Content } from "./content";
import { type Child, linesOfPointers } from "./text-lines";

const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * Parses a large YAML text without a syntax tree, which takes eight times as long and twenty times its size. Null where
 * something is wrong in it: then it is for the parser of whole texts, which tells the place in its words.
 */
export function parseYaml(text: string): Content | null {
  let value: unknown;
  try {
    value = load(text, { schema });
  } catch {
    return null;
  }
  let find: ((pointer: string) => number) | undefined;
  return {
    value,
    lineOf: (pointer) => {
      find ??= lineFinder(text);
      return find(pointer);
    },
  };
}

/** What begins at each event of a text, in arrays of numbers: there is one for every dozen of its characters. */
interface Outline {
  readonly types: Uint8Array;
  /** Places in the text. */
  readonly starts: Int32Array;
  /** Of a scalar, behind its text. */
  readonly ends: Int32Array;
  /** The event behind the whole value. */
  readonly next: Int32Array;
}

/** The first event is that of the document. */
const root = 1;

function lineFinder(text: string): (pointer: string) => number {
  const outline = outlineOf(parseEvents(text, {}));
  const start = outline.starts[root] ?? 0;
  return linesOfPointers(text, { start, value: root }, (event) => childrenOf(text, outline, event));
}

function outlineOf(events: readonly Event[]): Outline {
  const outline: Outline = {
    types: Uint8Array.from(events, ({ type }) => type),
    starts: new Int32Array(events.length),
    ends: new Int32Array(events.length),
    next: new Int32Array(events.length),
  };
  const open: number[] = [];
  let start = 0;
  for (const [index, event] of events.entries()) {
    start = startOf(event) ?? start;
    outline.starts[index] = start;
    if (event.type === EVENT_ID.SCALAR) outline.ends[index] = event.valueEnd;
    if (event.type === EVENT_ID.POP) outline.next[open.pop() ?? 0] = index + 1;
    else if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) outline.next[index] = index + 1;
    else open.push(index);
  }
  return outline;
}

/** Undefined where nothing is written, as behind the key of an empty member. */
function startOf(event: Event): number | undefined {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) return event.start;
  if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) return undefined;
  // The text of a block scalar begins in the line behind its sign.
  const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
  return isBlock ? event.valueStart - 1 : event.valueStart;
}

/** The members of a mapping, or the items of a sequence, that begins at this event; none of another value. */
function childrenOf(text: string, outline: Outline, parent: number): ReadonlyMap<string, Child> {
  const children = new Map<string, Child>();
  const { types, starts, next } = outline;
  const isList = types[parent] === EVENT_ID.SEQUENCE;
  if (!isList && types[parent] !== EVENT_ID.MAPPING) return children;
  const behind = (event: number) => next[event] ?? Number.POSITIVE_INFINITY;
  for (let at = parent + 1; at < behind(parent) - 1; ) {
    const value = isList ? at : behind(at);
    const name = isList ? String(children.size) : keyAt(text, outline, at);
    if (name !== undefined) children.set(name, { start: starts[at] ?? 0, value });
    at = behind(value);
  }
  return children;
}

/** A key as it is named in a pointer; undefined where it is no scalar. */
function keyAt(text: string, { types, starts, ends }: Outline, event: number): string | undefined {
  if (types[event] !== EVENT_ID.SCALAR) return undefined;
  const [start, end] = [starts[event] ?? 0, ends[event] ?? 0];
  const isQuoted = /["']/.test(text.charAt(start - 1));
  return String(load(isQuoted ? text.slice(start - 1, end + 1) : text.slice(start, end), { schema }));
}
