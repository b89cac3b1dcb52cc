import type { Scenario } from "../../engine/scenario";
import { type Duration, durationOf, type PeriodMembers, periodOf } from "../../engine/stated-periods";
import { stepIn } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { object } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

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
  const duration = period && durationOf(operation, period);
  if (!period || !duration) return [];
  return [
    {
      name: `duration ${operation.id}`,
      operation,
      run: (trial) => checkDuration(trial, operation, period, duration),
    },
  ];
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
