import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";

const mostMembers = 10;

/**
 * A closed body takes no member that only answers have: `ownerId` or `status` of a creation are refused like any unknown
 * member.
 *
 * Standard: JSON Schema `additionalProperties` and `unevaluatedProperties`.
 * Reports: `refusal`. Severity: error.
 */
export function shownMembers(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  const names =
    role && /^(create|update|replace)$/.test(role.kind) ? unknownMembers(operation, role.resource.read) : [];
  if (names.length === 0) return [];
  return [
    { name: `shown members ${operation.id}`, operation, run: (trial) => sendEach(trial, operation, names) },
  ];
}

/** Members of the representation that the closed body of a request does not have. */
export function unknownMembers(operation: Operation, read: Operation | undefined): string[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const shape = shapeOf(operation.contract.documents, schema);
  if (!shape.isClosed || shape.variants.length > 0) return [];
  const shown = responseMembers(read ?? operation);
  return [...shown.keys()].filter((name) => !shape.properties.has(name)).slice(0, mostMembers);
}

async function sendEach(trial: Trial, operation: Operation, names: readonly string[]): Promise<void> {
  const { bases, resources } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const read = resources.roles.get(operation)?.resource.read;
  const shown = responseMembers(read ?? operation);
  const call = await validCall(trial, operation);
  if (!isObject(call.body)) return;
  // Whoever takes any member is reported for the one that nothing names.
  if ((await attempt(trial, call, "unknownProperty", "x"))?.ok !== false) return;
  for (const name of names) {
    const place = shown.get(name);
    const value = place && generate(operation.contract.documents, place, { random: trial.random });
    if (!place || value === undefined) continue;
    const exchange = await attempt(trial, call, name, value);
    if (!exchange?.ok) continue;
    trial.removeFinding(exchange, "body");
    return trial.report("refusal", operation, exchange, {
      expected: `a refusal of ${name}, which the body does not have: ${toJson(value)}`,
      pointer: `/body/${name}`,
      cause: "shown member",
      place,
    });
  }
}

async function attempt(trial: Trial, call: PreparedCall, name: string, value: unknown) {
  const count = trial.created.length;
  const { body } = withNewNames(trial, call);
  if (!isObject(body)) return undefined;
  const exchange = await perform(trial, { ...call, body: { ...body, [name]: value } });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  return exchange;
}
