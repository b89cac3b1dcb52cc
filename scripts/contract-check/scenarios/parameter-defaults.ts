import { isEqual } from "../json";
import { isRead, type Operation, type Parameter } from "../load/model";
import { prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import type { Trial } from "../run/trial";
import { shapeOf } from "../schema/shape";
import { keyOf } from "../send/request";
import { copyCall } from "./call";

/** A parameter that is left out means what it means with its documented default. */
export function parameterDefaults(operation: Operation): Scenario[] {
  if (!isRead(operation)) return [];
  return operation.parameters.flatMap((parameter) => {
    const { fallback } = shapeOf(operation.contract.documents, parameter.schema);
    if (parameter.in !== "query" || parameter.required || fallback === undefined) return [];
    return [
      {
        name: `default ${operation.id} ${parameter.name}`,
        operation,
        run: (trial: Trial) => meansTheSame(trial, operation, parameter, fallback),
      },
    ];
  });
}

async function meansTheSame(
  trial: Trial,
  operation: Operation,
  parameter: Parameter,
  fallback: unknown,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const key = keyOf(parameter);
  const call = await prepare(trial, operation);
  const ask = async (value: unknown) => await trial.send(copyCall(call, key, value));
  const [said, unsaid] = [await ask(fallback), await ask(undefined)];
  if (!said.ok || !unsaid.ok || isEqual(said.payload, unsaid.payload)) return;
  // Answers that differ by themselves, as those with the time of day do, say nothing of the default.
  const [again, last] = [await ask(fallback), await ask(undefined)];
  if (!isEqual(said.payload, again.payload) || !isEqual(unsaid.payload, last.payload)) return;
  trial.report("default", operation, last, {
    expected: `without ${parameter.name} the same answer as with ${JSON.stringify(fallback)}`,
    actual: "another answer",
    pointer: `/${key}`,
    place: parameter.place,
  });
}
