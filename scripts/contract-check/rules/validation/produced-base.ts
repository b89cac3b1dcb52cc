import type { Checker } from "../../engine/checker";
import { producerOf } from "../../engine/produced-instance";
import type { Scenario } from "../../engine/scenario";
import type { Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/**
 * Opens an operation on what nothing creates by itself, once a state of something else is seen to bring it about: whoever
 * pays an order hands its tickets on.
 *
 * Part of `base-request`.
 */
export function producedBase(checker: Checker, operation: Operation): Scenario[] {
  const { bases, callers, resources } = checker;
  const resource = resources.roles.get(operation)?.resource;
  const producer = resource?.create ? undefined : producerOf(checker, resource);
  if (!producer?.create || bases.get(operation)?.isAccepted !== false) return [];
  const caller = callers.get(producer.create) ?? 0;
  return [
    {
      name: `produced ${operation.id}`,
      operation,
      run: async (trial) => {
        const call = await validCall(trial, operation, { isFresh: true });
        const { ok } = await perform(trial, call, { userIndex: caller });
        const base = bases.get(operation);
        if (!ok || !base) return;
        base.isAccepted = true;
        if (caller !== 0) callers.set(operation, caller);
      },
    },
  ];
}
