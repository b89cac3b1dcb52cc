import { isObject } from "../lib/json";
import { withSeparateRefusals } from "../lib/refusal-lists";
import { numberOf } from "../lib/spelled-numbers";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { atMinute, isOpen, type OpeningHours, openingHours } from "./opening-hours";
import { textOfRefusal } from "./refusal-reason";
import type { Trial } from "./trial";

/** When what a body asks for may begin, seen from now; in ms. */
export interface TimeWindow {
  name: string;
  /** The day alone, without a time. */
  isDay: boolean;
  least: number;
  most: number | undefined;
  /** Times are multiples of it: "on the hour or half past". */
  step: number;
  hours: OpeningHours | undefined;
}

const day = 86_400_000;
const units: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day,
  week: 604_800_000,
};
/** A number of units of time in a text in lower case, as a part of an expression: "48 hours". */
export const amountOfTime = "((?:\\d+|[a-z]+)) (minute|hour|day|week)s?";
/** The least and the most of a length of time in a text, in lower case. */
export const lower = new RegExp(
  `\\b(?:at least|no (?:less|sooner|earlier) than|not (?:less|sooner|earlier) than|earliest) ${amountOfTime}`,
);
export const upper = new RegExp(
  `\\b(?:at most|no (?:more|later) than|not (?:more|later) than|within(?: the next)?|up to|latest) ${amountOfTime}|\\bin ${amountOfTime} at (?:the )?(?:latest|most)`,
);

/** "From tomorrow to 90 days from today", "between 2 and 30 days from now". */
const range = new RegExp(
  `\\b(?:from|between) (?:(today|now|tomorrow)|(\\d+|[a-z]+)(?: (minute|hour|day|week)s?)?) (?:to|until|and) ${amountOfTime} (?:from|after) (?:today|now)\\b`,
);

/** "Refused is what begins less than 7 or more than 180 days after today". */
const aheadOfNow = "(?:from (?:now|today)|after (?:now|today)|ahead|in advance|in the future|away)";
const refusedLower = new RegExp(`\\b(?:less|sooner|earlier) than ${amountOfTime} ${aheadOfNow}`);
const refusedUpper = new RegExp(
  `\\b(?:more|later|further) than (?:on )?(?:the )?(\\d+|[a-z]+)(?:st|nd|rd|th)? (minute|hour|day|week)s? ${aheadOfNow}`,
);
const refusing = /\b(4\d\d|refused|rejected|cannot|must not|may not)\b/;

/** The least and the most that sentences about refusals leave, in ms. */
function leftByRefusals(
  sentences: readonly string[],
): [least: number | undefined, most: number | undefined] | undefined {
  const found = sentences.filter((one) => refusing.test(one));
  const [least, most] = [refusedLower, refusedUpper].map((bound) =>
    found.map((one) => lengthIn(bound.exec(one))).find((one) => one !== undefined),
  );
  return least === undefined && most === undefined ? undefined : [least, most];
}

/** "Must lie in the future", without a length of time; "refused with 422 when `startsAt` is not in the future". */
const future =
  /\b(must|has to|have to|needs to) (lie|be|start|begin|fall) (in the future|after (now|today)|later than (now|today))\b|\brefused\b.*\b(if|when) [^.;,]*\bis not (in the future|after now|later than now)\b/;

const windows = new WeakMap<Operation, TimeWindow | null>();

/**
 * The window of time that a text gives for the begin of what is created: "A visit starts at least 24 hours and at most 365
 * days from now", "begins on the hour or half past".
 */
export function timeWindow(operation: Operation): TimeWindow | undefined {
  const known = windows.get(operation);
  if (known !== undefined) return known ?? undefined;
  const found = findWindow(operation);
  windows.set(operation, found ?? null);
  return found;
}

