import { toJson } from "../../lib/exact-json";
import { isObject, leaves } from "../../lib/json";
import { singular } from "../../lib/singular";
import type { Operation } from "../../load/model";
import { participleOf, verbAndNoun, wordsOf } from "../../plan/nouns";

/** The members of a log's entries, by what they hold. */
export interface EntryMembers {
  /** What happened: `type`, `action`. */
  kind: string | undefined;
  /** The documented values of the kind. */
  kinds: readonly string[];
  time: string | undefined;
  /** A number that counts the entries of an instance. */
  sequence: string | undefined;
  /** The number of the first entry, where a text states it. */
  firstNumber?: number | undefined;
  actor: string | undefined;
  /** The instance that an entry is about. */
  subject: string | undefined;
}

/** What one operation did to the entries about an instance. */
export interface LoggedStep {
  operation: Operation;
  before: readonly unknown[];
  after: readonly unknown[];
}

/** What a log states of itself. */
export interface LogRules {
  /** Whether it is the log of one instance, whose kinds need not name what they are about. */
  isOfOne: boolean;
  /** Every change has an entry. */
  isComplete: boolean;
  /** Whether the newest entry comes first; undefined where nothing states an order. */
  isNewestFirst: boolean | undefined;
}

export interface LogFault {
  /** The operation at fault; the log itself when absent. */
  operation?: Operation;
  expected: string;
  actual: string;
  cause: string;
}

