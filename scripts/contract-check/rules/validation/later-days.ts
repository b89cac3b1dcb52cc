import type { BaseRequest } from "../../engine/checker";
import { clockOf, movedTime } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { perform, validCall } from "../shared/prepared-call";

const day = 86_400_000;

/** So many days after the server's present. */
const daysAhead = [1, 8, 40] as const;

/**
 * Where every request of an operation is refused and it needs days: days to come, as free times of days that are over may
 * not be asked for. Several days keep their distance. Returns whether one was accepted.
 *
 * Part of `base-request`.
 */
export async function tryLaterDays(trial: Trial, operation: Operation, refusal: Exchange): Promise<boolean> {
  const { bases } = trial.checker;
  const now = clockOf(trial.checker);
  const base = bases.get(operation);
  const days = base ? daysOf(operation, base) : [];
  if (!base || now === undefined || days.length === 0 || ![400, 404, 409, 422].includes(refusal.code))
    return false;
  const first = Math.min(...days.map(({ value }) => Date.parse(value)));
  for (const ahead of daysAhead) {
    const distance = Math.ceil((now - first) / day + ahead) * day;
    const moved = days.map(({ key, value }) => [key, movedTime(value, distance) ?? value] as const);
    const call = await validCall(trial, operation);
    const parameters = new Map([...call.parameters, ...moved]);
    const exchange = await perform(trial, { ...call, parameters }, { trigger: "valid" });
    if (!exchange.ok) continue;
    bases.set(operation, { ...base, parameters: new Map([...base.parameters, ...moved]), isAccepted: true });
    return true;
  }
  return false;
}

/** The dates and times among the parameters of a request, by their key. */
function daysOf(operation: Operation, base: BaseRequest): { key: string; value: string }[] {
  return operation.parameters.flatMap((parameter) => {
    const key = keyOf(parameter);
    const value = base.parameters.get(key);
    const { format } = shapeOf(operation.contract.documents, parameter.schema);
    const isDay = /^date(-time)?$/.test(format ?? "") && typeof value === "string";
    return isDay && !Number.isNaN(Date.parse(value)) ? [{ key, value }] : [];
  });
}
