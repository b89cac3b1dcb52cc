import { browserWindow } from "./browser";

/**
 * Calls back when the page grows longer or shorter; returns the function that stops it. Where nothing is laid out
 * it never calls.
 */
export function watchPageLength(onChange: () => void): () => void {
  const browser = browserWindow();
  if (!browser?.ResizeObserver) return () => undefined;
  const observer = new browser.ResizeObserver(onChange);
  observer.observe(browser.document.documentElement);
  return () => observer.disconnect();
}
