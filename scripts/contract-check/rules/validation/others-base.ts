import { createBaseRequest } from "../../engine/base-request";
import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/**
 * Sends the contract's example of an operation that nothing opened for the first user as the others: a coupon was received
 * already by one, a code for friends is one's own. A user of another role stands in for the first one from then on; the
 * second user is an equal, whose success is judged and opens nothing, since what is that user's is not the first one's.
 */
export function othersBase({ bases, callers, users }: Checker, operation: Operation): Scenario[] {
  const refusal = bases.get(operation)?.refusal ?? "";
  const isAboutInput = /(status|code) (400|404|409|422|429)\b/.test(refusal);
  if (users.length < 2 || callers.has(operation) || !isAboutInput || operation.security.flat().length === 0)
    return [];
  return [
    {
      name: `baseline ${operation.id} of others`,
      operation,
      run: async (trial) => {
        const before = bases.get(operation);
        const base = createBaseRequest(trial, operation, 0);
        bases.set(operation, base);
        for (let index = 2; index < users.length; index += 1) {
          callers.set(operation, index);
          base.isAccepted = (
            await perform(trial, await validCall(trial, operation), { trigger: "valid" })
          ).ok;
          if (base.isAccepted) return;
          callers.delete(operation);
        }
        const call = await validCall(trial, operation, { userIndex: 1 });
        await perform(trial, call, { userIndex: 1, trigger: "valid" });
        if (before) bases.set(operation, before);
      },
    },
  ];
}
