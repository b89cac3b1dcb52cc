import { createBaseRequest } from "../../engine/base-request";
import { placesNamedBy } from "../../engine/refused-places";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { perform, validCall } from "../shared/prepared-call";
import { variationsOf } from "./request-variations";

/** So many members are tried, and so many values of each. */
const maximumMembers = 2;
const maximumValues = 5;

/**
 * Where every request of an operation is refused and the refusal names members: other values of them that the schema
 * takes. A server may refuse what is at a bound, and the examples are at it. Returns whether one was accepted.
 */
export async function tryOtherValues(
  trial: Trial,
  operation: Operation,
  refusal: Exchange,
): Promise<boolean> {
  const { bases } = trial.checker;
  if (![400, 422].includes(refusal.code) || !operation.body) return false;
  const base = createBaseRequest(trial, operation, 0);
  bases.set(operation, base);
  const places = new Set(placesNamedBy(refusal).map((one) => `/body${one}`));
  const valid = variationsOf(trial.checker, operation).filter(
    ({ isValid, isReference, keyword }) =>
      isValid && !isReference && /Length|pattern|inimum|aximum|enum|format|Items|multipleOf/.test(keyword),
  );
  for (const place of [...places].slice(0, maximumMembers))
    for (const variation of valid.filter(({ pointer }) => pointer === place).slice(0, maximumValues)) {
      const call = variation.apply(await validCall(trial, operation));
      const exchange = await perform(trial, call, { trigger: "valid" });
      if (!exchange.ok) continue;
      bases.set(operation, { ...base, body: call.body, isAccepted: true });
      return true;
    }
  return false;
}
