import type { Checker } from "../../engine/checker";
import { openingHours } from "../../engine/opening-hours";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import {
  amountOfTime,
  clockOf,
  lengthIn,
  movedDay,
  openTimeAhead,
  type TimeWindow,
  timeWindow,
} from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { discard, perform } from "../shared/prepared-call";

/**
 * What is possible until some time before a begin is refused later: "Customers can cancel until 48 hours before the start, later
 * they get 409".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function lateActions(checker: Checker, resource: Resource): Scenario[] {
  const { create, actions, remove } = resource;
  const window = create && (timeWindow(create) ?? startOf(create));
  if (!create || !window || window.isDay || checker.options.isReadOnly) return [];
  return [...actions, remove].flatMap((operation) => {
    if (!operation || !checker.selected.has(operation) || !documents(operation, 403, 409, 422)) return [];
    const roles = [...new Set(checker.users.flatMap(({ grants = [] }) => [...grants]))];
    const deadline = deadlineIn(operation.text, roles);
    const userIndex = checker.users.findIndex(
      ({ grants = [] }) => deadline?.role === undefined || grants.includes(deadline.role),
    );
    if (!deadline || userIndex < 0) return [];
    const run = (trial: Trial): Promise<void> =>
      actLate(trial, resource, operation, { window, before: deadline.before, userIndex });
    return [{ name: `late ${operation.id}`, operation, run }];
  });
}

/** How long before a begin something is possible, in ms, and the only role that this is about. */
export interface Deadline {
  before: number;
  role: string | undefined;
}

/** "Customers can cancel until 48 hours before the start, later they get 409." */
export function deadlineIn(text: string, roles: readonly string[]): Deadline | undefined {
  for (const sentence of sentencesOf(plainText(text))) {
    const match = new RegExp(
      `\\b(?:until|up to|at least|at the latest|(?:no|not) later than) ${amountOfTime} before (?:the |its |it )?(?:start|begin)`,
    ).exec(sentence);
    const before = match ? lengthIn(match) : undefined;
    if (before === undefined || !/\b(4\d\d|refused|too late)\b/.test(sentence)) continue;
    const start = sentence.slice(0, match?.index);
    const named = roles.filter((role) => new RegExp(`\\b${literal(role.toLowerCase())}s?\\b`).test(start));
    return named.length > 1 ? undefined : { before, role: named[0] };
  }
  return undefined;
}

/** The one begin that a creation takes, where its text gives no window of it. */
function startOf({ body, contract, text }: Operation): TimeWindow | undefined {
  const schema = body?.media[0]?.schema;
  const starts = schema
    ? [...membersOf(contract.documents, schema)].filter(
        ([name, place]) =>
          /^(starts?|begins?)$/.test(wordsOf(name)[0] ?? "") &&
          shapeOf(contract.documents, place).format === "date-time",
      )
    : [];
  const [only] = starts;
  if (!only || starts.length > 1) return undefined;
  return { name: only[0], isDay: false, least: 0, most: undefined, step: 60_000, hours: openingHours(text) };
}

/** A run takes a while: times stay so far from the ends. */
const margin = 900_000;

async function actLate(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  { window, before, userIndex }: { window: TimeWindow; before: number; userIndex: number },
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  // As late as it may begin and still be too near: what is closed on the day before leaves the times of another one.
  const time = openTimeAhead(trial.checker, window, before - 2 * margin, "earlier");
  const now = clockOf(trial.checker);
  if (time === undefined || now === undefined || Date.parse(time) < now + window.least + margin) return;
  const instance = await createInstance(trial, resource, {
    userIndex,
    change: (body) => startingAt(body, window.name, time),
  });
  if (!instance) return;
  const call = await prepareCall(trial, operation, { instance, userIndex });
  const exchange = await perform(trial, call, { userIndex, isExactUser: true });
  if (exchange.ok)
    trial.report("conflict", operation, exchange, {
      expected: `a refusal, as it begins at ${time}, less than ${before / 3_600_000} hours from now`,
      cause: "too late",
    });
  if (!exchange.ok || operation !== resource.remove) await discard(trial, instance);
}

/** The body with another begin; what else it has of times moves by as many days. */
function startingAt(body: unknown, name: string, time: string): unknown {
  if (!isObject(body)) return body;
  const days = Math.round(
    (Date.parse(time.slice(0, 10)) - Date.parse(String(body[name]).slice(0, 10))) / 86_400_000,
  );
  const moved = Object.entries(body).map(([other, value]) => [
    other,
    typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? movedDay(value, days) : value,
  ]);
  return { ...Object.fromEntries(moved), [name]: time };
}
