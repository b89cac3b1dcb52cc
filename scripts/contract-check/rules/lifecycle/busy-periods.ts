import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { leaves } from "../../lib/json";
import { isRead, type Operation, type Parameter } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import type { Validator } from "../../schema/validator";
import { keyOf } from "../../send/request";

/** So many periods are asked for. */
const mostPeriods = 3;

/**
 * A report keeps its contract for the periods in which something happened, too: the month of an example, and any other that
 * is made up, may hold nothing, and then all sums of it are right.
 *
 * Standard: the schema of the answer, and what texts say of its members.
 * Reports: `body`. Severity: error.
 */
export function busyPeriods(checker: Checker, operation: Operation): Scenario[] {
  const asked = isRead(operation) ? (periodOf(operation) ?? rangeOf(operation)) : undefined;
  if (!asked || !checker.selected.has(operation)) return [];
  const run = (trial: Trial): Promise<void> => askForPeriods(trial, operation, asked);
  return [{ name: `busy periods ${operation.id}`, operation, run }];
}

/** The parameter that names a period, or those of its first and last day. */
type Asked = readonly [period: Parameter] | readonly [first: Parameter, last: Parameter];

const required = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((one) => one.in === "query" && one.required);

/** The one required parameter that names a day, a month or a year. */
function periodOf(operation: Operation): Asked | undefined {
  const found = required(operation).filter(({ name, schema }) => {
    const { format, patterns } = shapeOf(operation.contract.documents, schema);
    const isPeriod =
      /^(month|day|date|year|period|on)$|(Month|Day|Date|Year|Period)$|_(month|day|date|year)$/.test(name);
    return isPeriod && (format === "date" || patterns.length > 0);
  });
  const [only, other] = found;
  return only && !other ? [only] : undefined;
}

/** The first and the last day of a range that has to be named. */
function rangeOf(operation: Operation): Asked | undefined {
  const days = required(operation).filter(
    ({ schema }) => shapeOf(operation.contract.documents, schema).format === "date",
  );
  const first = days.find(({ name }) => /^(from|since|start|begin|first)/i.test(name));
  const last = days.find(({ name }) => /^(to|until|end|last)/i.test(name));
  return first && last && days.length === 2 ? [first, last] : undefined;
}

async function askForPeriods(trial: Trial, operation: Operation, asked: Asked): Promise<void> {
  const { bases, instances, validator } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const times = instances.flatMap(({ payload }) => timesIn(payload));
  const call = await prepareCall(trial, operation);
  const [period, last] = asked;
  const [busy, ...others] = last ? daysOfBusiestMonth(times) : busiest(period, times, validator);
  const valuesOf = (value: string): [string, string][] =>
    last
      ? [
          [keyOf(period), value],
          [keyOf(last), others.at(-1) ?? value],
        ]
      : [[keyOf(period), value]];
  const askFor = async (value: string) =>
    await trial.send({ ...call, parameters: new Map([...call.parameters, ...valuesOf(value)]) });
  if (busy === undefined) return;
  const exchange = await askFor(busy);
  for (const other of last ? [] : others) await askFor(other);
  // Other rules look at what is in it, too: the rows of a table.
  if (exchange.ok && trial.attempt === 0)
    for (const [key, value] of valuesOf(busy)) bases.get(operation)?.parameters.set(key, value);
}

/** The days of the month that most times lie in, in their order. */
function daysOfBusiestMonth(times: readonly string[]): string[] {
  const counts = new Map<string, string[]>();
  for (const time of times) {
    const month = time.slice(0, 7);
    counts.set(month, [...(counts.get(month) ?? []), time.slice(0, 10)]);
  }
  const [days = []] = [...counts.values()].sort((one, other) => other.length - one.length);
  return [...days].sort();
}

/** What lies further away is no event: the birthday that all made-up people share. */
const nearby = 400 * 86_400_000;

const timesIn = (payload: unknown): string[] =>
  [...leaves(payload)].flatMap(([pointer, value]) =>
    typeof value === "string" &&
    /^\d{4}-\d\d-\d\d(T|$)/.test(value) &&
    Math.abs(Date.parse(value) - Date.now()) < nearby &&
    !isOfRecord(pointer)
      ? [value]
      : [],
  );

/** When something was written down is today for all that the run creates. */
const isOfRecord = (pointer: string): boolean =>
  /(created|updated|changed|modified)_?(at|on)$/i.test(pointer);

/** The periods that most times lie in, as the parameter takes them. */
function busiest({ schema }: Parameter, times: readonly string[], validator: Validator): string[] {
  const counts = new Map<string, number>();
  for (const time of times) {
    const period = [10, 7, 4].map((end) => time.slice(0, end)).find((one) => validator.isValid(schema, one));
    if (period !== undefined) counts.set(period, (counts.get(period) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostPeriods)
    .map(([period]) => period);
}
