/** One signal for the two reasons to stop a call: the caller's own, and the time being over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time was over before the caller stopped. */
  readonly isTimeOver: () => boolean;
  /** To be called when the call has ended, however it did. */
  readonly clear: () => void;
}

/**
 * Starts the time. Made by hand because `AbortSignal.any` and `AbortSignal.timeout` are missing in the older
 * browsers inside messengers.
 * @param milliseconds how long the call may take, its answer's body included
 */
export function startDeadline(milliseconds: number, caller: AbortSignal | null | undefined): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, milliseconds);
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener("abort", stop);
  return {
    signal: controller.signal,
    isTimeOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", stop);
    },
  };
}
