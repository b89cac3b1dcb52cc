import { isObject, object, string } from "../../lib/json";
import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { typeOf } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";

type Match = "whole" | "part" | "start";

/** What a parameter of text selects items by. */
export interface TextFilter {
  parameter: Parameter;
  /** The members that are compared. */
  members: readonly string[];
  /** How a member has to match; undefined where nothing states it. */
  how: Match | undefined;
  /** The members for which a part of the text states another match: "or whose chip is exactly the text". */
  matches?: ReadonlyMap<string, Match>;
  /** Whether upper and lower case are alike; undefined where nothing states it. */
  isCaseless: boolean | undefined;
  /** Whether the members are all that is compared. */
  isComplete: boolean;
}

const searching = /^(q|query|search|search_?text|text|term|keywords?|find|s)$/i;
const part =
  /\bcontain|\b(part|piece|fragment|portion) of\b|\bsub-?string\b|\banywhere\b|\bincludes? (this|the) text\b|\bsomewhere\b|\b(occurs?|appears?|found|is) in the\b/i;
const start = /\b(start|begin)(s|ning)?\b|\bprefix/i;
const whole = /\b(whole|exact(ly)?|full|equals?|complete)\b/i;
const caseless =
  /\bcase[- ]?insensitiv|\bupper[- ]?(case)? (and|or) lower[- ]?(case)?\b|\b(ignor|regardless|whatever|irrespective|without regard)\w*\b.{0,20}\bcase\b|\bcase (is ignored|does not matter|is not significant)\b/i;
const sensitive = /\bcase[- ]?sensitive\b/i;

/** The parameters of a list that select items by a text: a search, or the value of a member. */
export function textFilters(operation: Operation): TextFilter[] {
  const list = findList(operation);
  if (!list || operation.method !== "get") return [];
  const { documents } = operation.contract;
  const members = [...membersOf(documents, list.item)]
    .filter(([, place]) => isText(operation, place))
    .map(([name]) => name);
  return operation.parameters.flatMap((parameter): TextFilter[] => {
    const { name, in: at, schema, required } = parameter;
    const shape = shapeOf(documents, schema);
    if (at !== "query" || required || typeOf(shape) !== "string" || shape.values) return [];
    if (shape.format !== undefined && !/^(email|uuid|uri)$/.test(shape.format)) return [];
    const own = `${string(object(parameter.place.value)["description"])} ${descriptionOf(schema, documents.resolve(schema))}`;
    // "`q` is looked for anywhere in the customer's name and in the city": said by the operation.
    const ofOperation = sentencesOf(operation.text).filter((one) => one.includes(`\`${name}\``));
    const text = own.trim() === "" ? ofOperation.join(" ") : own.replace(/\s+/g, " ");
    const how = matchIn(text);
    const isCaseless = sensitive.test(text) ? false : caseless.test(text) ? true : undefined;
    const same = operation.filters[name] ?? members.find((one) => one === name);
    if (same !== undefined && members.includes(same))
      return [{ parameter, members: [same], how, isCaseless, isComplete: true }];
    if (!searching.test(name)) return [];
    const named = members.filter((one) => isNamed(text, one));
    return [
      {
        parameter,
        members: named.length > 0 ? named : members,
        how,
        matches: matchesIn(text, named),
        isCaseless,
        isComplete: named.length > 0,
      },
    ];
  });
}

function matchIn(text: string): Match | undefined {
  if (part.test(text)) return "part";
  return start.test(text) ? "start" : whole.test(text) ? "whole" : undefined;
}

/** "Whose name begins with the text or whose chip number is exactly the text": a match for each. */
function matchesIn(text: string, members: readonly string[]): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const clause of text.split(/,|\bor\b|\band\b/)) {
    const match = matchIn(clause);
    for (const member of members)
      if (match !== undefined && isNamed(clause, member)) matches.set(member, match);
  }
  return matches;
}

const matchOf = ({ how, matches }: TextFilter, member: string): Match | undefined =>
  matches?.get(member) ?? how;

function isText({ contract: { documents } }: Operation, place: Parameters<typeof shapeOf>[1]): boolean {
  const shape = shapeOf(documents, place);
  return typeOf(shape) === "string" && !shape.values && !/^(date|time|date-time)$/.test(shape.format ?? "");
}

