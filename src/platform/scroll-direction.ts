import { browserWindow, listen } from "./browser";

/** Distance in CSS pixels before a change of direction counts; a resting finger trembles. */
const minimumDistance = 8;

/**
 * Calls back with `true` when the page is scrolled down, and `false` when it is scrolled up or at its top. Returns
 * the function that ends it.
 */
export function watchScrollDirection(listener: (isScrollingDown: boolean) => void): () => void {
  const page = browserWindow();
  let last = page?.scrollY ?? 0;
  return listen(page, "scroll", () => {
    // Beyond its ends a page springs back by itself.
    const now = Math.max(page?.scrollY ?? 0, 0);
    if (now > 0 && Math.abs(now - last) < minimumDistance) return;
    listener(now > last);
    last = now;
  });
}
