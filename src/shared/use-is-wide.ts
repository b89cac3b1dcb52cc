import { useSyncExternalStore } from "react";
import { matchesMedia, onMediaChange, sideColumnQuery } from "../platform/media-query";

/**
 * Whether the window has room for a side column. Only where two components would be rendered and one hidden, and
 * never on a prerendered page.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide, () => true);
}

const watchWidth = (listener: () => void) => onMediaChange(sideColumnQuery, listener);
const isWide = () => matchesMedia(sideColumnQuery);
