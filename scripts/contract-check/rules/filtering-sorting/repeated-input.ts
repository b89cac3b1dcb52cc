import { nounBefore } from "../../engine/observed-values";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { successSchemas } from "../../load/lists";
import { isRead, type Operation, type Parameter } from "../../load/model";
import { generateShape } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { isEquivalent } from "../shared/equivalent-values";
import { copyCall, type PreparedCall, validCall } from "../shared/prepared-call";

/**
 * An answer that repeats what was asked for (`/quotes?to=CH` → `{"to": "CH", …}`, `/tracking/{code}` → `{"code": …}`)
 * is about that and nothing else.
 *
 * Standard: RFC 9110 §9.3.1 (GET), §9.3.4 (PUT); the members of the same name.
 * Reports: `filter`. Severity: error.
 */
export function repeatedInput(operation: Operation): Scenario[] {
  if (!isRead(operation) && operation.method !== "put") return [];
  return operation.parameters
    .filter((parameter) => isRepeated(operation, parameter))
    .map((parameter) => ({
      name: `repeated ${operation.id} ${parameter.name}`,
      operation,
      run: (trial) => checkRepeated(trial, operation, parameter),
    }));
}

/** Whether the answer has a member of the parameter's name and type. */
function isRepeated(operation: Operation, { in: at, name, required, schema }: Parameter): boolean {
  if (!required || (at !== "path" && at !== "query")) return false;
  const { documents, envelope } = operation.contract;
  const wanted = shapeOf(documents, schema);
  if (wanted.types.has("array") || wanted.types.has("object")) return false;
  return successSchemas(operation).some((place) => {
    const members = membersOf(documents, place);
    const data = envelope?.data === undefined ? undefined : members.get(envelope.data);
    const member = (data ? membersOf(documents, data) : members).get(name);
    const shape = member && shapeOf(documents, member);
    return (
      shape !== undefined &&
      !shape.hasConstant &&
      (shape.types.size === 0 ||
        wanted.types.size === 0 ||
        [...wanted.types].some((type) => shape.types.has(type)))
    );
  });
}

async function checkRepeated(trial: Trial, operation: Operation, parameter: Parameter): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await validCall(trial, operation);
  if (!(await isAccepted(trial, call, parameter))) return;
  for (const value of otherValues(trial, operation, parameter, call.parameters.get(keyOf(parameter))))
    if (!(await isAccepted(trial, copyCall(call, keyOf(parameter), value), parameter))) return;
}

/** Other values that need not exist first: of a query, with a few values or a range. */
function otherValues(
  { random, checker }: Trial,
  operation: Operation,
  { name, in: at, schema }: Parameter,
  now: unknown,
): unknown[] {
  const { documents } = operation.contract;
  if (at === "path" && isRead(operation))
    return checker.observed
      .candidates(name, nounBefore(operation, name), new Map())
      .map(({ value }) => value)
      .filter((value) => String(value) !== String(now) && checker.validator.isValid(schema, value))
      .slice(0, 2);
  const shape = shapeOf(documents, schema);
  const isClosed = shape.values !== undefined || shape.types.has("boolean");
  const isRange = shape.types.has("integer") || shape.types.has("number");
  if (at !== "query" || !(isClosed || isRange)) return [];
  const others = isClosed
    ? (shape.values ?? [true, false]).filter((value) => value !== now).slice(0, 2)
    : [generateShape(documents, { ...shape, examples: [] }, { random }), shape.maximum];
  return others.filter((value) => value !== undefined && checker.validator.isValid(schema, value));
}

/** Sends the call; false where the answer is about something else, which is reported. */
async function isAccepted(trial: Trial, call: PreparedCall, parameter: Parameter): Promise<boolean> {
  const { operation } = call;
  const original = call.parameters.get(keyOf(parameter));
  const exchange = await trial.send(call);
  if (!exchange.ok || !trial.isSound(exchange)) return false;
  const { payload } = exchange;
  const returned = isObject(payload) ? payload[parameter.name] : undefined;
  if (
    returned === undefined ||
    returned === null ||
    String(returned) === String(original) ||
    isEquivalent(original, returned)
  )
    return true;
  trial.report("filter", operation, exchange, {
    expected: `${parameter.name} as it was asked for: ${String(original)}`,
    actual: `${parameter.name}: ${toJson(returned)}`,
    pointer: `/${parameter.name}`,
    cause: "repeated",
    place: parameter.place,
  });
  return false;
}
