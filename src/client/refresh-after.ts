import { type ClientError, isOutcomeUnknown } from "./client-error";

/** How long whoever made a change waits for what is read again after it, in milliseconds. */
const maximumWait = 5000;

/**
 * Options of a mutation: what it changes is read again once it is done, and also where its answer was lost, since it may
 * be done all the same. A failure is reported without waiting for that, and a success without waiting long.
 * @param refresh marks stale what the change with these variables concerns
 */
export function refreshAfter<Variables>(refresh: (variables: Variables) => Promise<unknown>) {
  return {
    onSuccess: (_answer: unknown, variables: Variables) => waitBriefly(refresh(variables)),
    onError: (error: ClientError, variables: Variables) => {
      if (isOutcomeUnknown(error)) void refresh(variables);
    },
  };
}

/**
 * Settles with what is read again after a change, or sooner where that takes long: the change is done, and must not look
 * as if it were still on its way.
 */
export async function waitBriefly(reread: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maximumWait);
  });
  await Promise.race([reread, timeOver]);
  clearTimeout(timer);
}
