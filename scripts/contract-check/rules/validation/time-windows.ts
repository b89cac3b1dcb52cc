import { atMinute } from "../../engine/opening-hours";
import { giveUpEarlier } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { beginningAt, openTimeAhead, type TimeWindow, timeWindow } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

const minute = 60_000;
const day = 1_440 * minute;
/** In minutes of a day. */
const noon = 720;

/**
 * What begins before the window that a text gives, after it, between its steps or outside of its hours is refused: "A visit
 * starts at least 24 hours and at most 365 days from now", "Monday to Saturday, the first at 08:00 and the last at 17:30 (UTC)".
 *
 * Standard: the operation's description.
 * Reports: `refusal`, `acceptance`. Severity: error.
 */
export function timeWindows(operation: Operation): Scenario[] {
  const window = isRead(operation) ? undefined : timeWindow(operation);
  if (!window) return [];
  return [
    {
      name: `window ${operation.id}`,
      operation,
      run: (trial) => checkWindow(trial, operation, window),
    },
  ];
}

async function checkWindow(trial: Trial, operation: Operation, window: TimeWindow): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const { name, isDay, least, most, step } = window;
  const late =
    most === undefined
      ? undefined
      : openTimeAhead(trial.checker, window, most + (isDay ? 2 : 1) * day, "later");
  // A step before the earliest time, and half of it: steps may be as long as the time itself.
  const near = least - Math.max(isDay ? 2 * day : 5 * minute, step);
  const early = least > 0 && near > 0 ? openTimeAhead(trial.checker, window, near, "earlier") : undefined;
  const inside = openTimeAhead(trial.checker, window, least + day, "later");
  const control = await sendAt(trial, operation, name, undefined);
  if (!control.ok) return;
  const beside = step > minute && !isDay ? besideStep(control, window) : [];
  const hours = outsideHours(window, inside);
  for (const [value, what] of [
    ...hours.refused,
    [early, "before the time that the text allows"],
    [late, "after the time that the text allows"],
    ...beside.map((one): Described => [one, "between the times that the text allows"]),
  ] as const) {
    const exchange = value === undefined ? undefined : await sendAt(trial, operation, name, value);
    if (!exchange?.ok) continue;
    trial.report("refusal", operation, exchange, {
      expected: `a refusal of ${name} ${value}, ${what}`,
      pointer: `/body/${name}`,
      cause: `window ${what}`,
    });
  }
  for (const value of hours.accepted) {
    const exchange = await sendAt(trial, operation, name, value);
    if (exchange.code === 400 || exchange.code === 422)
      trial.report("acceptance", operation, exchange, {
        expected: `success with ${name} ${value}, the first or last time of a day that the text allows`,
        pointer: `/body/${name}`,
        cause: "window of a day",
      });
  }
}

/**
 * Times between two steps, close to the one that was accepted, as what is far from it may be refused for its hour; on the days
 * after it too, as what was accepted takes its own.
 */
function besideStep({ call: { body } }: Exchange, { name, step }: TimeWindow): string[] {
  const accepted = isObject(body) ? Date.parse(String(body[name])) : Number.NaN;
  if (Number.isNaN(accepted)) return [];
  return [0, 1, 2].map((days) =>
    new Date(accepted + days * day + step / 2 - minute).toISOString().replace(".000Z", "Z"),
  );
}

type Described = readonly [value: string | undefined, what: string];

/** Times outside the hours and days that a text allows, and those at their ends. */
function outsideHours(
  { hours, step, most, isDay }: TimeWindow,
  inside: string | undefined,
): { refused: Described[]; accepted: string[] } {
  if (!hours || inside === undefined || !(hours.isExact || hours.refusesDays))
    return { refused: [], accepted: [] };
  const text = (time: number): string =>
    isDay ? new Date(time).toISOString().slice(0, 10) : new Date(time).toISOString().replace(".000Z", "Z");
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => Date.parse(inside) + days * day);
  const latest = most === undefined ? Number.POSITIVE_INFINITY : Date.parse(inside) + most - 2 * day;
  const dayOf = (isWanted: boolean): number | undefined =>
    week.find((time) => hours.days.has(new Date(time).getUTCDay()) === isWanted && time < latest);
  const [open, closed] = [dayOf(true), dayOf(false)];
  const beside = Math.max(30, step / minute);
  const refused: Described[] = [
    [
      // Noon is on the same day in nearly every zone, where a text does not say that its times are those of UTC.
      closed === undefined ? undefined : text(atMinute(closed, hours.isExact ? hours.first : noon)),
      "on a day that the text leaves out",
    ],
  ];
  if (open === undefined || !hours.isExact || isDay || (hours.first === 0 && hours.last === 1439))
    return { refused, accepted: [] };
  refused.push([
    text(atMinute(open, hours.last + beside)),
    "after the last time of a day that the text allows",
  ]);
  refused.push([
    text(atMinute(open, hours.first - beside)),
    "before the first time of a day that the text allows",
  ]);
  return { refused, accepted: [hours.first, hours.last].map((one) => text(atMinute(open, one))) };
}

/** What the call refers to may be used up: it is tried with something else after a conflict. */
async function sendAt(
  trial: Trial,
  operation: Operation,
  name: string,
  value: string | undefined,
): Promise<Exchange> {
  let exchange = await sendOnceAt(trial, operation, name, value, false);
  const role = trial.checker.resources.roles.get(operation);
  for (let turn = 0; turn < 4 && exchange.code === 409; turn += 1) {
    const isReleased = role?.kind === "create" && (await giveUpEarlier(trial, role.resource, exchange));
    exchange = await sendOnceAt(trial, operation, name, value, !isReleased);
  }
  return exchange;
}

async function sendOnceAt(
  trial: Trial,
  operation: Operation,
  name: string,
  value: string | undefined,
  isFresh: boolean,
): Promise<Exchange> {
  const call = await validCall(trial, operation, isFresh ? { isFresh } : {});
  const count = trial.created.length;
  const distinct = withUniqueTexts(trial, operation, call.body, false);
  const body = value !== undefined && isObject(distinct) ? beginningAt(distinct, name, value) : distinct;
  const exchange = await perform(trial, { ...call, body });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  return exchange;
}
