import { browserWindow, listen } from "./browser";

/** So far, in CSS pixels, a page has to move before that tells where its reader goes: a finger at rest trembles. */
const minimumDistance = 8;

/**
 * Tells `true` once the page is scrolled down, and `false` once it is scrolled back up or stands at its top. Answers a
 * function that stops telling.
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
