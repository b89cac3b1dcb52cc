import { createBaseRequest } from "../../engine/base-request";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { perform, validCall } from "../shared/prepared-call";

/**
 * Where every request with references of the run was refused: the contract's example as it is. What it names may exist
 * from the start and belong together, such as a menu and the dishes on it. Returns whether it was accepted.
 *
 * Part of `base-request`.
 */
export async function tryExample(trial: Trial, operation: Operation, refusal: Exchange): Promise<boolean> {
  const { bases, validator } = trial.checker;
  const media = operation.body?.media[0];
  const ofSchema = media?.schema ? shapeOf(operation.contract.documents, media.schema).examples : [];
  const example = [...(media?.examples ?? []), ...ofSchema].find(
    (one) => isObject(one) && (!media?.schema || validator.isValid(media.schema, one)),
  );
  if (example === undefined || ![400, 404, 409, 422].includes(refusal.code)) return false;
  const base = { ...createBaseRequest(trial, operation, 0), body: example, keepsReferences: true };
  bases.set(operation, base);
  const exchange = await perform(trial, await validCall(trial, operation), { trigger: "valid" });
  base.isAccepted = exchange.ok;
  return exchange.ok;
}
