import { browserWindow, listen } from "./browser";

/** Media queries the product asks in code; the rest belongs to style sheets. */
export const prefersDarkQuery = "(prefers-color-scheme: dark)";
export const prefersReducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** The style sheet's `md`: from here on there is room for a column at the side. */
export const sideColumnQuery = "(min-width: 56.25rem)";

/** Whether a media query holds; false without a browser. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}

/** Calls back when a media query begins or ceases to hold; returns the function that stops it. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const media = mediaList(query);
  // Webviews before 2020 know only the older listener of media lists; they keep the first answer.
  return typeof media?.addEventListener === "function" ? listen(media, "change", listener) : () => {};
}

function mediaList(query: string): MediaQueryList | undefined {
  const browser = browserWindow();
  return typeof browser?.matchMedia === "function" ? browser.matchMedia(query) : undefined;
}
