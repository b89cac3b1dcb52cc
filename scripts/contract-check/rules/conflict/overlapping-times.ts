import { createInstance } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { discard, lastCreated } from "../shared/prepared-call";

const overlapping =
  /\boverlap|\bclash|\bcollid|\bdouble[- ]book|\b(has|have) another \w+ (at|in|during)\b|\b(slot|time|period)s? (is|are|was|has been) (already )?(taken|occupied|booked|full)\b|\bbusy\b|\bone \w+ at a time\b|\bin two \w+ at once\b/i;

/**
 * What overlaps in time with another one is refused, where the text about 409 says so: the same time, and one that begins in
 * the middle. What begins when another one ends is accepted, where a text permits it.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `acceptance`. Severity: error.
 */
export function overlappingTimes(operation: Operation, resource: Resource): Scenario[] {
  if (!documents(operation, 409) || !overlapping.test(refusalText(operation, 409))) return [];
  const times = timesOf(operation);
  if (!times) return [];
  const run = (trial: Trial): Promise<void> => createOver(trial, operation, resource, times);
  return [{ name: `overlap ${operation.id}`, operation, run }];
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
  for (const [cause, body] of [
    ["same time", again.body],
    ["overlap", movedInto(again.body, times)],
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
  const behind = permitsTouching(operation.text) ? movedBehind(again.body, times) : undefined;
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
