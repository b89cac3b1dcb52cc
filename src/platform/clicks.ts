import { browserWindow, listen } from "./browser";

/** Calls back with the link or button of every press, keyboard included; returns the function that stops it. */
export function onControlClick(listener: (control: Element) => void): () => void {
  return listen(browserWindow()?.document, "click", ({ target }) => {
    const control = target instanceof Element ? target.closest("a[href], button") : null;
    if (control !== null) listener(control);
  });
}

/**
 * The first half of a double click may move the page, so that its second half hits something else: a consent button,
 * a link, the backdrop of a dialog. Until the next press, clicks outside `pressed` are dropped.
 */
export function suppressStraySecondClick(control: Element): void {
  const page = browserWindow();
  const handleClick = (event: MouseEvent) => {
    // A click by key has no count.
    if (event.detail === 1) page?.removeEventListener("click", handleClick, true);
    if (event.detail < 2 || (event.target instanceof Node && control.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Registered first, so that no other listener gets the event.
  page?.addEventListener("click", handleClick, true);
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
