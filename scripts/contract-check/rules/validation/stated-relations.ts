import { literal, mayHold } from "../../lib/texts";
import { wordsOf } from "../../plan/nouns";
import type { Shape } from "../../schema/shape-type";
import { toExpression } from "../../schema/strings";

/** How two members are ordered in a valid request. */
export interface Relation {
  left: string;
  order: "<" | "<=" | ">" | ">=" | "!=";
  right: string;
}

const comparisons: readonly (readonly [text: string, order: Relation["order"]])[] = [
  [
    "on or after|at or after|the same as or after|at least|no less than|no earlier than|no lower than|(?:greater|later|larger|higher|more) than or equal to|equal to or (?:after|greater than|later than)",
    ">=",
  ],
  [
    "on or before|at or before|at most|no more than|no later than|no greater than|no higher than|(?:less|smaller|earlier|lower) than or equal to|equal to or (?:before|less than|earlier than)|up to",
    "<=",
  ],
  ["after|later than|greater than|larger than|higher than|more than|above|bigger than|longer than", ">"],
  ["before|earlier than|less than|smaller than|lower than|below|shorter than", "<"],
  ["different from|the same as|equal to|equal", "!="],
];

const opposite: Record<Relation["order"], Relation["order"]> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "!=": "!=",
};

/**
 * The relations of members that a text states. Not part of the language of a contract: only what is said plainly of two
 * members that exist counts.
 *
 * @param subject The member that a text without a subject is about
 * @param isRefusal The text states what is refused
 */
