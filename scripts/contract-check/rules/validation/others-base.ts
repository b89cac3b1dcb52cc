import { createBaseRequest } from "../../engine/base-request";
import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import { standIns } from "../../engine/users-of-role";
import type { Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/**
 * Sends the contract's example of an operation that nothing opened for the first user as the others: a coupon was received
 * already by one, a code for friends is one's own. A user of another role stands in for the first one from then on; the
 * second user is an equal, whose success is judged and opens nothing, since what is that user's is not the first one's.
 */
export function othersBase(checker: Checker, operation: Operation): Scenario[] {
  const { bases, callers, users } = checker;
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
        const others = standIns(checker);
        for (const index of others) {
          callers.set(operation, index);
          base.isAccepted = (
            await perform(trial, await validCall(trial, operation), { trigger: "valid" })
          ).ok;
          if (base.isAccepted) return;
          callers.delete(operation);
        }
        if (!others.includes(1))
          await perform(trial, await validCall(trial, operation, { userIndex: 1 }), {
            userIndex: 1,
            trigger: "valid",
          });
        if (before) bases.set(operation, before);
      },
    },
  ];
}
