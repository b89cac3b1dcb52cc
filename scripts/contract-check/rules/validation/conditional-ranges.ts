import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { rulesTakenFrom, statementsOfOperation } from "../../plan/operation-statements";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";
import { spelledRangesIn } from "./spelled-ranges";
import { rangesIn, type StatedRange } from "./stated-ranges";

/** So many ranges of an operation are tried. */
const mostRanges = 4;

/**
 * A number outside the bounds that a text gives it for the value of another member is refused: "with kind `percent`, `value`
 * is 1 to 90", where the schema takes more.
 *
 * Standard: the operation's description.
 * Reports: `refusal`. Severity: error.
 */
export function conditionalRanges(operation: Operation): Scenario[] {
  if (isRead(operation)) return [];
  return rangesOf(operation)
    .slice(0, mostRanges)
    .map((range) => ({
      name: `range ${operation.id} ${range.member} ${range.values.join(" ")}`,
      operation,
      run: (trial) => checkRange(trial, operation, range),
    }));
}

/** The bounds that the texts of an operation give its numbers for the values of other members. */
export function rangesOf(operation: Operation): StatedRange[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const { documents } = operation.contract;
  const members = [...membersOf(documents, schema)].map(
    ([name, place]) => [name, shapeOf(documents, place)] as const,
  );
  const choices = new Map(members.flatMap(([name, { values }]) => (values ? [[name, values]] : [])));
  const numbers = members.flatMap(([name, { types }]) => (types.has("integer") ? [name] : []));
  const text = [operation, ...rulesTakenFrom(operation)].map(statementsOfOperation).join(" ");
  const found = rangesIn(text, choices, numbers);
  return found.length > 0 ? found : spelledRangesIn(text, choices, numbers);
}

async function checkRange(trial: Trial, operation: Operation, range: StatedRange): Promise<void> {
  const { member, by, least, most } = range;
  const schema = operation.body?.media[0]?.schema;
  const [value] = range.values;
  const inside = least ?? most;
  if (!schema || inside === undefined || !trial.checker.bases.get(operation)?.isAccepted) return;
  const control = await sendWith(trial, operation, { [by]: value, [member]: inside });
  if (!control?.ok) return;
  for (const outside of [
    least === undefined ? undefined : least - 1,
    most === undefined ? undefined : most + 1,
  ]) {
    if (outside === undefined) continue;
    const exchange = await sendWith(trial, operation, { [by]: value, [member]: outside });
    if (!exchange?.ok) continue;
    trial.report("refusal", operation, exchange, {
      expected: `a refusal of ${member} ${outside}, as ${by} is ${value}`,
      pointer: `/body/${member}`,
      cause: `range ${by}`,
    });
    return;
  }
}

/** Sends a valid call with these members; undefined where the schema itself does not take them. */
async function sendWith(
  trial: Trial,
  operation: Operation,
  changes: Readonly<Record<string, unknown>>,
): Promise<Exchange | undefined> {
  const schema = operation.body?.media[0]?.schema;
  const count = trial.created.length;
  // What others refer to may be bound by them: the seats that are booked.
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const body = isObject(call.body) ? { ...call.body, ...changes } : undefined;
  if (!schema || body === undefined || !trial.checker.validator.isValid(schema, body)) return undefined;
  const exchange = await perform(trial, { ...call, body });
  await discardSince(trial, count);
  return exchange;
}
