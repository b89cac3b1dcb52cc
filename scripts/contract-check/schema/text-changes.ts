import type { Random } from "../../lib/random";
import { toJson } from "../lib/exact-json";
import type { Change, Make } from "./change";
import type { Shape } from "./shape-type";
import { characters, extremes, matching, textOf, toExpression } from "./strings";

/** Changes of a text to either side of its length, pattern and format. */
export function stringChanges(shape: Shape, value: unknown, random: Random, good: Make, bad: Make): Change[] {
  return [
    ...freeTexts(shape, random, good),
    ...(isAddress(shape) ? addressTexts(shape, value, good) : patternTexts(shape, random, good)),
    ...wrongLengths(shape, value, random, bad),
    ...shape.patterns.flatMap((pattern) =>
      breakingPattern(pattern, shape, value).map((wrong) =>
        bad("pattern", wrong, `the text ${toJson(wrong)}, which does not match ${pattern}`),
      ),
    ),
    ...(shape.format === undefined ? [] : formatChanges(shape.format, value, good, bad)),
  ];
}

/** Valid texts of a schema without pattern and format. */
function freeTexts(shape: Shape, random: Random, good: Make): Change[] {
  const { minLength = 0, maxLength } = shape;
  if (!isPlain(shape)) return [];
  const minimum = Math.max(1, minLength);
  const changes = [good("minLength", textOf(minimum, random), `${minimum} characters`)];
  if (minLength === 0) changes.push(good("minLength", "", "empty text"));
  if (maxLength !== undefined && maxLength <= 100_000)
    changes.push(
      good("maxLength", textOf(maxLength, random), `${maxLength} characters`),
      good("maxLength", textOf(maxLength, random, "wide"), `${maxLength} characters outside Latin-1`),
      // JSON Schema counts characters, not UTF-16 code units.
      good("maxLength", "😀".repeat(maxLength), `${maxLength} characters of four bytes`),
    );
  const least = Math.max(minLength, Math.min(6, maxLength ?? 6));
  changes.push(good("text", textOf(least, random, "wide"), "text outside Latin-1"));
  if ((maxLength ?? 40) >= 40 && minLength <= 40)
    changes.push(
      good("text", `Tag's "quoted" <b>text</b> & \\ ${textOf(4, random)}; --`, "quotes and angle brackets"),
    );
  if ((maxLength ?? 12) >= 12)
    changes.push(good("text", `smile 😀 ${textOf(4, random)}`, "a character of four bytes"));
  return changes;
}

/** Valid texts of a schema with patterns. */
function patternTexts(shape: Shape, random: Random, good: Make): Change[] {
  if (shape.patterns.length === 0) return [];
  const { minLength = 0, maxLength } = shape;
  // Few patterns accept any text; where one does, real users send any text.
  const changes = [
    good("text", `smile 😀 ${textOf(4, random)}`, "a character of four bytes"),
    good("text", textOf(Math.max(6, minLength), random, "wide"), "text outside Latin-1"),
  ];
  const samples = matching(shape, random, 6);
  if (samples.length === 0) return changes;
  for (const sample of new Set([...extremes(shape), ...samples.slice(0, 3)]))
    changes.push(good("pattern", sample, `the text ${toJson(sample)}`));
  // Texts of exactly the shortest and the longest length that fit the pattern, where one is found.
  const all = [...extremes(shape), ...samples];
  if (minLength > 0 && minLength < 10_000)
    changes.push(good("minLength", cutTo(all[0], minLength), `${minLength} characters`));
  if (maxLength !== undefined && maxLength <= 10_000)
    for (const sample of all.slice(0, 3))
      changes.push(good("maxLength", longer(sample, maxLength), `${maxLength} characters`));
  return changes;
}

const isAddress = ({ format }: Shape): boolean => /^(uri|url|iri)$/.test(format ?? "");

/** A pattern beside the format, such as `^https://`, has texts that are no addresses: only the length is varied. */
function addressTexts({ maxLength }: Shape, value: unknown, good: Make): Change[] {
  if (maxLength === undefined || maxLength > 10_000) return [];
  return [good("maxLength", longer(value, maxLength), `${maxLength} characters`)];
}

function wrongLengths(shape: Shape, value: unknown, random: Random, bad: Make): Change[] {
  const { minLength = 0, maxLength } = shape;
  const changes: Change[] = [];
  if (minLength > 0 && minLength < 10_000) {
    const short = shape.patterns.length > 0 ? cutTo(value, minLength - 1) : textOf(minLength - 1, random);
    if (shape.format === undefined) changes.push(bad("minLength", short, `${minLength - 1} characters`));
  }
  if (maxLength !== undefined && maxLength <= 200_000) {
    const long = isPlain(shape) ? textOf(maxLength + 1, random) : longer(value, maxLength + 1);
    changes.push(bad("maxLength", long, `${maxLength + 1} characters`));
  }
  return changes;
}

const isPlain = ({ patterns, format }: Shape): boolean => patterns.length === 0 && format === undefined;

function cutTo(value: unknown, length: number): string {
  return [...String(value)].slice(0, length).join("");
}

/** The value made longer by repeating its own characters, so that as little else as possible changes. */
function longer(value: unknown, length: number): string {
  const text = typeof value === "string" && value !== "" ? value : "a";
  const at = text.indexOf("@");
  if (at > 0) return "a".repeat(Math.max(1, length - text.length + at)) + text.slice(at);
  const last = [...text].at(-1) ?? "a";
  return text + last.repeat(Math.max(0, length - characters(text)));
}

