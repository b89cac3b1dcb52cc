import type { Operation } from "../load/model";
import { generateShape } from "../schema/generate";
import { shapeOf } from "../schema/shape";
import { keyOf, type PreparedCall } from "../send/request";
import type { Trial } from "./trial";

const keyParameter = (operation: Operation) =>
  operation.parameters.find(
    ({ name, in: at }) =>
      at === "header" && name.toLowerCase() === operation.idempotencyHeader?.toLowerCase(),
  );

/** A new key of the documented form. */
export function newIdempotencyKey(trial: Trial, operation: Operation): string {
  const described = keyParameter(operation);
  const { checker } = trial;
  const plain = `check-${trial.random.word(8)}-${trial.random.word(12)}`;
  if (!described || checker.validator.isValid(described.schema, plain)) return plain;
  const { documents } = operation.contract;
  const shape = { ...shapeOf(documents, described.schema), examples: [] };
  return String(generateShape(documents, shape, { random: trial.random }));
}

/**
 * Gives a request a new idempotency key where one is required: a repeated key would return another request's result.
 * A key that a scenario set itself stays.
 */
export function withIdempotencyKey<Sent extends PreparedCall>(trial: Trial, call: Sent): Sent {
  const described = keyParameter(call.operation);
  if (!described?.required || call.method !== undefined) return call;
  const { bases, generatedKeys } = trial.checker;
  const name = keyOf(described);
  const value = call.parameters.get(name);
  const isDefaultKey = value === bases.get(call.operation)?.parameters.get(name) || generatedKeys.has(value);
  if (value === undefined || !isDefaultKey) return call;
  const key = newIdempotencyKey(trial, call.operation);
  generatedKeys.add(key);
  return { ...call, parameters: new Map([...call.parameters, [name, key]]) };
}

/** The call with a new key, where it has one: a repeated key is answered as before. */
export function withNewKey<Sent extends PreparedCall>(trial: Trial, call: Sent): Sent {
  const described = call.operation.parameters.find(
    ({ in: at, name }) => at === "header" && /idempotency/i.test(name),
  );
  if (!described || !call.parameters.has(keyOf(described))) return call;
  const key = newIdempotencyKey(trial, call.operation);
  return { ...call, parameters: new Map([...call.parameters, [keyOf(described), key]]) };
}