function findWindow(operation: Operation): TimeWindow | undefined {
  const { contract, body } = operation;
  const text = withSeparateRefusals(operation.text);
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const times = [...membersOf(contract.documents, schema)].flatMap(([name, place]) => {
    const { format } = shapeOf(contract.documents, place);
    return format === "date-time" || format === "date" ? [{ name, isDay: format === "date" }] : [];
  });
  const starts = times.filter(({ name }) => /^(starts?|begins?|from|pick)$/.test(wordsOf(name)[0] ?? ""));
  const time = starts.length === 1 ? starts[0] : times.length === 1 ? times[0] : undefined;
  if (!time) return undefined;
  const sentences = sentencesOf(text.toLowerCase()).filter((one) =>
    /\b(starts?|begins?|start|begin|times?|days?|lie|is)\b/.test(one),
  );
  const ahead = sentences.find(
    (one) =>
      /\bfrom (now|today)\b|\bahead\b|\bin advance\b|\bin the future\b|\bafter (now|today)\b|\b(today|tomorrow|now|days?|hours?|weeks?)\b[^.;]*\bat (the )?(latest|earliest)\b/.test(
        one,
      ) &&
      (lower.test(one) || upper.test(one) || range.test(one)),
  );
  const step = stepIn(sentences);
  const refused = ahead === undefined ? leftByRefusals(sentences) : undefined;
  const isInFuture = ahead === undefined && sentences.some((one) => future.test(one));
  if (ahead === undefined && step === undefined && !isInFuture && !refused) return undefined;
  const [least, most] =
    rangeIn(ahead) ??
    refused ??
    [lower, upper].map((one) => (ahead === undefined ? undefined : lengthIn(one.exec(ahead))));
  if (ahead !== undefined && least === undefined && most === undefined) return undefined;
  return {
    ...time,
    least: least ?? (isInFuture && time.isDay ? day : 0),
    most,
    step: step ?? 60_000,
    hours: time.isDay ? daysAlone(openingHours(text)) : openingHours(text),
  };
}

/** The days on which a date may lie; undefined where the text has none. */
const daysAlone = (hours: OpeningHours | undefined): OpeningHours | undefined =>
  hours && hours.days.size < 7 ? { ...hours, first: 0, last: 1439 } : undefined;

/** The least and the most that a range of time names, in ms. */
function rangeIn(sentence: string | undefined): [least: number, most: number] | undefined {
  const [, word, count, unit, mostCount = "", mostUnit = ""] = range.exec(sentence ?? "") ?? [];
  const most = lengthOf(mostCount, mostUnit);
  const least =
    word === undefined
      ? lengthOf(count ?? "", unit ?? mostUnit)
      : word === "tomorrow"
        ? lengthOf("1", "day")
        : 0;
  return least === undefined || most === undefined ? undefined : [least, most];
}

/** So many units of time, in ms; undefined where either is none. */
export function lengthOf(count: string, unit: string): number | undefined {
  const [number, length] = [numberOf(count), units[unit]];
  return number === undefined || length === undefined ? undefined : number * length;
}

/** The length of time that a match of an amount and a unit stands for, in ms. */
export function lengthIn(match: RegExpExecArray | null): number | undefined {
  const [count = "", unit = ""] = (match ?? []).slice(1).filter((one) => one !== undefined);
  return lengthOf(count, unit);
}

/** The steps on which times begin: "on the hour or half past"; in ms. */
export function stepIn(sentences: readonly string[]): number | undefined {
  const minute = 60_000;
  for (const one of sentences) {
    if (/\b(half past|half[- ]hours?|every half hour)\b/.test(one)) return 30 * minute;
    if (/\b(quarter (hours?|past)|quarters? of an hour)\b/.test(one)) return 15 * minute;
    if (/\b(on the hour|full hours?)\b/.test(one)) return 60 * minute;
  }
  return undefined;
}

/** What the server's clock showed when it answered first, which is all that a run knows of the present. */
const clocks = new WeakMap<Trial["checker"], number>();

/** Notes the present of the server, by the header `Date` of its first answer, and when what an answer accepts begins. */
export function noteTimes(checker: Trial["checker"], exchange: Exchange): void {
  const date = Date.parse(exchange.response?.headers["date"]?.[0] ?? "");
  if (!clocks.has(checker) && !Number.isNaN(date)) clocks.set(checker, date);
  noteUsualTime(checker, exchange);
  noteHorizon(checker, exchange);
}

/** What is known of the server's present; undefined where its answers have no date. */
export const clockOf = (checker: Trial["checker"]): number | undefined => clocks.get(checker);

/** A time so long after the present, in the form that the member takes and on its steps; undefined where the server names none. */
export function timeAhead(checker: Trial["checker"], window: TimeWindow, after: number): string | undefined {
  const now = clocks.get(checker);
  if (now === undefined) return undefined;
  const time = new Date(Math.ceil((now + after) / window.step) * window.step).toISOString();
  return window.isDay ? time.slice(0, 10) : time.replace(".000Z", "Z");
}

/**
 * A time so long after the present, or the next one before or after it at which something may begin: on a day and in the hours
 * that the text leaves open.
 */