/** "name or e-mail address" names `name` and `email`. */
function isNamed(text: string, member: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/e-mail/g, "email")
    .replace(/['’]s\b/g, "");
  if (new RegExp(`\`${literal(member)}\``, "i").test(text)) return true;
  const words = wordsOf(member);
  if (words.length === 0) return false;
  // "Candidates" are not asked for by their `id`.
  const spelled = [words.join(" "), `${words.map(singular).join(" ")}s`].map(literal).join("|");
  return new RegExp(`(?<![a-z0-9_])(?:${spelled})(?![a-z0-9_])`).test(plain);
}

/** Whether an item answers a text, as the contract states it. */
export function answers(item: unknown, filter: TextFilter, text: string): boolean {
  const { members, isCaseless } = filter;
  const fold = (one: string): string => (isCaseless === false ? one : one.toLowerCase());
  return members.some((member) => {
    const value = isObject(item) ? item[member] : undefined;
    if (typeof value !== "string") return false;
    const [own, wanted] = [fold(value), fold(text)];
    const how = matchOf(filter, member);
    if (how === "whole") return own === wanted;
    return how === "start" ? own.startsWith(wanted) : own.includes(wanted);
  });
}

/** A text to ask for, and the items that it selects. */
export interface TextProbe {
  text: string;
  cause: "value" | "part" | "case" | "none" | "beyond";
  /** Items that have to be there. */
  wanted: readonly unknown[];
  /** Whether nothing else may be there. */
  isExact: boolean;
}

/** Texts that tell a right filter from a wrong one, by the items that there are. */
export function probesOf(filter: TextFilter, items: readonly unknown[]): TextProbe[] {
  const probes: TextProbe[] = [];
  const { members, isCaseless, isComplete } = filter;
  const add = (text: string, cause: TextProbe["cause"], isExact: boolean): void => {
    const wanted = items.filter((item) => answers(item, filter, text));
    if (!probes.some((one) => one.text === text)) probes.push({ text, cause, wanted, isExact });
  };
  for (const member of members) {
    const values = items
      .map((item) => (isObject(item) ? item[member] : undefined))
      .filter((value) => typeof value === "string")
      .filter((value) => value.length >= 4);
    const [value] = values.toSorted((a, b) => rarity(items, filter, a) - rarity(items, filter, b));
    if (value === undefined) continue;
    const how = matchOf(filter, member);
    add(value, "value", isComplete);
    const inner = /[\p{L}\p{N}]{3,}/u.exec(value.slice(1))?.[0] ?? "";
    const middle = inner.slice(0, 5);
    if (how === "part" && middle.length >= 3) add(middle, "part", isComplete);
    if (how === "start") add(value.slice(0, 3), "part", isComplete);
    if (how === "start" && middle.length >= 3 && !value.startsWith(middle)) add(middle, "beyond", isComplete);
    if (how === "whole") add(value.slice(0, -1), "beyond", isComplete);
    const other = swapped(value);
    if (isCaseless === true && other !== value) add(other, "case", isComplete);
  }
  if (isComplete && filter.how !== "whole")
    for (const word of textsBeside(filter, items).slice(0, 3)) add(word, "beyond", true);
  add("zqxwvk", "none", true);
  return probes;
}

/** Words that stand in members which are not searched, one of each, and in none that is. */
function textsBeside(filter: TextFilter, items: readonly unknown[]): string[] {
  const found = new Map<string, string>();
  for (const item of items)
    for (const [name, value] of Object.entries(isObject(item) ? item : {})) {
      if (filter.members.includes(name) || found.has(name)) continue;
      if (typeof value !== "string" || !value.includes(" ")) continue;
      const word = /\p{L}{5,}/u.exec(value)?.[0];
      if (word !== undefined && !items.some((one) => answers(one, filter, word))) found.set(name, word);
    }
  return [...found.values()];
}

const rarity = (items: readonly unknown[], filter: TextFilter, text: string): number =>
  items.filter((item) => answers(item, filter, text)).length;

const swapped = (text: string): string => {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
};
