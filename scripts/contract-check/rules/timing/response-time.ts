import type { Scenario } from "../../engine/scenario";
import { isRead, type Operation } from "../../load/model";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * Writes respond within `x-max-response-ms`, judged by the fastest of three: a single slow response may be due to the
 * machine. A finding that does not show again is dropped.
 *
 * Standard: vocabulary `x-max-response-ms`.
 * Reports: `time`. Severity: error.
 */
export function responseTimeScenario(operation: Operation, limit: number): Scenario {
  return {
    name: `time ${operation.id}`,
    operation,
    run: async (trial) => {
      // Reads are judged wherever they are sent. Writes are sent three times however fast they are, so that a seed
      // determines the requests.
      if (isRead(operation)) return;
      let fastest = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 3; turn += 1) {
        const countBefore = trial.created.length;
        const exchange = await perform(trial, await validCall(trial, operation));
        fastest = Math.min(fastest, exchange.response?.ms ?? 0);
        if (fastest > limit && turn === 2)
          trial.report("time", operation, exchange, {
            expected: `an answer within ${limit} ms`,
            actual: `${Math.round(fastest)} ms at best`,
          });
        if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
      }
    },
  };
}
