import { type ClientError, isOutcomeUnknown } from "./client-error";

/**
 * Options of a mutation: what it changes is read again once it is done, and also where its answer was lost, since it may
 * be done all the same. A failure is reported without waiting for that.
 * @param refresh marks stale what the change with these variables concerns
 */
export function refreshAfter<Variables>(refresh: (variables: Variables) => Promise<unknown>) {
  return {
    onSuccess: (_answer: unknown, variables: Variables) => refresh(variables),
    onError: (error: ClientError, variables: Variables) => {
      if (isOutcomeUnknown(error)) void refresh(variables);
    },
  };
}
