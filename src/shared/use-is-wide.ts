import { useSyncExternalStore } from "react";
import { matchesMedia, onMediaChange, sideColumnQuery } from "../platform/media-query";

/**
 * Whether the window has room for a column at the side. Only where two pieces would be drawn and one of them hidden,
 * and never on a page that is prerendered.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide, () => true);
}

const watchWidth = (listener: () => void) => onMediaChange(sideColumnQuery, listener);
const isWide = () => matchesMedia(sideColumnQuery);
