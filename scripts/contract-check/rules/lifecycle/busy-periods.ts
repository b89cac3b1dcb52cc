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
  const period = isRead(operation) ? periodOf(operation) : undefined;
  if (!period) return [];
  const run = (trial: Trial): Promise<void> => askForPeriods(trial, operation, period);
  return checker.selected.has(operation) ? [{ name: `busy periods ${operation.id}`, operation, run }] : [];
}

/** The one required parameter that names a day, a month or a year. */
function periodOf({ parameters, contract }: Operation): Parameter | undefined {
  const found = parameters.filter(({ in: at, name, required, schema }) => {
    const { format, patterns } = shapeOf(contract.documents, schema);
    const isPeriod =
      /^(month|day|date|year|period|on)$|(Month|Day|Date|Year|Period)$|_(month|day|date|year)$/.test(name);
    return at === "query" && required && isPeriod && (format === "date" || patterns.length > 0);
  });
  return found.length === 1 ? found[0] : undefined;
}

async function askForPeriods(trial: Trial, operation: Operation, period: Parameter): Promise<void> {
  const { bases, instances, validator } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const times = instances.flatMap(({ payload }) => timesIn(payload));
  const call = await prepareCall(trial, operation);
  const key = keyOf(period);
  const [busy, ...others] = busiest(period, times, validator);
  const askFor = async (value: unknown) =>
    await trial.send({ ...call, parameters: new Map([...call.parameters, [key, value]]) });
  const exchange = busy === undefined ? undefined : await askFor(busy);
  for (const other of others) await askFor(other);
  // Other rules look at what is in it, too: the rows of a table.
  if (exchange?.ok && trial.attempt === 0) bases.get(operation)?.parameters.set(key, busy);
}

const timesIn = (payload: unknown): string[] =>
  [...leaves(payload)].flatMap(([pointer, value]) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !isOfRecord(pointer) ? [value] : [],
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
