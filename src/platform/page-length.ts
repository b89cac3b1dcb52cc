import { browserWindow } from "./browser";

/** Calls when the page grows longer or shorter; answers a function that stops. Where nothing is laid out it never calls. */
export function watchPageLength(onChange: () => void): () => void {
  const browser = browserWindow();
  if (!browser?.ResizeObserver) return () => undefined;
  const observer = new browser.ResizeObserver(onChange);
  observer.observe(browser.document.documentElement);
  return () => observer.disconnect();
}