export function relationsIn(
  text: string,
  names: readonly string[],
  subject?: string,
  isRefusal = false,
): Relation[] {
  const plain = text.replace(/\s+/g, " ").replace(/[`"'“”*]/g, "");
  return plain.split(/(?<=[.;])\s+|, and |\bor when\b|, or /).flatMap((sentence) => {
    if (!comparing.test(sentence)) return [];
    const named = names.filter((name) => isNamed(sentence, name));
    if (named.length === 0) return [];
    // "If `from` is not before `to` the answer is 400" states what is refused.
    const isRefused = isRefusal || (refusing.test(sentence) && !demanding.test(sentence));
    const found = named.flatMap((left) => relationFrom(sentence, left, named, isRefused, spelled(left)));
    const own =
      subject === undefined || found.length > 0
        ? []
        : relationFrom(sentence, subject, named, isRefusal, undefined);
    return [...found, ...own].slice(0, 1);
  });
}

/** Most sentences compare nothing: the longer expressions are for those that do. */
const comparing = /\b(after|before|than|least|most|above|below|differ|different|same|equal|up to)\b/i;

const refusing =
  /\b(if|when|where)\b.*\b(4\d\d|refused|rejected)\b|\b(4\d\d|refused|rejected)\b.*\b(if|when|where)\b/i;
const demanding = /\b(must|has to|have to|needs?|may|can|cannot|should|shall|always)\b/i;

/** Whether a text says of a period in words that it begins before it ends: "It ends later than it begins". */
export const ordersPeriod = (text: string): boolean =>
  /\bends? (?:strictly )?(?:later than|after) (?:it |they |the )?(?:begins?|beginning|starts?)\b|\b(?:begins?|starts?) (?:strictly )?(?:earlier than|before) (?:it |they |the )?ends?\b|\bend(?:s|ing)?(?: time)? (?:must|has to) (?:be|lie|come) (?:later than|after) (?:the |its )?(?:begin(?:ning)?|start)\b/i.test(
    text.replace(/\s+/g, " ").replace(/[`*"]/g, ""),
  );

const isNamed = (sentence: string, name: string): boolean =>
  sentence.includes(name) || sentence.toLowerCase().includes(wordsOf(name).join(" "));

function relationFrom(
  sentence: string,
  left: string,
  names: readonly string[],
  isRefusal: boolean,
  subject: string | undefined,
): Relation[] {
  // A member's own description may leave its name and the verb out: "Not before `from`."
  const verb = isRefusal
    ? "(?:is|are|lies?|comes?)(?: not)?"
    : "(?:must|has to|have to|may|can|should|needs to|shall|is|are|cannot|may only|always)(?: always)?(?: not)?(?: be| lie| come| differ)?(?: strictly)?(?: not)?";
  // "The order that results must have `from` not after `to`."
  const having = "(?<=\\b(?:must|has to|have to) (?:still )?have (?:an? |the )?)";
  const start =
    subject === undefined
      ? `^(?:[^,.]{0,60}[,:(] ?)?(?:${verb} |not )?`
      : `(?:(?<![\\w-])${subject} ${verb} |${having}${subject} (?:not |never )?)`;
  for (const [comparison, order] of comparisons)
    for (const right of names) {
      if (right === left) continue;
      const match = new RegExp(
        `(${start})(?:${comparison}|${order === "!=" ? "from" : "never"}) (?:the )?${spelled(right)}(?![\\w-])`,
        "i",
      ).exec(sentence);
      if (!match) continue;
      const isNegative = /\b(not|cannot|never)\b/i.test(match[1] ?? "");
      if (order === "!=") return isNegative || /differ/i.test(match[0]) ? [{ left, order, right }] : [];
      return [{ left, order: isNegative !== isRefusal ? opposite[order] : order, right }];
    }
  return [];
}

/** A bound that a member of another resource sets. */
export interface Limit {
  member: string;
  /** The member that is the bound, and the noun of its resource. */
  of: string;
  noun: string;
  isUpper: boolean;
}

const upper = "at most|no more than|up to|more than|above|larger than|greater than|higher than";
const lower = "at least|no less than|less than|below|smaller than";

/** "`attendees` is at most the `capacity` of the room", "`amount` must not exceed the payment's `total`". */
export function limitsIn(text: string, names: readonly string[]): Limit[] {
  const plain = text.replace(/\s+/g, " ").replace(/[`*]/g, "");
  const all = plain.toLowerCase();
  return names.flatMap((member) => {
    if (!mayHold(all, `${member} `)) return [];
    // "The places of all categories together may not exceed" is about one category alone, too.
    const start = `(?<![\\w-])${literal(member)}(?: of [^.;()]{0,50}? together)? (?:[^.;:]{1,40}? and )?(?:(?:is|must be|may be|has to be|must not be|may not be|cannot be) (${upper}|${lower})|((?:must not|may not|cannot|never) exceeds?)) (?:the |its )?`;
    const plainly = new RegExp(`${start}(\\w+) of (?:the|its|that) (\\w+)`, "i").exec(plain);
    const owned = new RegExp(`${start}(\\w+)['’]s (\\w+)`, "i").exec(plain);
    const found = plainly ?? owned;
    if (!found) return [];
    const [whole = "", compared, exceeding] = found;
    const comparison = compared ?? exceeding ?? "";
    const [of = "", noun = ""] = plainly ? [plainly[3], plainly[4]] : [owned?.[4], owned?.[3]];
    const isNegative = /\b(not|cannot) be\b|exceed/i.test(whole);
    if (/than|above|below/i.test(comparison) && !/^no /i.test(comparison) && !isNegative) return [];
    const isUpper = /most|no more|up to|^(more|larger|greater|higher)|above|exceed/i.test(comparison);
    return [{ member, of, noun: noun.toLowerCase(), isUpper }];
  });
}

/**
 * Which side of the present a text puts a date on: "`birthDate` must be before today", "`start` is in the future", and the other
 * one where it states what is refused: "Refused when `start` is in the past".
 */
export function sideOfNow(text: string): "past" | "future" | undefined {
  const side = sideNamedIn(text);
  const isRefused =
    (refusing.test(text) || /\b(is|are) (refused|rejected|not (allowed|accepted|permitted))\b/i.test(text)) &&
    !demanding.test(text) &&
    !/\botherwise\b/i.test(text);
  if (side === undefined || !isRefused) return side;
  return side === "past" ? "future" : "past";
}

function sideNamedIn(text: string): "past" | "future" | undefined {
  const plain = text.replace(/\s+/g, " ").replace(/[`"'“”*]/g, "");
  // "May lie in the past" restricts nothing.
  if (/\b(may|might|can|could)( also| even)? (be|lie|come|fall|date|reach)\b/i.test(plain)) return undefined;
  const isNegative = (at: number): boolean =>
    // "Must not be before 1900-01-01 or after today" refuses both.
    /\b(not|cannot|never|no)( (be|lie|come|fall|date))?( be)?( dated)? ?$|\b(not|cannot|never) [^.;,]{0,60}\bor (be |lie )?$/i.test(
      plain.slice(0, at),
    );
  const past = /\b(in the past|before (today|now)|earlier than (today|now))\b/i.exec(plain);
  if (past) return isNegative(past.index) ? "future" : "past";
  const future = /\b(in the future|after (today|now)|later than (today|now))\b/i.exec(plain);
  if (future) return isNegative(future.index) ? "past" : "future";
  if (/\b(today or later|from today on)\b/i.test(plain)) return "future";
  return /\btoday or earlier\b/i.test(plain) ? "past" : undefined;
}

/** `startsAt` as texts name it: "startsAt", "starts at". */
const spelled = (name: string): string =>
  `(?:${name.replace(/[^\w]/g, "\\$&")}|${wordsOf(name).join("[ _-]")})`;

/** Two values of both members, the lower one first; undefined where the schemas leave no such pair. */
export function pairOf(left: Shape, right: Shape): [low: unknown, high: unknown] | undefined {
  if (left.values || right.values) return undefined;
  if (isNumeric(left) && isNumeric(right)) {
    const low = Math.max(lowest(left), lowest(right));
    const high = Math.min(left.maximum ?? 1e6, right.maximum ?? 1e6, low + 10);
    const step = Math.max(left.multipleOf ?? 1, right.multipleOf ?? 1);
    return low + step <= high ? [low, low + step] : undefined;
  }
  const pairs: Record<string, [string, string]> = {
    date: ["2031-03-10", "2031-03-12"],
    "date-time": ["2031-03-10T09:00:00Z", "2031-03-10T11:00:00Z"],
    time: ["09:00:00Z", "11:00:00Z"],
  };
  const pair = left.format !== undefined && left.format === right.format ? pairs[left.format] : undefined;
  const isTaken = ({ patterns }: Shape): boolean =>
    pair?.every((value) => patterns.every((pattern) => toExpression(pattern).test(value))) === true;
  return isTaken(left) && isTaken(right) ? pair : undefined;
}

const isNumeric = ({ types }: Shape): boolean => types.has("integer") || types.has("number");

const lowest = ({ minimum, exclusiveMinimum }: Shape): number =>
  Math.ceil(
    Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1),
  );
