import type { Place } from "../../document/place";
import type { Scenario } from "../../engine/scenario";
import { type StatedDay, statedDay } from "../../engine/stated-days";
import { movedDay } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A date on a day that a text excludes is refused: "`startsOn` must be the first day of a month", "the pick-up is on a
 * working day", "never on a Sunday".
 *
 * Standard: the descriptions of the operation and its members.
 * Reports: `refusal`. Severity: error.
 */
export function statedDays(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema) return [];
  const { documents } = operation.contract;
  return [...membersOf(documents, schema)].flatMap(([name, place]): Scenario[] => {
    if (!/^date(-time)?$/.test(shapeOf(documents, place).format ?? "")) return [];
    const stated = statedDay(operation, name, place);
    return stated
      ? [
          {
            name: `day ${operation.id} ${name}`,
            operation,
            run: (trial) => checkDay(trial, operation, name, place, stated),
          },
        ]
      : [];
  });
}

async function checkDay(
  trial: Trial,
  operation: Operation,
  name: string,
  place: Place,
  { text, isAllowed }: StatedDay,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const given = isObject(call.body) ? call.body[name] : undefined;
  const time = typeof given === "string" ? Date.parse(given) : Number.NaN;
  if (typeof given !== "string" || Number.isNaN(time) || !isAllowed(new Date(time))) return;
  const distance = [1, 2, 3, 4, 5, 6, 7].find((days) => !isAllowed(new Date(time + days * 86_400_000)));
  const other = distance === undefined ? undefined : movedDay(given, distance);
  if (other === undefined) return;
  // A period keeps its length.
  const moved = Object.entries(isObject(call.body) ? call.body : {}).flatMap(([one, value]) => {
    const isTime = one !== name && typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);
    const later = isTime ? movedDay(value, distance ?? 0) : undefined;
    return later === undefined ? [] : [[one, later]];
  });
  const count = trial.created.length;
  const body = { ...(isObject(call.body) && call.body), ...Object.fromEntries(moved), [name]: other };
  const exchange = await perform(trial, { ...call, body });
  await discardSince(trial, count);
  if (!exchange.ok) return;
  trial.removeFinding(exchange, "body");
  trial.report("refusal", operation, exchange, {
    expected: `a refusal, as ${name} has to be ${text}, and not ${other}`,
    pointer: `/body/${name}`,
    cause: "day",
    place,
  });
}
