import type { Checker } from "../../engine/checker";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import { searchRequest } from "../../engine/searched-request";
import { isRead, type Operation } from "../../load/model";
import { validCall } from "../shared/prepared-call";

/**
 * Opens an operation that refuses every usual request because of rules that no schema shows.
 *
 * Part of `base-request`.
 */
export function searchedBase({ bases, options, resources }: Checker, operation: Operation): Scenario[] {
  const base = bases.get(operation);
  const isRefused = base?.isAccepted === false && /(status|code) (400|409|422)\b/.test(base.refusal);
  if (!isRefused || isRead(operation) || !operation.body || options.isReadOnly) return [];
  return [
    {
      name: `searched ${operation.id}`,
      operation,
      run: async (trial) => {
        if (bases.get(operation)?.isAccepted || trial.attempt > 0) return;
        const found = await searchRequest(trial, operation, (one, instance) =>
          validCall(trial, one, instance ? { instance } : {}),
        );
        const role = resources.roles.get(operation);
        if (found && role?.kind === "create") registerInstance(trial, role.resource, found, 0);
      },
    },
  ];
}
