import { hasToMatch } from "../../engine/own-members";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { isEquivalent } from "../shared/equivalent-values";

export interface EffectFault {
  /** The answer differs from the read; what was sent is not stored; a member was lost. */
  kind: "answer" | "unsaved" | "lost";
  name: string;
  expected: string;
  actual: string;
}

type Members = Readonly<Record<string, unknown>>;

const secret = /password|passwd|secret|token|pin$|captcha|verif|key$/i;

/**
 * Members that the answer of a write shows otherwise than the reads after it. What differs between two reads changes by
 * itself.
 *
 * Part of `write-effects`.
 */
export function answerFaults(answer: Members, first: Members, second: Members): EffectFault[] {
  return Object.entries(answer)
    .filter(([name]) => Object.hasOwn(first, name) && !secret.test(name) && !isOfAnswer(name))
    .filter(([name, value]) => isEqual(first[name], second[name]) && !isEquivalent(value, first[name]))
    .map(([name, value]) => ({
      kind: "answer",
      name,
      expected: `${name} as a read after it shows it: ${toJson(first[name])}`,
      actual: `${name}: ${toJson(value)}`,
    }));
}

/** Whether a name is that of the moment of the answer: two reads in one second show the same, the one before them another. */
const isOfAnswer = (name: string): boolean =>
  /^(server|current) ?(time|date|clock|moment)$|^now$|^as of$|^(generated|retrieved|fetched) ?(at|on)$/.test(
    wordsOf(name).join(" "),
  );

/**
 * Texts and switches that an action was sent and that are not shown afterwards: under their own name, or under one that
 * contains it (`reason` as `cancelReason`) and has nothing.
 *
 * Part of `write-effects`.
 */
export function unsavedMembers(
  operation: Operation,
  sent: unknown,
  before: Members,
  after: Members,
): EffectFault[] {
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]): EffectFault[] => {
    const isStorable = (typeof value === "string" && value !== "") || typeof value === "boolean";
    if (!isStorable || secret.test(name) || isReference(name) || hasToMatch(operation, name)) return [];
    if (isOfOtherCall(operation, sent, name)) return [];
    const expected = `${name} as ${operation.id} was sent it: ${toJson(value)}`;
    const fault = (shown: string): EffectFault[] => [
      { kind: "unsaved", name: shown, expected, actual: `${shown}: ${toJson(after[shown])}` },
    ];
    const longer = Object.keys(after).filter((one) => endsWith(one, name));
    // A visit has a `reason` of its own beside the `cancelReason`.
    if (longer.some((one) => isEquivalent(value, after[one]))) return [];
    if (Object.hasOwn(after, name)) {
      const isSame = isEquivalent(value, after[name]);
      return isSame || !isEquivalent(before[name], after[name]) ? [] : fault(name);
    }
    const [only] = longer;
    const isEmpty = only !== undefined && longer.length === 1 && after[only] === null;
    return isEmpty && !isOfOtherChoice(operation, sent, only) ? fault(only) : [];
  });
}

/**
 * Whether a text has a member read by some calls alone, and not by this one: "only read when it goes on sale, and ignored
 * otherwise", "`postponed` and `cancelled` need a `reason`" where the `status` that is sent is another one.
 */
function isOfOtherCall(operation: Operation, sent: Members, name: string): boolean {
  const { body, contract, text } = operation;
  const about = sentencesOf(text).filter((one) => one.includes(`\`${name}\``));
  if (about.some((one) => /\bignored\b|\bonly (?:read|used|taken|looked at|considered)\b/i.test(one)))
    return true;
  const schema = body?.media[0]?.schema;
  return [...(schema ? membersOf(contract.documents, schema) : [])].some(([member, place]) => {
    const values = shapeOf(contract.documents, place).values ?? [];
    return about.some((one) => {
      const named = values.filter((value) => one.includes(`\`${value}\``));
      return named.length > 0 && !named.includes(sent[member]);
    });
  });
}

/** Whether a name is that of a choice which a body does not make: `declineReason` where the `decision` is `accept`. */
function isOfOtherChoice({ body, contract }: Operation, sent: Members, name: string): boolean {
  const schema = body?.media[0]?.schema;
  const [first = ""] = wordsOf(name);
  const isNamed = (value: unknown): boolean =>
    typeof value === "string" && wordsOf(value)[0]?.slice(0, 5) === first.slice(0, 5);
  return [...(schema ? membersOf(contract.documents, schema) : [])].some(
    ([member, place]) =>
      (shapeOf(contract.documents, place).values ?? []).some(isNamed) && !isNamed(sent[member]),
  );
}

/** Whether a name ends with the words of another one. */
function endsWith(name: string, end: string): boolean {
  const [all, last] = [wordsOf(name), wordsOf(end)];
  return (
    all.length > last.length && last.every((word, index) => all[all.length - last.length + index] === word)
  );
}

const isReference = (name: string): boolean => /(^id|Ids?|_ids?)$/.test(name);

const emptying = /\b(clear|reset|empt(y|ies)|release|revert|unset|wipe|start(s)? (over|again))/i;

/**
 * Members that an action emptied without a word about them; and those of the caller that it changed, without being sent
 * anything.
 *
 * Part of `write-effects`.
 *
 * @param given Members that callers set
 */
export function lostMembers(
  operation: Operation,
  sent: unknown,
  before: Members,
  after: Members,
  given: ReadonlySet<string>,
): EffectFault[] {
  if (emptying.test(`${operation.id} ${operation.text}`)) return [];
  return Object.entries(before).flatMap(([name, was]): EffectFault[] => {
    const is = after[name];
    if (isNothing(was) || isEquivalent(was, is) || isMentioned(operation, name)) return [];
    if (isObject(sent) && Object.keys(sent).some((one) => isAlike(one, name))) return [];
    const isLost = isNothing(is) && typeof was !== "number";
    const isChanged = sent === undefined && given.has(name) && isText(was) && isText(is);
    if (!isLost && !isChanged) return [];
    return [
      {
        kind: "lost",
        name,
        expected: `${name} to stay ${toJson(was)} through ${operation.id}`,
        actual: `${name}: ${toJson(is) ?? "nothing"}`,
      },
    ];
  });
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** A text of several words or letters and digits: no state, no time. */
const isText = (value: unknown): boolean =>
  typeof value === "string" && /[ \d]/.test(value) && !/^\d{4}-\d\d/.test(value);

function isMentioned({ id, text, responses }: Operation, name: string): boolean {
  const all = [
    id,
    text,
    ...responses.filter(({ status }) => /^2/.test(status)).map((one) => one.description),
  ];
  const stated = all.join(" ").toLowerCase();
  const words = wordsOf(name).filter((word) => !/^(at|on|by|id|ids|is|has|date|time)$/.test(word));
  return stated.includes(name.toLowerCase()) || words.some((word) => stated.includes(word.slice(0, 5)));
}

const isAlike = (one: string, other: string): boolean =>
  endsWith(one, other) || endsWith(other, one) || one === other;
