import { browserWindow } from "./browser";
import { onKeyDown } from "./keyboard";

/**
 * Calls back once when an element comes within a screen's height of being seen, or when the tab key is first pressed:
 * who reads with the keyboard must find everything in its order. At once where the browser has no observer. Answers a
 * function that stops waiting.
 */
export function whenInViewport(element: Element, listener: () => void): () => void {
  const Observer = browserWindow()?.IntersectionObserver;
  if (!Observer) {
    listener();
    return () => undefined;
  }
  const arrive = () => {
    stop();
    listener();
  };
  const observer = new Observer(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) arrive();
    },
    { rootMargin: "100% 0px" },
  );
  const stopKeys = onKeyDown((event) => {
    if (event.key === "Tab") arrive();
  });
  const stop = () => {
    observer.disconnect();
    stopKeys();
  };
  observer.observe(element);
  return stop;
}

/** Calls back when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(listener: () => void): () => void {
  const page = browserWindow();
  if (!page) return () => undefined;
  if (typeof page.requestIdleCallback === "function") {
    const handle = page.requestIdleCallback(listener, { timeout: 2000 });
    return () => page.cancelIdleCallback(handle);
  }
  const timer = page.setTimeout(listener, 200);
  return () => page.clearTimeout(timer);
}
