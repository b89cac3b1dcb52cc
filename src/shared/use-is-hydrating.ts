import { useSyncExternalStore } from "react";
import { watchNothing } from "../platform/store";

/**
 * True while prerendering and while a prerendered page hydrates; false afterwards, and from the start where the
 * browser renders the page itself. For values that a prerendered page does not have.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}
