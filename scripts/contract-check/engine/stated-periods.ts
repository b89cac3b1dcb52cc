import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { plainText, sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import { statementsOfOperation } from "../plan/operation-statements";
import { membersOf, shapeOf } from "../schema/shape";
import { amountOfTime, lengthIn, lengthOf } from "./time-window";

/** How long a period may be, in ms. */
export interface Duration {
  least: number | undefined;
  most: number | undefined;
}

/** The beginning and the end of what a body asks for. */
export interface PeriodMembers {
  /** The member that holds both; undefined where the body does. */
  holder: string | undefined;
  /** What the schema of the period says. */
  text: string;
  from: string;
  to: string;
  isOfDays: boolean;
  place: Place;
}

/** The period of a body, at its top or in one of its members; undefined where it has none. */
export function periodOf({ body, contract: { documents } }: Operation): PeriodMembers | undefined {
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const places: [string | undefined, Place][] = [[undefined, schema], ...membersOf(documents, schema)];
  for (const [holder, place] of places) {
    const found = membersOfPeriod(documents, place);
    if (found) return { ...found, holder, text: descriptionOf(place, documents.resolve(place)) };
  }
  return undefined;
}

/** The beginning and the end of a period, as members of one object. */
function membersOfPeriod(
  documents: Documents,
  schema: Place,
): Omit<PeriodMembers, "holder" | "text"> | undefined {
  const members = [...membersOf(documents, schema)];
  const named = (expression: RegExp) => members.filter(([name]) => expression.test(wordsOf(name)[0] ?? ""));
  const [[from], [to]] = [named(/^(starts?|begins?|from)$/), named(/^(ends?|until|to)$/)];
  if (!from || !to) return undefined;
  const [first, last] = [from, to].map(([, place]) => shapeOf(documents, place).format);
  const isTime = first === "date" || first === "date-time";
  return isTime && first === last
    ? { from: from[0], to: to[0], isOfDays: first === "date", place: to[1] }
    : undefined;
}

const about =
  /\b(lasts?|long|longer|shorter|durations?|lengths?|takes?|spans?|covers?|periods?|stays?|booked for|rented for)\b/;
/** A length of time that is not that of the period, or only that of some: "stays of at least 7 nights include breakfast". */
const other =
  /\b(from (now|today)|ahead|in advance|before|after|notice|in the future|free|unless|except|if|while|until|valid|within|per|discounts?|prices?|costs?|fees?|charged|cheaper|percent|include|get|gets)\b|%|\b(?!(?:length|duration) )\w+ (of|with) (at (least|most)|up to|more than|between)\b/;
const least = new RegExp(
  `\\b(?:at least|no less than|not less than|(?:no|not|never|cannot be|must not be|may not be) shorter than|minimum(?: \\w+)?(?: of| is)?:?) ${amountOfTime}`,
);
const most = new RegExp(
  `\\b(?:at most|no more than|not more than|up to|(?:no|not|never|cannot be|must not be|may not be) longer than|not exceed|maximum(?: \\w+)?(?: of| is)?:?) ${amountOfTime}`,
);
const between = new RegExp(
  `\\b(?:between|from|at least) (\\d+|[a-z]+)(?: (minute|hour|day|week)s?)? (?:and|to|and at most) ${amountOfTime}`,
);
const refused = /\b(refused|rejected|not allowed|not accepted)\b/;
const shorter = new RegExp(`\\bshorter than ${amountOfTime}`);
const longer = new RegExp(`\\blonger than ${amountOfTime}`);

/** The shortest and the longest period that a text allows; undefined where it says nothing of it. */
export function durationIn(text: string): Duration | undefined {
  const found: Duration = { least: undefined, most: undefined };
  for (const sentence of sentencesOf(plainText(text)).flatMap((whole) => whole.split("; "))) {
    const one = sentence.replace(/^refused with 4\d\d when /, "refused: ").replace(/\bnights?\b/g, "days");
    if (!about.test(one) || other.test(one)) continue;
    const [, smallest = "", itsUnit, greatest = "", unit = ""] = between.exec(one) ?? [];
    const [first, last] = [lengthOf(smallest, itsUnit ?? unit), lengthOf(greatest, unit)];
    const isRefused = refused.test(one) && !/\b(not|no) (shorter|longer) than\b/.test(one);
    found.least ??= isRefused ? lengthIn(shorter.exec(one)) : (first ?? lengthIn(least.exec(one)));
    found.most ??= isRefused ? lengthIn(longer.exec(one)) : (last ?? lengthIn(most.exec(one)));
  }
  return found.least === undefined && found.most === undefined ? undefined : found;
}

/** The shortest and the longest period of an operation that its texts allow. */
export const durationOf = (operation: Operation, period: PeriodMembers): Duration | undefined =>
  durationIn(`${statementsOfOperation(operation)} ${period.text}`);

interface StatedPeriod {
  period: PeriodMembers;
  duration: Duration;
}

const known = new WeakMap<Operation, StatedPeriod | null>();

function statedPeriod(operation: Operation): StatedPeriod | undefined {
  const found = known.get(operation);
  if (found !== undefined) return found ?? undefined;
  const period = periodOf(operation);
  const duration = period && durationOf(operation, period);
  known.set(operation, period && duration ? { period, duration } : null);
  return period && duration && { period, duration };
}

const hour = 3_600_000;

/** The body with an end of its period that its text allows: "a reservation lasts at least 15 minutes and at most 4 hours". */
export function withStatedLength(operation: Operation, body: unknown): unknown {
  const stated = statedPeriod(operation);
  if (!stated || !isObject(body)) return body;
  const { period, duration } = stated;
  const given = period.holder === undefined ? body : body[period.holder];
  if (!isObject(given)) return body;
  const [begin, end] = [period.from, period.to].map((name) => Date.parse(String(given[name])));
  if (begin === undefined || end === undefined || Number.isNaN(begin) || Number.isNaN(end)) return body;
  const { least = 0, most = Number.POSITIVE_INFINITY } = duration;
  if (end > begin && end - begin >= least && end - begin <= most) return body;
  const length = Math.min(most, Math.max(least, period.isOfDays ? 24 * hour : hour));
  const time = new Date(begin + length).toISOString();
  const changed = { ...given, [period.to]: period.isOfDays ? time.slice(0, 10) : time.replace(".000Z", "Z") };
  return period.holder === undefined ? changed : { ...body, [period.holder]: changed };
}
