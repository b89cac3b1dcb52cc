import { browserWindow, listen } from "./browser";

/**
 * Calls back when the reader comes back to the page: from another tab or app, by the back button, or because the
 * connection is there again. Answers the function that stops it.
 */
export function onPageReturn(listener: () => void): () => void {
  const browser = browserWindow();
  const stops = [
    listen(browser?.document, "visibilitychange", () => {
      if (browser?.document.visibilityState === "visible") listener();
    }),
    listen(browser, "pageshow", (event) => {
      if (event instanceof PageTransitionEvent && event.persisted) listener();
    }),
    listen(browser, "online", listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
