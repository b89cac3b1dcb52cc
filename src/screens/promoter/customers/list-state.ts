import type { Store } from "../../../platform/store";

/** State of the list while the page stays open, so that it is restored when the user comes back. */
interface ListState {
  /** The query of the address that was shown last. */
  readonly query: string;
  /** In pixels from the top of the page. */
  readonly scrolled: number;
}

let current: ListState = { query: "", scrolled: 0 };
let selection: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const nothing: ReadonlySet<string> = new Set();

export function storeListState(next: ListState): void {
  current = next;
}

export function storedListState(): ListState {
  return current;
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
