import { createBaseRequest } from "../../engine/base-request";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { perform, validCall } from "../shared/prepared-call";

/** So many members are tried. */
const mostMembers = 6;

/**
 * Where every request of a partial change is refused for its values: one member alone, as a new end may not suit the begin that
 * is there, and a title suits any. Returns whether it was accepted.
 *
 * Part of `base-request`.
 */
export async function trySingleMember(
  trial: Trial,
  operation: Operation,
  refusal: Exchange,
): Promise<boolean> {
  const { bases, validator } = trial.checker;
  const schema = operation.body?.media[0]?.schema;
  if (operation.method !== "patch" || !schema || ![400, 422].includes(refusal.code)) return false;
  const base = createBaseRequest(trial, operation, 1);
  const { body } = base;
  if (!isObject(body)) return false;
  for (const name of aptMembers(operation).slice(0, mostMembers)) {
    if (body[name] === undefined || !validator.isValid(schema, { [name]: body[name] })) continue;
    const single = { ...base, body: { [name]: body[name] } };
    bases.set(operation, single);
    const exchange = await perform(trial, await validCall(trial, operation), { trigger: "valid" });
    if (!exchange.ok) continue;
    single.isAccepted = true;
    return true;
  }
  return false;
}

/** The members of a body, those first whose values depend least on others: free texts, then flags and numbers. */
function aptMembers({ body, contract }: Operation): string[] {
  const schema = body?.media[0]?.schema;
  if (!schema) return [];
  const ranked = [...membersOf(contract.documents, schema)].map(([name, place]) => {
    const { types, format } = shapeOf(contract.documents, place);
    const isFree = format === undefined && referredNoun(name) === undefined;
    const rank = !isFree ? 2 : types.has("string") ? 0 : 1;
    return { name, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ name }) => name);
}
