import { useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { now } from "../../../platform/clock";
import { useIsWide } from "../../../shared/use-is-wide";
import { useHasColumns } from "../area/use-has-columns";
import type { Customer, CustomerView } from "./customer-view";
import { selectionStore, setSelection, toggleSelected } from "./list-state";
import { useCustomerKeys } from "./use-customer-keys";
import { useCustomerView } from "./use-customer-view";
import { useFilteredCustomers } from "./use-filtered-customers";
import { useListSettings } from "./use-list-settings";
import { useTypedKeyword } from "./use-typed-keyword";

export type Workspace = ReturnType<typeof useWorkspace>;

/** What of the customers is shown and how, what is selected, and what keys and presses do with it. */
export function useWorkspace(customers: readonly Customer[]) {
  const isWide = useIsWide();
  const hasColumns = useHasColumns();
  const { view, show } = useCustomerView();
  const { typed, setTyped } = useTypedKeyword(view, show);
  // A key shows in the box at once; the list follows in pieces that give way to the next key.
  const keyword = useDeferredValue(typed);
  const { places, counts } = useFilteredCustomers(customers, view, keyword);
  const [settings, changeSettings] = useListSettings();
  const [newSince] = useState(() => (settings.seenAt === null ? null : Date.parse(settings.seenAt)));
  const [active, setActive] = useState<number | null>(null);
  useSeenAt(changeSettings);

  const isSplit = isWide && view.openId !== null;
  const change = useCallback(
    (changes: Partial<CustomerView>) => {
      setActive(null);
      show(changes);
    },
    [show],
  );
  const handleType = (text: string) => {
    setActive(null);
    setTyped(text);
  };
  return {
    customers,
    places,
    counts,
    view,
    change,
    typed,
    type: handleType,
    settings,
    changeSettings,
    newSince,
    active,
    setActive,
    selected: useSelected(customers),
    isWide,
    /** Whether the details of one customer stand beside the list. */
    isSplit,
    isTable: hasColumns && !isSplit,
    closeDetail: () => show({ openId: null }),
  };
}

interface WorkspaceKeys {
  readonly onSearch: () => void;
  readonly onLabel: () => void;
  readonly onSheet: () => void;
}

/** The keys of the list: they move through its rows, select, open and close. */
export function useWorkspaceKeys(workspace: Workspace, { onSearch, onLabel, onSheet }: WorkspaceKeys): void {
  const { customers, places, active, setActive, selected, isSplit, closeDetail } = workspace;
  const activeCustomer = active === null ? undefined : customers[places[active] ?? -1];
  useCustomerKeys({
    onSearch,
    onMove: (rows) => setActive(places.length === 0 ? null : rowAfter(active, rows, places.length)),
    onToggle: () => activeCustomer && toggleSelected(activeCustomer.kdUid),
    onLabel: () => {
      if (selected.length === 0 && activeCustomer) setSelection(new Set([activeCustomer.kdUid]));
      if (selected.length > 0 || activeCustomer) onLabel();
    },
    onSheet,
    onClose: () => (isSplit ? closeDetail() : setSelection(new Set())),
  });
}

/** The row the keys come to; the first one when they have not been used. */
function rowAfter(active: number | null, rows: number, count: number): number {
  return active === null ? 0 : Math.max(0, Math.min(count - 1, active + rows));
}

/** The selected customers that are in the list. */
function useSelected(customers: readonly Customer[]): readonly Customer[] {
  const selection = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.getSnapshot,
    selectionStore.getServerSnapshot,
  );
  return selection.size === 0 ? [] : customers.filter(({ kdUid }) => selection.has(kdUid));
}

/** Notes when the list was seen, so that the next visit marks who came since. */
function useSeenAt(change: (settings: { seenAt: string }) => void): void {
  const seen = useRef(change);
  useEffect(() => seen.current({ seenAt: new Date(now()).toISOString() }), []);
}
