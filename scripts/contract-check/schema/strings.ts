import { createRequire } from "node:module";
import type * as FastCheck from "fast-check";
import type { Random } from "../../lib/random";
import { toJson } from "../lib/exact-json";
import type { Shape } from "./shape-type";

// Loaded for the first pattern: many contracts have none.
const load = createRequire(import.meta.url);

/** Example text of a `format`. */
export function formatted(format: string, random: Random): string | undefined {
  const day = () => `2026-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const clock = () =>
    `${two(random.between(0, 23))}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;
  switch (format) {
    case "date":
      return day();
    case "date-time":
      return `${day()}T${clock()}Z`;
    case "time":
      return `${clock()}Z`;
    case "duration":
      return `PT${random.between(1, 50)}M`;
    case "email":
    case "idn-email":
      return `${random.word(8, "abcdefghijklmnopqrstuvwxyz")}@example.com`;
    case "uuid":
      return uuid(random);
    case "uri":
    case "url":
    case "iri":
      return `https://example.com/${random.word(6)}`;
    case "uri-reference":
    case "iri-reference":
      return `/${random.word(6)}`;
    case "hostname":
    case "idn-hostname":
      return `${random.word(6)}.example.com`;
    case "ipv4":
      return `192.0.2.${random.between(1, 254)}`;
    case "ipv6":
      return `2001:db8::${random.between(1, 9999)}`;
    case "byte":
      return Buffer.from(random.word(9)).toString("base64");
    case "json-pointer":
      return `/${random.word(4)}`;
    default:
      return undefined;
  }
}

function uuid(random: Random): string {
  const hex = (length: number) => random.word(length, "0123456789abcdef");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** Generating from a pattern is slow; results are cached. */
const pools = new Map<string, string[]>();

/** Texts that fit the patterns and lengths of a shape, as different as possible; empty where none is found. */
export function matching(shape: Shape, random: Random, count: number): string[] {
  const pool = poolOf(shape);
  if (pool.length <= count) return pool;
  const start = random.between(0, pool.length - 1);
  return Array.from({ length: count }, (_, index) => pool[(start + index * 7) % pool.length] ?? "");
}

/** The shortest and the longest text found. */
export function extremes(shape: Shape): string[] {
  const byLength = [...poolOf(shape)].sort((a, b) => characters(a) - characters(b));
  return [byLength[0], byLength.at(-1)].filter((text) => text !== undefined);
}

/** A text that fits the patterns and is unlikely to exist on the server. */
export function varied(shape: Shape, random: Random): string | undefined {
  const text = random.pick(poolOf(shape).filter((one) => one.length > 0)) ?? random.pick(poolOf(shape));
  if (text === undefined) return undefined;
  const swap = (letter: string): string => {
    if (/[a-z]/.test(letter)) return random.word(1, "abcdefghijklmnopqrstuvwxyz");
    if (/[A-Z]/.test(letter)) return random.word(1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    return /\d/.test(letter) ? random.word(1, "0123456789") : letter;
  };
  for (const share of [1, 0.6, 0.3]) {
    const changed = [...text].map((letter) => (random.next() < share ? swap(letter) : letter)).join("");
    if (shape.patterns.every((pattern) => toExpression(pattern).test(changed))) return changed;
  }
  return text;
}

/** Generates a pattern's texts ahead of use. */
export function findTexts(shape: Shape): void {
  poolOf(shape);
}

function poolOf(shape: Shape): string[] {
  const [pattern, ...others] = shape.patterns;
  if (pattern === undefined) return [];
  const key = toJson([shape.patterns, shape.minLength, shape.maxLength]);
  const known = pools.get(key);
  if (known) return known;
  const fits = (text: string) =>
    characters(text) >= (shape.minLength ?? 0) &&
    characters(text) <= (shape.maxLength ?? Number.POSITIVE_INFINITY) &&
    others.every((other) => toExpression(other).test(text)) &&
    toExpression(pattern).test(text);
  const found = new Set(textsLike(pattern, 60).filter(fits));
  // A look-ahead cannot be generated, but some of many texts of the rest satisfy it.
  if (found.size === 0 && /\(\?<?[=!]/.test(pattern))
    for (const text of textsLike(pattern.replace(lookaround, ""), 600)) if (fits(text)) found.add(text);
  const pool = [...found];
  pools.set(key, pool);
  return pool;
}

/** A group without groups inside. */
const lookaround = /\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()[\]\\])*\)/g;

/** Short and long texts of a pattern; empty where none can be generated. */
function textsLike(pattern: string, count: number): string[] {
  try {
    const { sample, stringMatching } = load("fast-check") as typeof FastCheck;
    // Without an upper bound the largest size would fill the memory.
    const isBounded = isAnchored(pattern) && !/[*+]|\{\d+,\}|,\d{4,}\}/.test(plain(pattern));
    const sizes = isBounded ? (["small", "max"] as const) : (["small"] as const);
    return sizes.flatMap((size) =>
      sample(stringMatching(toExpression(pattern), { size }), { seed: 1, numRuns: count }),
    );
  } catch {
    // The schema's examples are used instead.
    return [];
  }
}

/** Escapes and classes replaced by plain letters: the structure of the pattern is left. */
function plain(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, "x");
}

/** Whether every alternative of a pattern is anchored at both ends; at an open end any text may follow. */
function isAnchored(pattern: string): boolean {
  let frame = plain(pattern);
  for (let before = ""; before !== frame; ) {
    before = frame;
    frame = frame.replace(/\([^()]*\)/g, "x");
  }
  return frame.split("|").every((choice) => /^\^.*\$$/.test(choice));
}

const expressions = new Map<string, RegExp>();

/** The expression of a pattern; without flags that remember a position, so that one serves all texts. */
export function toExpression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? compileExpression(pattern);
  expressions.set(pattern, known);
  return known;
}

function compileExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    try {
      return new RegExp(pattern);
    } catch {
      return /(?:)/;
    }
  }
}

/** JSON Schema counts characters, not UTF-16 code units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Plain text of an exact length: letters, or characters outside Latin-1. */
export function textOf(length: number, random: Random, kind: "plain" | "wide" = "plain"): string {
  if (kind === "wide") return random.word(length, "漢字库存测试語言ñéКиї日本");
  return random.word(length, "abcdefghijklmnopqrstuvwxyz");
}
