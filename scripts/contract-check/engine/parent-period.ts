import { isObject } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

interface Period {
  from: number;
  to: number;
}

const begins = /^(starts?|begins?|from|opens?)$/;
const ends = /^(ends?|until|to|finish(es)?|closes?)$/;
const inside =
  /\b(within|inside|during|outside( of)?|not (leave|exceed))\b[^.;]*\b(the|its|their|that|this|an?) (\w+ )?(\w+)/;

/** The members of a body that take its begin and its end. */
export function periodMembers({
  body,
  contract: { documents },
}: Operation): [from: string, to: string] | undefined {
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const times = [...membersOf(documents, schema)].flatMap(([name, place]) =>
    shapeOf(documents, place).format === "date-time" ? [name] : [],
  );
  const [from] = times.filter((name) => begins.test(wordsOf(name)[0] ?? ""));
  const [to] = times.filter((name) => ends.test(wordsOf(name)[0] ?? ""));
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** The time from the begin to the end that a representation shows. */
function periodOf(shown: unknown): Period | undefined {
  if (!isObject(shown)) return undefined;
  const timeOf = (kind: RegExp): number =>
    Date.parse(String(Object.entries(shown).find(([name]) => kind.test(wordsOf(name)[0] ?? ""))?.[1]));
  const [from, to] = [timeOf(begins), timeOf(ends)];
  return from < to ? { from, to } : undefined;
}

const noted = new WeakMap<Trial, Map<Operation, Period>>();

/**
 * "A session lies wholly within the event": notes when the instances that a call is below take place, and returns the body
 * with its times in that period.
 */
export function withinParent(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: readonly ResourceInstance[],
): unknown {
  if (!periodMembers(operation)) return body;
  const { instances: known, resources } = trial.checker;
  const role = resources.roles.get(operation);
  const isChange = role !== undefined && /^(update|replace)$/.test(role.kind);
  // "The same rules hold as for adding a session."
  const sentences = sentencesOf(
    `${operation.text} ${(isChange && role.resource.create?.text) || ""}`.toLowerCase(),
  );
  const own = isChange ? instances.find(({ resource }) => resource === role.resource) : undefined;
  const parents = known.filter(
    ({ resource, ids }) =>
      own && resource !== own.resource && ids.get(resource.key) === own.ids.get(resource.key),
  );
  const parent = [...instances, ...parents].find(({ resource }) =>
    sentences.some((one) => {
      const [, , , , , near = "", last = ""] = inside.exec(one) ?? [];
      return resource.noun !== "" && (near.trim() === resource.noun || last === resource.noun);
    }),
  );
  const period = periodOf(parent?.payload);
  if (!period) return body;
  const periods = noted.get(trial) ?? new Map<Operation, Period>();
  noted.set(trial, periods.set(operation, period));
  return withinNoted(trial, operation, body, false);
}

/** The body with times in the period of its parent, where one is known; other ones where that is wanted. */
export function withinNoted(trial: Trial, operation: Operation, body: unknown, isOther: boolean): unknown {
  const period = noted.get(trial)?.get(operation);
  const members = periodMembers(operation);
  if (!period || !members || !isObject(body)) return body;
  const [start, end] = members.map((name) => Date.parse(String(body[name])));
  if (start === undefined || end === undefined || Number.isNaN(start) || !(start < end)) return body;
  if (start >= period.from && end <= period.to && !isOther) return body;
  const length = Math.min(end - start, period.to - period.from);
  const steps = Math.floor((period.to - period.from - length) / step);
  const from = period.from + trial.random.between(0, Math.max(0, steps)) * step;
  const time = (at: number): string => new Date(at).toISOString().replace(".000Z", "Z");
  return { ...body, [members[0]]: time(from), [members[1]]: time(from + length) };
}

/** Whether the period of what a call is below is known. */
export const hasPeriod = (trial: Trial, operation: Operation): boolean =>
  noted.get(trial)?.has(operation) ?? false;

/** Times stay on quarters of an hour, where the parent begins on one. */
const step = 900_000;
