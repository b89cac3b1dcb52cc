/**
 * The browser's window, or undefined where there is none (prerendering, Node tests). Everything in this room
 * asks here at the time of the call, never while a module loads, so that any module may be imported anywhere.
 */
export function browserWindow(): (Window & typeof globalThis) | undefined {
  return typeof window === "undefined" ? undefined : window;
}

/** Whether pages are being made without a browser. */
export function isPrerendering(): boolean {
  return browserWindow() === undefined;
}

/** Listens on a target and returns the function that stops listening; does nothing where the target is missing. */
export function listen(
  target: EventTarget | undefined,
  type: string,
  listener: (event: Event) => void,
  options: { readonly capture?: boolean } = {},
): () => void {
  target?.addEventListener(type, listener, options);
  return () => target?.removeEventListener(type, listener, options);
}
