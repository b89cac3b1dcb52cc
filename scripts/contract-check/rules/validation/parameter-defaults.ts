import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { isRead, type Operation, type Parameter } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";

/**
 * A request without a parameter is answered like one with its documented default.
 *
 * Standard: JSON Schema `default` of a parameter.
 * Reports: `default`. Severity: error.
 */
export function parameterDefaults(operation: Operation): Scenario[] {
  if (!isRead(operation)) return [];
  return operation.parameters.flatMap((parameter) => {
    const { fallback } = shapeOf(operation.contract.documents, parameter.schema);
    if (parameter.in !== "query" || parameter.required || fallback === undefined) return [];
    return [
      {
        name: `default ${operation.id} ${parameter.name}`,
        operation,
        run: (trial: Trial) => isEquivalentDefault(trial, operation, parameter, fallback),
      },
    ];
  });
}

async function isEquivalentDefault(
  trial: Trial,
  operation: Operation,
  parameter: Parameter,
  fallback: unknown,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const key = keyOf(parameter);
  const call = await prepareCall(trial, operation);
  const sendValue = async (value: unknown) => await trial.send(copyCall(call, key, value));
  // Identical before and after, the response does not depend on the time of day. Always three requests, so that a
  // seed determines them.
  // three times: a request that depends on the clock would not be the same for the same seed.
  const [stated, omitted, again] = [
    await sendValue(fallback),
    await sendValue(undefined),
    await sendValue(fallback),
  ];
  if (!stated.ok || !omitted.ok) return;
  const [one, other, third] = [stated, omitted, again].map(({ payload }) => withoutCursors(payload));
  if (isEqual(one, other) || !isEqual(one, third)) return;
  trial.report("default", operation, omitted, {
    expected: `without ${parameter.name} the same answer as with ${toJson(fallback)}`,
    actual: "another answer",
    pointer: `/${key}`,
    place: parameter.place,
  });
}

/** An answer without its cursors and addresses of pages, which may hold the parameters of the request. */
function withoutCursors(payload: unknown): unknown {
  if (!isObject(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).filter(([name, value]) => typeof value !== "string" || !ofNextPage.test(name)),
  );
}

const ofNextPage =
  /cursor|page_?token|^(next|prev|previous|first|last|self|links?)(_?(page|url|uri|link))?$/i;
