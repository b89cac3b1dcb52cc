import { browserWindow, listen } from "./browser";

/** Calls back with the link or button of every press, keyboard included; returns the function that stops it. */
export function onControlClick(listener: (control: Element) => void): () => void {
  return listen(browserWindow()?.document, "click", ({ target }) => {
    const control = target instanceof Element ? target.closest("a[href], button") : null;
    if (control !== null) listener(control);
  });
}

/** Calls back whenever the page is put out of sight: left, closed, or behind another one. */
export function onPageHidden(listener: () => void): () => void {
  const page = browserWindow()?.document;
  const stops = [
    listen(page, "visibilitychange", () => {
      if (page?.visibilityState === "hidden") listener();
    }),
    listen(browserWindow(), "pagehide", listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
