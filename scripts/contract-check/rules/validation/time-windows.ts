import type { Scenario } from "../../engine/scenario";
import { type TimeWindow, timeAhead, timeWindow } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

const minute = 60_000;
const day = 1_440 * minute;

/**
 * What begins before the window that a text gives, after it or between its steps is refused: "A visit starts at least 24 hours
 * and at most 365 days from now", "on the hour or half past".
 *
 * Standard: the operation's description.
 * Reports: `refusal`. Severity: error.
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
    most === undefined ? undefined : timeAhead(trial.checker, window, most + (isDay ? 2 : 1) * day);
  // A step before the earliest time, and half of it: steps may be as long as the time itself.
  const near = least - Math.max(isDay ? 2 * day : 5 * minute, step);
  const early = least > 0 && near > 0 ? timeAhead(trial.checker, window, near) : undefined;
  const inside = timeAhead(trial.checker, window, least + day);
  const beside =
    step > minute && inside !== undefined && !isDay
      ? new Date(Date.parse(inside) + step / 2 - minute).toISOString().replace(".000Z", "Z")
      : undefined;
  const control = await sendAt(trial, operation, name, undefined);
  if (!control.ok) return;
  for (const [value, what] of [
    [early, "before the time that the text allows"],
    [late, "after the time that the text allows"],
    [beside, "between the times that the text allows"],
  ] as const) {
    const exchange = value === undefined ? undefined : await sendAt(trial, operation, name, value);
    if (!exchange?.ok) continue;
    trial.report("refusal", operation, exchange, {
      expected: `a refusal of ${name} ${value}, ${what}`,
      pointer: `/body/${name}`,
      cause: `window ${what}`,
    });
  }
}

async function sendAt(
  trial: Trial,
  operation: Operation,
  name: string,
  value: string | undefined,
): Promise<Exchange> {
  const call = await validCall(trial, operation);
  const count = trial.created.length;
  const distinct = withUniqueTexts(trial, operation, call.body, false);
  const body = value !== undefined && isObject(distinct) ? { ...distinct, [name]: value } : distinct;
  const exchange = await perform(trial, { ...call, body });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  return exchange;
}