export function openTimeAhead(
  checker: Trial["checker"],
  window: TimeWindow,
  after: number,
  side: "earlier" | "later",
): string | undefined {
  const plain = timeAhead(checker, window, after);
  const { hours } = window;
  if (!hours || plain === undefined || isOpen(hours, Date.parse(plain))) return plain;
  const bound = Date.parse(plain);
  for (let days = 0; days < 8; days += 1)
    for (const minute of side === "later" ? [hours.first, hours.last] : [hours.last, hours.first]) {
      const time = atMinute(bound + (side === "later" ? days : -days) * day, minute);
      const isBeyond = side === "later" ? time < bound : time > bound;
      if (!isBeyond && isOpen(hours, time)) return new Date(time).toISOString().replace(".000Z", "Z");
    }
  return undefined;
}

/** The body with a begin that its window takes, where it is outside of it; another one where that is wanted. */
export function withinWindow(trial: Trial, operation: Operation, body: unknown, isOther = false): unknown {
  const window = timeWindow(operation);
  const { checker, random } = trial;
  const now = clocks.get(checker);
  if (!window || now === undefined || !isObject(body)) return body;
  const value = Date.parse(String(body[window.name]));
  const { least, step } = window;
  const farthest = horizons.get(checker)?.get(operation) ?? Number.POSITIVE_INFINITY;
  const most = Math.min(window.most ?? least + 180 * day, farthest);
  if (Number.isNaN(value)) return body;
  const isInside =
    value >= now + least + margin &&
    value <= now + most - margin &&
    value % step === 0 &&
    (!window.hours || isOpen(window.hours, value));
  if (isInside && !isOther) return body;
  const span = Math.max(0, most - least - 2 * margin - step);
  const pick = (): string | undefined =>
    !isOther && window.isDay && least === 0 && isUsedToday(checker, operation)
      ? timeAhead(checker, window, 0)
      : timeAhead(checker, window, least + margin + Math.floor((random.between(0, 10_000) / 10_000) * span));
  const usual = window.hours ? undefined : timeOfDay(trial, operation, isOther);
  let time = usual === undefined ? pick() : atUsualTime(pick(), usual, now + least + margin);
  for (let turn = 0; turn < 60 && window.hours && time && !isOpen(window.hours, Date.parse(time)); turn += 1)
    time = pick();
  return time === undefined ? body : beginningAt(body, window.name, time);
}

/** The body with another begin, and its other times as much later, so that a period keeps its length. */
export function beginningAt(
  body: Readonly<Record<string, unknown>>,
  begin: string,
  time: string,
): Record<string, unknown> {
  const distance = Date.parse(time) - Date.parse(String(body[begin]));
  const moved = Object.entries(body).flatMap(([name, other]): [string, string][] => {
    const later = typeof other === "string" && movedTime(other, distance);
    return later === false || later === undefined ? [] : [[name, later]];
  });
  return { ...body, ...Object.fromEntries(moved), [begin]: time };
}

const usedToday = new WeakMap<Operation, boolean>();

/** Whether what is created has a first day and no end, as a contract: what needs one needs it from that day on. */
function isOpenEnded({ body, contract, text }: Operation): boolean {
  const schema = body?.media[0]?.schema;
  const places = schema ? [...membersOf(contract.documents, schema).values()] : [];
  const dates = places.filter((one) => /^date/.test(shapeOf(contract.documents, one).format ?? ""));
  return dates.length === 1 && !/\b(overlap\w*|booked|taken|slots?|occupied|free)\b/i.test(text);
}

/**
 * Whether what is created is of use from its first day on: it has no end, or can be acted on during its own period alone,
 * "refused if today is not within its period" at the handing out of what was booked. Only what begins today gets that far.
 */
export function isUsedToday({ resources }: Trial["checker"], operation: Operation): boolean {
  const known = usedToday.get(operation);
  if (known !== undefined) return known;
  const role = resources.roles.get(operation);
  const found =
    role?.kind === "create" &&
    (isOpenEnded(operation) ||
      role.resource.actions.some(({ text }) =>
        /\b(today|the present day|the current date)\b[^.;:]*\b(within|inside|outside|in|part of) [^.;:,]*\b(period|range|window|dates|days|time|stay|rental|booking|reservation)\b/i.test(
          text,
        ),
      ));
  usedToday.set(operation, found);
  return found;
}

