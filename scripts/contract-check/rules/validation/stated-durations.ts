import type { Documents } from "../../document/documents";
import type { Place } from "../../document/place";
import type { Scenario } from "../../engine/scenario";
import { amountOfTime, lengthIn, lengthOf, stepIn } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { object } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { statementsOfOperation } from "../../plan/operation-statements";
import { membersOf, shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/** How long a period may be, in ms. */
export interface Duration {
  least: number | undefined;
  most: number | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A period that is shorter or longer than a text allows is refused: "A booking lasts at least 30 minutes and at most 10 hours".
 *
 * Standard: the operation's description.
 * Reports: `refusal`. Severity: error.
 */
export function statedDurations(operation: Operation): Scenario[] {
  const period = isRead(operation) ? undefined : periodOf(operation);
  const duration = period && durationIn(`${statementsOfOperation(operation)} ${period.text}`);
  if (!period || !duration) return [];
  return [
    {
      name: `duration ${operation.id}`,
      operation,
      run: (trial) => checkDuration(trial, operation, period, duration),
    },
  ];
}

interface PeriodMembers {
  /** The member that holds both; undefined where the body does. */
  holder: string | undefined;
  /** What the schema of the period says. */
  text: string;
  from: string;
  to: string;
  isOfDays: boolean;
  place: Place;
}

function periodOf({ body, contract: { documents } }: Operation): PeriodMembers | undefined {
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

async function checkDuration(
  trial: Trial,
  operation: Operation,
  period: PeriodMembers,
  duration: Duration,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const step = period.isOfDays ? day : (stepIn(sentencesOf(plainText(operation.text))) ?? 15 * minute);
  // Where a text counts both the first and the last day, a period is a day longer than the days between them.
  const margin = period.isOfDays ? 2 * day : step;
  const short = duration.least === undefined ? 0 : duration.least - margin;
  const long = duration.most === undefined ? 0 : duration.most + margin;
  if (short > 0) await attempt(trial, operation, period, short, "shorter");
  // The longest ones fit between opening and closing time only where they begin early.
  const starts = period.isOfDays || long < 4 * hour ? [undefined] : [undefined, 6, 7, 8, 9, 0];
  for (const start of long > 0 ? starts : [])
    if (await attempt(trial, operation, period, long, "longer", start)) return;
}

/** Whether a period of this length was accepted, and is reported. */
async function attempt(
  trial: Trial,
  operation: Operation,
  { holder, from, to, isOfDays, place }: PeriodMembers,
  length: number,
  what: string,
  startHour?: number,
): Promise<boolean> {
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const whole = object(call.body);
  const given = holder === undefined ? whole : object(whole[holder]);
  const begin = Date.parse(String(given[from]));
  if (Number.isNaN(begin)) return false;
  const start = startHour === undefined ? begin : begin - (begin % day) + startHour * hour;
  const text = (time: number): string =>
    isOfDays ? new Date(time).toISOString().slice(0, 10) : new Date(time).toISOString().replace(".000Z", "Z");
  const count = trial.created.length;
  const period = { ...given, [from]: text(start), [to]: text(start + length) };
  const body = holder === undefined ? period : { ...whole, [holder]: period };
  const exchange = await perform(trial, { ...call, body });
  await discardSince(trial, count);
  if (!exchange.ok) return false;
  trial.removeFinding(exchange, "body");
  trial.report("refusal", operation, exchange, {
    expected: `a refusal, as ${from} to ${to} is ${what} than the text allows: ${text(start)} to ${text(start + length)}`,
    pointer: holder === undefined ? `/body/${to}` : `/body/${holder}/${to}`,
    cause: `duration ${what}`,
    place,
  });
  return true;
}
