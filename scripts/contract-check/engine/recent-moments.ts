import { isObject } from "../lib/json";
import { withSeparateRefusals } from "../lib/refusal-lists";
import { literal, plainText, sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf, shapeOf } from "../schema/shape";
import { clockOf } from "./time-window";
import type { Trial } from "./trial";

const minute = 60_000;
/** The clock of the first answer is behind the present: so long before it nothing is in the future. */
const before = 10 * minute;

const notAhead =
  /\b(?:not|never|cannot|can not|may not) (?:be |lie )?(?:in the future|ahead of now|after now|later than now)\b|\b(?:no|not) later than (?:now|the present)\b|\bin the past\b/;

const ahead = /\b(?:in the future|ahead of now|after now|later than now)\b/;
const refusing = /\brefused\b.*\b(?:if|when)\b/;

/** Whether a sentence keeps a moment out of the future; what it refuses is the opposite of what it asks for. */
export const isNeverAhead = (sentence: string): boolean =>
  refusing.test(sentence) ? ahead.test(sentence) && !notAhead.test(sentence) : notAhead.test(sentence);

const known = new WeakMap<Operation, readonly string[]>();

/** Members of a body that take a moment which is over: "`deliveredAt` must not be in the future". */
function pastMoments(operation: Operation): readonly string[] {
  const found = known.get(operation) ?? findMoments(operation);
  known.set(operation, found);
  return found;
}

function findMoments({ body, contract, text }: Operation): string[] {
  const schema = body?.media[0]?.schema;
  const { documents } = contract;
  return [...(schema ? membersOf(documents, schema) : [])].flatMap(([name, place]) => {
    if (shapeOf(documents, place).format !== "date-time") return [];
    const named = new RegExp(`(?<![\\w-])${literal(name.toLowerCase())}(?![\\w-])`);
    const own = plainText(descriptionOf(place, documents.resolve(place)));
    const stated = sentencesOf(plainText(withSeparateRefusals(text)));
    return stated.some((one) => named.test(one) && isNeverAhead(one)) || isNeverAhead(own) ? [name] : [];
  });
}

/**
 * The body whose moments that must not be in the future are a few minutes ago: what happened years ago, as in the contract's
 * example, may be too long ago for everything that comes after it.
 */
export function withRecentMoments({ checker }: Trial, operation: Operation, body: unknown): unknown {
  const now = clockOf(checker);
  if (now === undefined || !isObject(body)) return body;
  const recent = new Date(Math.floor((now - before) / minute) * minute).toISOString().replace(".000Z", "Z");
  const changed = pastMoments(operation).filter((name) => typeof body[name] === "string");
  return changed.length === 0
    ? body
    : { ...body, ...Object.fromEntries(changed.map((name) => [name, recent])) };
}

const months = new WeakMap<Operation, readonly string[]>();

/** Members that take a month, of which a text says that it may be the current one. */
function currentMonths(operation: Operation): readonly string[] {
  const found = months.get(operation) ?? findMonths(operation);
  months.set(operation, found);
  return found;
}

function findMonths({ body, contract, text }: Operation): string[] {
  const schema = body?.media[0]?.schema;
  const { documents } = contract;
  return [...(schema ? membersOf(documents, schema) : [])].flatMap(([name, place]) => {
    const stated = `${text} ${descriptionOf(place, documents.resolve(place))}`;
    return /month/i.test(name) && /\b(current|this|running) (one|month)\b/i.test(stated) ? [name] : [];
  });
}

/** The body for the month of the server's clock, where a text allows that: what the run has made is of this month. */
export function withCurrentMonth(
  { checker }: Pick<Trial, "checker">,
  operation: Operation,
  body: unknown,
): unknown {
  const now = clockOf(checker);
  if (now === undefined || !isObject(body)) return body;
  const current = new Date(now).toISOString().slice(0, 7);
  const changed = currentMonths(operation).filter((name) => /^\d{4}-\d\d$/.test(String(body[name])));
  return { ...body, ...Object.fromEntries(changed.map((name) => [name, current])) };
}
