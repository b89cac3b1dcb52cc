import type { Store } from "../../../platform/store";
import type { StartOfList } from "./shown-customers";

let current: StartOfList | null = null;
const listeners = new Set<() => void>();

/** The beginning of the list that is on its way; null where nothing of it can be shown yet, and once it is there. */
export const listStartStore: Store<StartOfList | null> = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => current,
  getServerSnapshot: () => null,
};

export function setListStart(next: StartOfList | null): void {
  if (next === current) return;
  current = next;
  for (const listener of [...listeners]) listener();
}
