import { useSyncExternalStore } from "react";

/**
 * True while a page is prerendered and while such a page comes alive in the browser; false ever after, and from the
 * start where the browser draws the page itself. For what a page that was made elsewhere cannot know.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}

const watchNothing = () => () => undefined;
