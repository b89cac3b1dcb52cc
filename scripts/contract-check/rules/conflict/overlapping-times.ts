import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import { movedDay } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { differentText } from "../../engine/unique-texts";
import { isObject, valueAt } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { referredNoun, spacedNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { discard, lastCreated } from "../shared/prepared-call";

const overlapping =
  /\boverlap|\bclash|\bcollid|\bdouble[- ]book|\b(has|have) another \w+ (at|in|during)\b|\b(slot|time|period)s? (is|are|was|has been) (already )?(taken|occupied|booked|full)\b|\bbusy\b|\bone \w+ at a time\b|\bin two \w+ at once\b|\bshares? (a|any|one) (day|night|hour|time)\b|\bone \w+ at\s+a\s+time\b/i;

/**
 * What overlaps in time with another one is refused, where the text about 409 says so: the same time, and one that begins in
 * the middle, and what differs in all but the time and what is taken then. What begins when another one ends is accepted, where a text permits it.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `acceptance`. Severity: error.
 */
export function overlappingTimes(checker: Checker, operation: Operation, resource: Resource): Scenario[] {
  if (!documents(operation, 409) || !overlapping.test(refusalText(operation, 409))) return [];
  const times = timesOf(operation);
  if (!times) return [];
  const run = (trial: Trial): Promise<void> => createOver(trial, operation, resource, times);
  const text = refusalText(operation, 409);
  const scenarios: Scenario[] = [{ name: `overlap ${operation.id}`, operation, run }];
  for (const { parameter, pointer, resource: busy } of slotsOf(checker, operation))
    if (!parameter && busy && isBusyAtOnce(text, busy.noun))
      scenarios.push({
        name: `busy ${operation.id} ${busy.noun}`,
        operation,
        run: (trial) => occupyTwice(trial, operation, resource, { pointer, noun: busy.noun }),
      });
  return scenarios;
}

/** Whether a text keeps something that is referred to from being in two places: "nobody speaks in two sessions at once". */
export function isBusyAtOnce(text: string, noun: string): boolean {
  if (noun === "") return false;
  const name = spacedNoun(noun);
  return (
    new RegExp(
      `(?<![a-z])${name}_(conflict|busy|taken|occupied|booked|double_booked|overlap|unavailable)`,
    ).test(text) ||
    sentencesOf(plainText(text)).some(
      (one) =>
        /\bat once\b|\bat the same time\b|\boverlap/.test(one) &&
        new RegExp(`\\b(no|the same|an?|each|every|one) ${name}\\b`).test(one),
    )
  );
}

/** The same time and the same reference, everything else being another: the speaker is in two rooms. */
async function occupyTwice(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  { pointer, noun }: { pointer: string; noun: string },
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const creator = instance?.steps.at(-1);
  if (!instance || !creator || valueAt(creator.call.body, pointer) === undefined)
    return await discard(trial, instance);
  const { credentials, ...again } = creator.call;
  const { documents: docs } = operation.contract;
  const changed = Object.entries(isObject(again.body) ? again.body : {}).flatMap(([name, value]) => {
    const place = membersOf(docs, schema).get(name);
    const shape = place && shapeOf(docs, place);
    const isText = shape && typeof value === "string" && shape.format === undefined && !shape.values;
    if (!place || !isText || referredNoun(name) !== undefined) return [];
    const other = differentText(trial, shape, value);
    return trial.checker.validator.isValid(place, other) ? [[name, other]] : [];
  });
  const body = { ...(isObject(again.body) && again.body), ...Object.fromEntries(changed) };
  const exchange = await trial.send({ ...again, body }, { credentials });
  if (exchange.ok) {
    trial.report("conflict", operation, exchange, {
      expected: `409, as the ${noun} is taken at the same time`,
      pointer: `/body${pointer}`,
      cause: `busy ${noun}`,
    });
    registerInstance(trial, resource, exchange, 0);
    await discard(trial, lastCreated(trial));
  }
  await discard(trial, instance);
}

interface Times {
  start: string;
  /** The end, or how long it lasts in minutes. */
  end: string | undefined;
  minutes: string | undefined;
}

function timesOf({ body, contract }: Operation): Times | undefined {
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const members = [...membersOf(contract.documents, schema)];
  const isTime = ([, place]: (typeof members)[number]): boolean =>
    shapeOf(contract.documents, place).format === "date-time";
  const isDay = ([, place]: (typeof members)[number]): boolean =>
    shapeOf(contract.documents, place).format === "date";
  const [first, last] = [/^(start|begin|from)/i, /^(end|until|to$)/i].map(
    (expression) => members.find((one) => expression.test(one[0]) && isDay(one))?.[0],
  );
  if (first !== undefined && last !== undefined) return { start: first, end: last, minutes: undefined };
  const named = (expression: RegExp, isOfTime: boolean): string | undefined =>
    members.find((one) => expression.test(one[0]) && isTime(one) === isOfTime)?.[0];
  const start = named(/^(start|begin|from|at|time|scheduled|when)/i, true);
  if (start === undefined) return undefined;
  return {
    start,
    end: named(/^(end|until|to$|finish)/i, true),
    minutes: named(/(minutes|duration)/i, false),
  };
}

const isOfDays = (body: unknown, { start }: Times): boolean =>
  isObject(body) && /^\d{4}-\d\d-\d\d$/.test(String(body[start]));

const touching =
  /\btouch|\bback[- ]to[- ]back\b|\b(begins?|starts?)\b[^.;]{0,40}\b(another(?: one)?|the other|the one before|the earlier one) ends\b|\bends?\b[^.;]{0,40}\b(another(?: one)?|the other|the next one) (begins|starts)\b|\bhalf-open\b/i;

/** Whether a text permits what begins when another one ends. */
export const permitsTouching = (text: string): boolean =>
  sentencesOf(text).some((one) =>
    one.split(/;/).some((part) => touching.test(part) && !/\b(not|no|refus\w*|reject\w*|409)\b/i.test(part)),
  );

/** The body moved to the end of what it lasts; undefined where that cannot be said. */
export function movedBehind(body: unknown, { start, end, minutes }: Times): unknown {
  if (!isObject(body) || typeof body[start] !== "string") return undefined;
  const from = Date.parse(body[start]);
  const until = end === undefined ? Number.NaN : Date.parse(String(body[end]));
  const length =
    end === undefined ? Number(minutes === undefined ? Number.NaN : body[minutes]) * 60_000 : until - from;
  if (Number.isNaN(from) || !(length > 0)) return undefined;
  const moved = (time: number): string => new Date(time + length).toISOString().replace(".000Z", "Z");
  return { ...body, [start]: moved(from), ...(end !== undefined && { [end]: moved(until) }) };
}

/** "Both days included", "counting both ends", "shares a day": a period of days ends with its last day, and not before. */
const includesEnd = (text: string): boolean =>
  /\b(both (days|ends|dates) (are )?included|counting both|including both|inclusive|shares? (a|any|one) day)\b/i.test(
    text,
  );

/** The body moved by so many days that it begins within the period, at its last day where that belongs to it. */
export function movedDaysInto(body: unknown, { start, end }: Times, isInclusive: boolean): unknown {
  const [from, until] = isObject(body) && end !== undefined ? [body[start], body[end]] : [];
  if (!isObject(body) || end === undefined || typeof from !== "string" || typeof until !== "string")
    return undefined;
  const days = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
  if (!(days >= 1)) return undefined;
  const shift = isInclusive ? days : Math.floor(days / 2);
  const [first, last] = [movedDay(from, shift), movedDay(until, shift)];
  return shift > 0 && first !== undefined && last !== undefined
    ? { ...body, [start]: first, [end]: last }
    : undefined;
}

/** The body moved by so many minutes of what it lasts; undefined where that cannot be said. */
export function movedInto(body: unknown, { start, end, minutes }: Times): unknown {
  if (!isObject(body) || typeof body[start] !== "string") return undefined;
  const from = Date.parse(body[start]);
  const until = end === undefined ? Number.NaN : Date.parse(String(body[end]));
  const length =
    end === undefined ? Number(minutes === undefined ? Number.NaN : body[minutes]) : (until - from) / 60_000;
  if (Number.isNaN(from) || !(length >= 10)) return undefined;
  // Times may be allowed at full quarters only.
  const shift = (length > 30 ? 30 : length > 15 ? 15 : 5) * 60_000;
  const moved = (time: number): string => new Date(time + shift).toISOString().replace(".000Z", "Z");
  return { ...body, [start]: moved(from), ...(end !== undefined && { [end]: moved(until) }) };
}

async function createOver(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  times: Times,
): Promise<void> {
  const { bases, validator } = trial.checker;
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const creator = instance?.steps.at(-1);
  if (!instance || !creator) return;
  const { credentials, ...again } = creator.call;
  const isInclusive = includesEnd(`${operation.text} ${refusalText(operation, 409)}`);
  for (const [cause, body] of [
    ["same time", again.body],
    [
      "overlap",
      isOfDays(again.body, times)
        ? movedDaysInto(again.body, times, isInclusive)
        : movedInto(again.body, times),
    ],
  ] as const) {
    if (body === undefined || !validator.isValid(schema, body)) continue;
    const exchange = await trial.send({ ...again, body }, { credentials });
    if (!exchange.ok) continue;
    trial.report("conflict", operation, exchange, {
      expected: `409, as it overlaps with the ${resource.noun} created before`,
      pointer: `/body/${times.start}`,
      cause,
    });
    registerInstance(trial, resource, exchange, 0);
    await discard(trial, lastCreated(trial));
    break;
  }
  const behind =
    permitsTouching(operation.text) && !isOfDays(again.body, times)
      ? movedBehind(again.body, times)
      : undefined;
  if (behind !== undefined && validator.isValid(schema, behind)) {
    const exchange = await trial.send({ ...again, body: behind }, { credentials });
    if (exchange.code === 409)
      trial.report("acceptance", operation, exchange, {
        expected: `success, as it begins when the ${resource.noun} created before ends`,
        pointer: `/body/${times.start}`,
        cause: "touching",
      });
    if (exchange.ok) {
      registerInstance(trial, resource, exchange, 0);
      await discard(trial, lastCreated(trial));
    }
  }
  await discard(trial, instance);
}