/** Texts that break a pattern: at either end, in length, in kind of character. */
function breakingPattern(pattern: string, shape: Shape, value: unknown): string[] {
  const expression = toExpression(pattern);
  const text = typeof value === "string" ? value : "";
  const extreme = extremes(shape).at(-1) ?? text;
  const least = shape.minLength ?? 0;
  const last = (one: string): string => [...one].at(-1) ?? "";
  const variants: string[][] = [
    [
      `${text.slice(0, -1)}!`,
      `${text.slice(0, -1)} `,
      `!${text.slice(1)}`,
      `${text}!`,
      text.toUpperCase(),
      text.toLowerCase(),
      "!".repeat(Math.max(1, least)),
      "not matching",
      "0",
      " ".repeat(Math.max(1, least)),
    ],
    [`x${text}`, `0${text}`, `!${text}`],
    [`${text}x`, `${text}!`],
    [extreme + last(extreme), text + last(text)],
    [text.slice(0, -1)],
    [`${text}\n`],
    [text.toLowerCase(), text.toUpperCase()],
    // Addresses without encryption are the ones that `^https://` is for.
    [text.replace(/^https:/, "http:")],
    ...excludedBy(pattern).map((letter) => [
      `${text.slice(0, -1)}${letter}`,
      `${letter}${text.slice(1)}`,
      `${text}${letter}`,
    ]),
    ...swapped(text),
  ];
  const fits = (one: string) =>
    characters(one) >= least && characters(one) <= (shape.maxLength ?? Number.POSITIVE_INFINITY);
  const breaks = (one: string): boolean => one !== "" && one !== text && !expression.test(one);
  const [first = [], ...others] = variants;
  const found = [
    first.find((one) => fits(one) && breaks(one)) ?? first.find(breaks),
    ...others.map((tries) => tries.find((one) => fits(one) && breaks(one))),
  ];
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** Characters that a pattern excludes by name: `[^/\\\\]`. */
function excludedBy(pattern: string): string[] {
  const classes = [...pattern.matchAll(/\[\^((?:\\.|[^\]\\])+)\]/g)].map(([, inner = ""]) => inner);
  const letters = classes.flatMap((inner) =>
    [...inner.matchAll(/\\?([^\w\s-])|(?<!\\)([A-Za-z0-9])(?!-)/g)].map(
      ([, sign, word]) => sign ?? word ?? "",
    ),
  );
  return [...new Set(letters)].slice(0, 4);
}

/** The text with one character replaced by others of its kind, position by position. */
function swapped(text: string): string[][] {
  const kinds = ["0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return [...text.slice(0, 8)].map((letter, index) =>
    [...(kinds.find((kind) => kind.includes(letter)) ?? "")]
      .filter((other) => other !== letter)
      .map((other) => text.slice(0, index) + other + text.slice(index + 1)),
  );
}

/** What many servers take for a time of their own zone, though the format excludes it: to be tried where texts speak of offsets. */
export const timeWithoutOffset = "a time without an offset";

function formatChanges(format: string, value: unknown, good: Make, bad: Make): Change[] {
  const changes: Change[] = [];
  const wrong: Record<string, string[]> = {
    date: ["not-a-date", "2026-13-45"],
    "date-time": ["not-a-date", "2026-13-45T99:99:99Z", "2026-01-15"],
    time: ["not-a-time"],
    email: ["not-an-email", "two@@example.com"],
    uuid: ["not-a-uuid", "12345678-1234-1234-1234-12345678901"],
    uri: ["not a uri"],
    ipv4: ["999.1.1.1"],
    ipv6: ["not-an-address"],
    hostname: ["not a host"],
    duration: ["ten minutes"],
    byte: ["!not base64!"],
  };
  const year = /^\d{4}/.exec(typeof value === "string" ? value : "")?.[0] ?? "2026";
  // A day that the calendar does not have, in the year of the value: others may be refused for lying elsewhere.
  if (format === "date") wrong["date"]?.push(`${year}-02-30`);
  for (const text of wrong[format] ?? []) changes.push(bad("format", text, `the text "${text}"`));
  if (format === "date" && typeof value === "string")
    for (const day of leapDaysAround(value)) changes.push(good("format", day, `the day ${day}`));
  if (format === "date-time" && typeof value === "string" && !Number.isNaN(Date.parse(value))) {
    const instant = new Date(value);
    const east = new Date(instant.getTime() + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, "+08:00");
    changes.push(good("format", east, "a time with offset"));
    changes.push(good("format", instant.toISOString().replace(/\.\d+Z$/, "Z"), "a time in UTC"));
    changes.push(bad("format", instant.toISOString().slice(0, 19), timeWithoutOffset));
  }
  return changes;
}

/** 29 February before and after a date, for dates that must lie in the past or future. */
function leapDaysAround(day: string): string[] {
  const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(day)?.[1]);
  // 1900 and 2100 are not leap years.
  if (!(year > 1904 && year < 2090)) return [];
  return [(Math.ceil(year / 4) - 1) * 4, (Math.floor(year / 4) + 1) * 4].map((leap) => `${leap}-02-29`);
}
