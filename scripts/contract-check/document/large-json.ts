import type { Content } from "./content";
import { type Child, linesOfPointers } from "./text-lines";

/** Parses a large JSON text, as programs write them; null where it is none, or has a mistake. */
export function parseJson(text: string): Content | null {
  if (!/^\s*\{/.test(text)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const start = skipSpace(text, 0);
  return {
    value,
    lineOf: linesOfPointers(text, { start, value: start }, (place) => childrenOf(text, place)),
  };
}

/** The members of an object, or the items of a list, that begins here; none of another value. */
function childrenOf(text: string, start: number): ReadonlyMap<string, Child> {
  const children = new Map<string, Child>();
  const isList = text[start] === "[";
  if (!isList && text[start] !== "{") return children;
  let at = skipSpace(text, start + 1);
  while (at < text.length && !/[\]}]/.test(text.charAt(at))) {
    const key = isList ? at : skipValue(text, at);
    const value = isList ? at : skipSpace(text, skipSpace(text, key) + 1);
    const name = isList ? String(children.size) : String(JSON.parse(text.slice(at, key)));
    children.set(name, { start: at, value });
    at = skipSpace(text, skipValue(text, value));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return children;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

const quote = 34;
const backslash = 92;

/** The place behind the value that begins here. */
function skipValue(text: string, start: number): number {
  const token = /[^\s,\]}]*/y;
  if (text.charCodeAt(start) === quote) return skipText(text, start);
  if (!/[{[]/.test(text.charAt(start))) {
    token.lastIndex = start;
    return start + (token.exec(text)?.[0].length ?? 0);
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = skipText(text, at) - 1;
    // { and [, } and ] differ in one bit from each other.
    else if ((code | 32) === 123) depth += 1;
    else if ((code | 32) === 125) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function skipText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at + 1;
}
