/** Default delay of debounce and throttle in milliseconds. */
export const defaultWait = 200;

/** A function whose pending call can be cancelled. */
export interface Timed<Arguments extends readonly unknown[]> {
  (...values: Arguments): void;
  /** Drops the call that is waiting, if any. */
  readonly cancel: () => void;
}

/** Runs once, with the last arguments, when no call has come for `wait` milliseconds. */
export function debounce<Arguments extends readonly unknown[]>(
  action: (...values: Arguments) => void,
  wait: number = defaultWait,
): Timed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  function debounced(...values: Arguments): void {
    cancel();
    timer = setTimeout(() => action(...values), wait);
  }
  return Object.assign(debounced, { cancel });
}

/** Runs at once, then at most every `wait` milliseconds; the last call in between runs at the end of the wait. */
export function throttle<Arguments extends readonly unknown[]>(
  action: (...values: Arguments) => void,
  wait: number = defaultWait,
): Timed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  }
  function throttled(...values: Arguments): void {
    if (timer !== undefined) {
      waiting = values;
      return;
    }
    timer = setTimeout(finishWait, wait);
    action(...values);
  }
  function finishWait(): void {
    timer = undefined;
    const last = waiting;
    waiting = undefined;
    if (last !== undefined) throttled(...last);
  }
  return Object.assign(throttled, { cancel });
}