/** How long before its begin something was refused as too far ahead at least, in ms. */
const horizons = new WeakMap<Trial["checker"], Map<Operation, number>>();
const tooFar = /\b(?:far|ahead|in advance|horizon|too early|beyond)\b/;

/** Notes how far ahead something may begin: the plan of a member may decide it, which no text tells as a number. */
function noteHorizon(checker: Trial["checker"], exchange: Exchange): void {
  const { ok, code, operation, call } = exchange;
  const now = clocks.get(checker);
  const window = isObject(call.body) ? timeWindow(operation) : undefined;
  if (!window || now === undefined || !isObject(call.body)) return;
  const lead = Date.parse(String(call.body[window.name])) - now;
  if (Number.isNaN(lead)) return;
  const ofRun = horizons.get(checker) ?? new Map<Operation, number>();
  horizons.set(checker, ofRun);
  const known = ofRun.get(operation) ?? Number.POSITIVE_INFINITY;
  // With another plan more may be allowed than before.
  if (ok && lead >= known) ofRun.delete(operation);
  else if ((code === 409 || code === 422) && tooFar.test(textOfRefusal(exchange)))
    ofRun.set(operation, Math.min(known, lead));
}

/** Times of day at which something was accepted to begin, the first first, and those at which it was invalid; in ms. */
interface TimesOfDay {
  readonly accepted: number[];
  readonly refused: Set<number>;
}

const usualTimes = new WeakMap<Trial["checker"], Map<Operation, TimesOfDay>>();

/**
 * Notes the times of day at which something was accepted to begin: opening hours may be members of what is referred to, which
 * no text tells.
 */
function noteUsualTime(checker: Trial["checker"], { ok, code, operation, call: { body } }: Exchange): void {
  const window = isObject(body) ? timeWindow(operation) : undefined;
  const time = window && !window.isDay && isObject(body) ? Date.parse(String(body[window.name])) : Number.NaN;
  if (Number.isNaN(time)) return;
  const ofRun = usualTimes.get(checker) ?? new Map<Operation, TimesOfDay>();
  const known = ofRun.get(operation) ?? { accepted: [], refused: new Set() };
  if (ok && !known.accepted.includes(time % day)) known.accepted.push(time % day);
  // A conflict is about what is there at that time.
  if (!ok && code === 422 && known.accepted.length > 0) known.refused.add(time % day);
  if (known.accepted.length > 0) usualTimes.set(checker, ofRun.set(operation, known));
}

/**
 * A time of day at which something may begin: the first that was accepted; for another one also an hour around it that was not
 * refused, as all at one hour get into each other's way.
 */
function timeOfDay({ checker, random }: Trial, operation: Operation, isOther: boolean): number | undefined {
  const known = usualTimes.get(checker)?.get(operation);
  const [usual] = known?.accepted ?? [];
  if (!known || usual === undefined || !isOther) return usual;
  const around = [2, 4, 6]
    .map((hours) => usual + (hours * day) / 24)
    .filter((one) => one < day && !known.refused.has(one));
  return random.pick([...new Set([usual, ...around])]);
}

/** The time of day on the day of a time, on the day after where that is too early. */
function atUsualTime(time: string | undefined, usual: number, earliest: number): string | undefined {
  if (time === undefined) return undefined;
  const picked = Math.floor(Date.parse(time) / day) * day + usual;
  return new Date(picked < earliest ? picked + day : picked).toISOString().replace(".000Z", "Z");
}

/** A date or time so many days later, in the same form. */
export function movedDay(value: string, days: number): string | undefined {
  const time = Date.parse(value.slice(0, 10)) + days * day;
  // Neither a day that is none nor one beyond all calendars has a text.
  return Number.isNaN(new Date(time).getTime())
    ? undefined
    : new Date(time).toISOString().slice(0, 10) + value.slice(10);
}

/** A time as much later, so that a period keeps its length; a date, or a time elsewhere, by whole days. */
export function movedTime(value: string, distance: number): string | undefined {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.exec(value);
  if (instant) {
    const time = new Date(Date.parse(value) + distance);
    // A moment that is none, as an invalid one may be, stays as it is.
    if (Number.isNaN(time.getTime())) return undefined;
    const text = time.toISOString();
    return instant[1] === undefined ? text.replace(".000Z", "Z") : text;
  }
  return /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) ? movedDay(value, Math.round(distance / day)) : undefined;
}

/** A run takes a while: times stay so far from the ends. */
const margin = 900_000;
