import type { Store } from "../../../platform/store";

/** State of the list while the page stays open, so that it is restored when the user comes back. */
interface ListState {
  /** Whose list it is: another user on this device does not come back to it. */
  readonly kdUid: string;
  /** The query of the address that was shown last. */
  readonly query: string;
  /** In pixels from the top of the page. */
  readonly scrolled: number;
}

let owner: string | null = null;
let current: ListState | null = null;
let selection: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const nothing: ReadonlySet<string> = new Set();

export function storeListState(next: ListState): void {
  current = next;
}

/** How a user left the list; null where it was not shown to that user before. */
export function storedListState(kdUid: string | undefined): ListState | null {
  return current?.kdUid === kdUid ? current : null;
}

/**
 * Makes the list a user's own: nothing stays selected by another one. Answers whether a query is what another one left
 * it with.
 */
export function claimList(kdUid: string, query: string): boolean {
  if (owner !== null && owner !== kdUid) setSelection(new Set());
  owner = kdUid;
  return current !== null && current.kdUid !== kdUid && current.query === query && query !== "";
}

/** The customers that are selected, by number. */
export const selectionStore: Store<ReadonlySet<string>> = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => selection,
  getServerSnapshot: () => nothing,
};

export function setSelection(next: ReadonlySet<string>): void {
  selection = next;
  for (const listener of [...listeners]) listener();
}

/** Selects a customer, or no longer. */
export function toggleSelected(kdUid: string): void {
  const next = new Set(selection);
  if (!next.delete(kdUid)) next.add(kdUid);
  setSelection(next);
}
