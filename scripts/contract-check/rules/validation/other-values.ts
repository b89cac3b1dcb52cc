import { createBaseRequest } from "../../engine/base-request";
import { placesNamedBy } from "../../engine/refused-places";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { perform, validCall } from "../shared/prepared-call";
import { isAboutStrength } from "./refusal-signature";
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
  if (await tryStrongPassword(trial, operation, refusal)) return true;
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

/**
 * Where a refusal is about how strong a password is: one with letters in both cases, digits and other characters. Returns
 * whether that was accepted.
 */
async function tryStrongPassword(trial: Trial, operation: Operation, refusal: Exchange): Promise<boolean> {
  const { bases, validator } = trial.checker;
  const base = bases.get(operation);
  const schema = operation.body?.media[0]?.schema;
  if (!base || !schema || !isAboutStrength(refusal) || !isObject(base.body)) return false;
  const password = `Kq7!${trial.random.word(9, "abcdefghijkmnpqrstuvwxyz")}4#Z`;
  const strong = Object.entries(base.body).map(([name, value]) => [
    name,
    typeof value === "string" && /password|passwd/i.test(name) ? password : value,
  ]);
  const body: unknown = Object.fromEntries(strong);
  if (!validator.isValid(schema, body)) return false;
  const exchange = await perform(
    trial,
    { ...(await validCall(trial, operation)), body },
    { trigger: "valid" },
  );
  if (!exchange.ok) return false;
  bases.set(operation, { ...base, body, isAccepted: true });
  return true;
}
