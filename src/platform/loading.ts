import { browserWindow, listen } from "./browser";

/** Resolves after the window's load event and the next frame. */
export function whenLoaded(): Promise<void> {
  const browser = browserWindow();
  if (!browser) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame later the picture is on screen, a task later the frame is over.
    const resolveAfterPaint = () => browser.requestAnimationFrame(() => browser.setTimeout(resolve, 0));
    if (browser.document.readyState === "complete") resolveAfterPaint();
    else {
      const stop = listen(browser, "load", () => {
        stop();
        resolveAfterPaint();
      });
    }
  });
}

/** Resolves in a task of its own, so that what the visitor does is answered first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
