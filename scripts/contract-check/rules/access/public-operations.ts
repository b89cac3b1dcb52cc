import type { Scenario } from "../../engine/scenario";
import type { Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/**
 * An operation without `security` does not ask for credentials.
 *
 * Standard: OpenAPI `security`; RFC 9110 §15.5.2 (401).
 * Reports: `access`. Severity: error.
 */
export function publicOperation(operation: Operation): Scenario {
  return {
    name: `access ${operation.id} open`,
    operation,
    run: async (trial) => {
      const documents401 =
        /\b401\b/.test(operation.text) || operation.responses.some(({ status }) => status === "401");
      if (documents401) return;
      const exchange = await perform(trial, await validCall(trial, operation));
      if (!exchange.ok && exchange.code === 401)
        trial.report("access", operation, exchange, {
          expected: "no refusal for want of credentials, as the contract asks for none",
          cause: "open",
        });
    },
  };
}
