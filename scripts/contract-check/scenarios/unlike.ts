import { isObject } from "../json";
import { saltedBody } from "../run/salt";
import type { Trial } from "../run/trial";
import type { PreparedCall } from "./call";
import type { Variation } from "./variations";

/**
 * Creations differ in their names from what is there, except in the place under test; thoroughly in all their texts, as a
 * contract does not say which of them has to be one of a kind.
 */
export function unlike(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  isThorough = false,
): PreparedCall {
  const { operation } = call;
  const role = trial.checker.resources.roles.get(operation);
  if (role?.kind !== "create" || !isObject(call.body)) return call;
  const salted = saltedBody(trial, operation, call.body, isThorough);
  const name = variation.pointer.startsWith("/body") ? variation.pointer.split("/")[2] : undefined;
  const before = name === undefined ? undefined : call.body[name];
  if (name === undefined || !isObject(salted)) return { ...call, body: salted };
  const body: Record<string, unknown> = { ...salted };
  if (before === undefined) delete body[name];
  else body[name] = before;
  return { ...call, body };
}
