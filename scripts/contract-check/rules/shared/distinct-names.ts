import { slotsOf } from "../../engine/id-slots";
import { giveUpEarlier } from "../../engine/prepare-call";
import type { CallOptions, Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import type { Exchange } from "../../send/exchange";
import { withExistingMembers } from "./existing-members";
import { afterReplenishing, type PreparedCall, perform, validCall } from "./prepared-call";
import type { Variation } from "./variation";

/**
 * A creation with new texts except in the member under test, so that uniqueness constraints do not refuse it;
 * `isThorough` renews all texts, as a contract need not say which is unique.
 */
export function withDistinctNames(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  isThorough = false,
): PreparedCall {
  const { operation } = call;
  const role = trial.checker.resources.roles.get(operation);
  if (role?.kind !== "create" || !isObject(call.body)) return call;
  const distinct = withUniqueTexts(trial, operation, call.body, isThorough);
  const name = variation.pointer.startsWith("/body") ? variation.pointer.split("/")[2] : undefined;
  const before = name === undefined ? undefined : call.body[name];
  if (name === undefined || !isObject(distinct)) return { ...call, body: distinct };
  const body: Record<string, unknown> = { ...distinct };
  if (before === undefined) delete body[name];
  else body[name] = before;
  return { ...call, body };
}

/** A creation with new names. Other calls are returned unchanged. */
export function withNewNames(trial: Trial, call: PreparedCall): PreparedCall {
  const isCreation = trial.checker.resources.roles.get(call.operation)?.kind === "create";
  return isCreation ? { ...call, body: withUniqueTexts(trial, call.operation, call.body, false) } : call;
}

/** Sends a creation; after 409 with new texts, at last below a parent of its own. */
export async function performDistinct(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  options: CallOptions,
): Promise<Exchange> {
  const { operation } = call;
  const role = trial.checker.resources.roles.get(operation);
  const isCreation = role?.kind === "create";
  let exchange = await perform(trial, withDistinctNames(trial, call, variation), options);
  if (isCreation && (await giveUpEarlier(trial, role.resource, exchange, options)))
    exchange = await perform(trial, withDistinctNames(trial, call, variation), options);
  for (let turn = 0; turn < 2 && exchange.code === 409 && isCreation; turn += 1)
    exchange = await perform(trial, withDistinctNames(trial, call, variation, true), options);
  if (exchange.code !== 409 || !isCreation || slotsOf(trial.checker, operation).length === 0) return exchange;
  const fresh = await validCall(trial, operation, { isFresh: true });
  const elsewhere = await withExistingMembers(trial, variation, variation.apply(fresh), fresh);
  exchange = await perform(trial, withDistinctNames(trial, elsewhere, variation, true), options);
  return await afterReplenishing(trial, exchange, options.userIndex);
}
