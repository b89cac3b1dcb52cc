import { useSyncExternalStore } from "react";
import { matchesMedia, onMediaChange } from "../../../platform/media-query";
import { appearanceStore } from "../../../platform/theme";

/** The style sheet's `lg`: beside the navigation there is room for columns. */
const columnsQuery = "(min-width: 75rem)";

/** Whether there is room for columns. In care mode nothing may sit at the far right, so it never has. */
export function useHasColumns(): boolean {
  const isWide = useSyncExternalStore(watchWidth, hasWidth, () => true);
  const { isCare } = useSyncExternalStore(
    appearanceStore.subscribe,
    appearanceStore.getSnapshot,
    appearanceStore.getServerSnapshot,
  );
  return isWide && !isCare;
}

const watchWidth = (listener: () => void) => onMediaChange(columnsQuery, listener);
const hasWidth = () => matchesMedia(columnsQuery);
