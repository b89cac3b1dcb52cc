import type { Operation } from "../load/model";
import type { Checker } from "../run/checker";
import { prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";

const candidates = ["get", "post", "put", "patch", "delete"];

/** Methods that a path does not document are refused. */
export function methodScenarios(checker: Checker): Scenario[] {
  const paths = new Map<string, Operation[]>();
  for (const operation of checker.operations) {
    const key = `${operation.contract.basePath}${operation.path}`;
    paths.set(key, [...(paths.get(key) ?? []), operation]);
  }
  const answered = new Map<string, Map<number, number>>();
  return [...paths.values()].flatMap((operations) => {
    const [operation] = operations;
    if (!operation || !checker.selected.has(operation)) return [];
    const known = operations.map(({ method }) => method);
    return candidates
      .filter((method) => !known.includes(method) && !isCovered(checker, operation, method))
      .slice(checker.options.profile === "quick" ? -1 : 0)
      .map((method) => ({
        name: `method ${operation.path} ${method}`,
        operation,
        run: async (trial) => {
          const { options } = trial.checker;
          if (options.isReadOnly && method !== "get") return;
          const call = await prepare(trial, operation);
          const sent =
            method === "get" || method === "delete"
              ? { ...call, method, body: undefined }
              : { ...call, method };
          const exchange = await trial.send(sent, { tolerance: "door", trigger: `method ${method}` });
          const seen = answered.get(method) ?? new Map<number, number>();
          if (trial.attempt === 0) seen.set(exchange.code, (seen.get(exchange.code) ?? 0) + 1);
          answered.set(method, seen);
          trial.checker.coverage.plan(operation, `method ${method}`, false);
          if (exchange.ok)
            trial.report("method", operation, exchange, {
              expected: `405, because ${method.toUpperCase()} ${operation.path} is not documented`,
              cause: method,
            });
          else trial.checker.coverage.reached(operation, `method ${method}`, "refused");
        },
      }));
  });
}

/** `/notes/export` is no undocumented path while `/notes/{id}` exists: the method may belong there. */
function isCovered(checker: Checker, operation: Operation, method: string): boolean {
  return checker.operations.some((other) => {
    if (other.path === operation.path || other.method !== method) return false;
    const own = operation.path.split("/");
    const steps = other.path.split("/");
    return (
      steps.length === own.length && steps.every((step, index) => step.startsWith("{") || step === own[index])
    );
  });
}