/** Entries that were not there before. */
export function newEntries({ before, after }: LoggedStep): unknown[] {
  const left = before.map((one) => toJson(one));
  return after.filter((one) => {
    const at = left.indexOf(toJson(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const synonyms: readonly (readonly [verb: RegExp, participles: readonly string[]])[] = [
  [
    /^(create|add|register|open|new|insert|make|post|submit|request|place)$/,
    ["created", "added", "opened", "registered"],
  ],
  [
    /^(update|patch|change|edit|modify|amend|replace|put|set)$/,
    ["updated", "changed", "edited", "modified", "amended", "patched", "replaced"],
  ],
  [/^(delete|remove|destroy)$/, ["deleted", "removed"]],
  [/^(restore|undelete|recover)$/, ["restored", "undeleted", "recovered"]],
];

interface Kinds {
  /** The kinds that an operation's entry may have. */
  names: string[];
  /** Whether one of them names what the operation's name does, no more and no less. */
  isCertain: boolean;
}

const filling = /^(my|own|all|the|an?|for|to|of|by|from|in|on)$/;

/**
 * The documented kinds that an operation's entry may have: `approveLoan` → `loan.approved`. Where its own verb names something
 * else or less, as `feature-strategy-remove` for `removeStrategy`, those of verbs alike may be meant, too.
 */
function kindsFor(operation: Operation, noun: string, kinds: readonly string[], isOfOne: boolean): Kinds {
  const { verb } = verbAndNoun(operation.name);
  const own = participleOf(operation.name);
  const like = synonyms.find(([verbs]) => verbs.test(verb))?.[1] ?? [];
  const named = kinds.map((kind) => ({ kind, words: wordsOf(kind) }));
  // A log of several resources names each of them.
  const ofNoun = named.filter(({ kind }) => isNamed(kind, noun));
  const candidates = ofNoun.length > 0 ? ofNoun : named;
  const exact = candidates.filter(({ words }) => fits(words, own === undefined ? [] : [own], verb));
  const alike = candidates.filter(({ words }) => fits(words, like, verb));
  const about = wordsOf(operation.name)
    .slice(1)
    .filter((word) => !filling.test(word))
    .map(singular);
  // "updated" alone is of whatever the log is about, unless its other kinds name what they are about.
  const isOfWhatever =
    ofNoun.length === 0 && named.filter(({ words }) => words.length > 1).length * 2 < named.length;
  const isWhole = ({ words }: { words: readonly string[] }): boolean => {
    const rest = words
      .filter((word) => word !== verb && ![own, ...like].some((one) => isForm(word, one)))
      .map(singular);
    if (rest.length === 0 && isOfWhatever) return true;
    return (
      rest.every((word) => about.includes(word) || word === noun) &&
      about.every((word) => rest.includes(word))
    );
  };
  const isCertain = (found: typeof named): boolean => (isOfOne && ofNoun.length === 0) || found.some(isWhole);
  const found = exact.length > 0 && isCertain(exact) ? exact : [...new Set([...exact, ...alike])];
  return { names: found.map(({ kind }) => kind), isCertain: isCertain(found) };
}

/** The documented kinds that an operation's entry may have. Empty where none fits. */
export const kindsOf = (operation: Operation, noun: string, kinds: readonly string[]): string[] =>
  kindsFor(operation, noun, kinds, false).names;

/** Whether a kind has a verb in one of these forms: "removed", "remove". */
const fits = (words: readonly string[], participles: readonly string[], verb: string): boolean =>
  words.includes(verb) || words.some((word) => participles.some((one) => isForm(word, one)));

const isForm = (word: string, participle: string | undefined): boolean =>
  participle !== undefined && [word, `${word}d`, `${word}ed`].includes(participle);

const isNamed = (kind: string, noun: string): boolean =>
  wordsOf(kind).some((word) => singular(word) === noun);

/** What the steps show to be wrong with a log, at most one fault of an operation. */
export function logFaults(
  steps: readonly LoggedStep[],
  noun: string,
  members: EntryMembers,
  rules: LogRules,
): LogFault[] {
  const counts = steps.map((step) => newEntries(step).length);
  // Where hardly anything is logged, the log is about something else.
  const isOfNoun = members.subject !== undefined && members.kinds.some((kind) => isNamed(kind, noun));
  if (counts.every((count) => count === 0) && !isOfNoun) return [];
  // Where kinds are documented, an operation that none fits need not have an entry.
  const isUsual =
    members.kinds.length === 0 &&
    counts.length > 2 &&
    counts.filter((count) => count === 1).length * 3 >= counts.length * 2;
  return steps.flatMap((step) => {
    const fault = stepFault(step, noun, members, { ...rules, isComplete: rules.isComplete || isUsual });
    return fault ? [fault] : [];
  });
}

function stepFault(
  step: LoggedStep,
  noun: string,
  members: EntryMembers,
  { isComplete, isNewestFirst, isOfOne }: LogRules,
): LogFault | undefined {
  const { operation, before, after } = step;
  const fresh = newEntries(step);
  const { names: wanted, isCertain } = kindsFor(operation, noun, members.kinds, isOfOne);
  const entry = `one entry of ${operation.id}`;
  if (after.length < before.length || newEntries({ ...step, before: after, after: before }).length > 0)
    return {
      expected: "the entries before to stay as they were",
      actual: `${after.length} entries`,
      cause: "changed",
    };
  if (fresh.length === 0)
    // Without a kind that is certainly meant, an operation may have no entry: a password that was changed.
    return isComplete || (wanted.length > 0 && isCertain)
      ? { operation, expected: entry, actual: "none", cause: "no entry" }
      : undefined;
  if (fresh.length > 1) {
    const kinds = fresh.map((one) => kindIn(one, members));
    return isComplete && new Set(kinds).size < kinds.length
      ? { operation, expected: entry, actual: `${fresh.length}`, cause: "entries" }
      : undefined;
  }
  const kind = kindIn(fresh[0], members);
  if (wanted.length > 0 && kind !== undefined && members.kinds.includes(kind) && !wanted.includes(kind))
    return { operation, expected: `an entry ${wanted.join(" or ")}`, actual: kind, cause: "kind" };
  return orderFault(step, fresh[0], isNewestFirst) ?? sequenceFault(after, members, isNewestFirst);
}

/** A new entry stands at the end of a log that states so. */
function orderFault(
  { after }: LoggedStep,
  fresh: unknown,
  isNewestFirst: boolean | undefined,
): LogFault | undefined {
  const place = isNewestFirst ? after[0] : after.at(-1);
  if (isNewestFirst === undefined || place === fresh) return undefined;
  return {
    expected: `the new entry ${isNewestFirst ? "first" : "last"}`,
    actual: `${after.indexOf(fresh) + 1} of ${after.length}`,
    cause: "order",
  };
}

/** Entries are numbered without gaps, the first as the number of the first one. */
function sequenceFault(
  entries: readonly unknown[],
  { sequence, firstNumber }: EntryMembers,
  isNewestFirst: boolean | undefined,
): LogFault | undefined {
  if (sequence === undefined) return undefined;
  const shown = entries.map((one) => (isObject(one) ? one[sequence] : undefined));
  const numbers = shown.filter((one) => typeof one === "number");
  const rising = isNewestFirst ? numbers.toReversed() : numbers;
  const first = firstNumber ?? rising[0] ?? 0;
  if (numbers.length < entries.length || rising.every((one, index) => one === first + index))
    return undefined;
  return { expected: `${sequence} from ${first} without gaps`, actual: rising.join(", "), cause: "sequence" };
}

const kindIn = (entry: unknown, { kind }: EntryMembers): string | undefined => {
  const value = kind !== undefined && isObject(entry) ? entry[kind] : undefined;
  return typeof value === "string" ? value : undefined;
};

/** Whether an entry is about an instance: one of its values is the id. */
export const isAbout = (entry: unknown, id: unknown): boolean =>
  [...leaves(entry)].some(([, value]) => value === id || (value !== null && String(value) === String(id)));

/** Which members of an entry hold what, by their names. */
export function entryMembers(
  names: readonly string[],
  kindsOfMember: (name: string) => readonly string[],
): EntryMembers {
  const find = (expression: RegExp): string | undefined => names.find((name) => expression.test(name));
  const kind = find(/^(type|kind|action|event|event_?type|verb|operation|change|what)$/i);
  return {
    kind,
    kinds: kind === undefined ? [] : kindsOfMember(kind),
    time: find(
      /^(at|time|timestamp|date|when|(occurred|created|happened|logged|recorded|changed)_?(at|on))$/i,
    ),
    sequence: find(/^(seq|sequence(_?(no|number))?|no|position|index|revision|ordinal)$/i),
    subject: find(/(subject|entity|target|resource|object|item)(_?(id|no|ref))?$/i),
    actor: find(
      /^(actor|by|user|author|who|((performed|changed|created|done|made)_?by)|(actor|user|account|member)_?(id|no))$/i,
    ),
  };
}
