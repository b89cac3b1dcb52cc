/** The subscription to a value that never changes while the page is open, for `useSyncExternalStore`. */
export const watchNothing = () => () => undefined;

/** A value that changes from outside, in the shape `useSyncExternalStore` takes. */
export interface Store<T> {
  /** Calls back after every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value now; the same object until it changes. */
  readonly getSnapshot: () => T;
  /** The value prerendered pages were made with, used while they are being hydrated. */
  readonly getServerSnapshot: () => T;
}
