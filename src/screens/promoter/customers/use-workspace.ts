import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { now } from "../../../platform/clock";
import { useIsWide } from "../../../shared/use-is-wide";
import { useHasColumns } from "../area/use-has-columns";
import type { CustomerView } from "./customer-view";
import { askAboutList } from "./engine/list-service";
import { selectionStore, setSelection } from "./list-state";
import type { OpenedList, Shown, StartOfList } from "./shown-customers";
import { useCustomerKeys } from "./use-customer-keys";
import type { ListSearch } from "./use-list-search";
import { useListSettings } from "./use-list-settings";
import { useRangeSelection } from "./use-range-selection";

export type Workspace = ReturnType<typeof useWorkspace>;

/** What of the customers is shown and how, what is selected, and what keys and presses do with it. */
export function useWorkspace({ view, show, typed, setTyped, near, isWaiting }: ListSearch, shown: Shown) {
  const isWide = useIsWide();
  const hasColumns = useHasColumns();
  const [settings, changeSettings] = useListSettings();
  const [newSince] = useState(() => (settings.seenAt === null ? null : Date.parse(settings.seenAt)));
  const [active, setActive] = useState<number | null>(null);
  const range = useRangeSelection(shown);
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
    shown,
    isWaiting,
    near,
    view,
    change,
    typed,
    type: handleType,
    settings,
    changeSettings,
    newSince,
    active,
    setActive,
    selected: useSelected(shown.opened),
    range,
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
  const { shown, isWaiting, active, setActive, selected, range, isSplit, closeDetail } = workspace;
  const { places, rows } = shown;
  const count = isWaiting ? 0 : places.length;
  const activeCustomer = () => (active === null ? undefined : rows.get(places[active] ?? -1));
  useCustomerKeys({
    onSearch,
    onMove: (by, isExtending) => {
      const next = count === 0 ? null : rowAfter(active, by, count);
      setActive(next);
      if (isExtending && next !== null) range.extend(active ?? next, next);
      else range.endRange();
    },
    onToggle: () => {
      const customer = activeCustomer();
      if (active !== null && customer !== undefined) range.select(active, customer.kdUid, false);
    },
    onLabel: () => {
      const customer = activeCustomer();
      if (selected.size === 0 && customer === undefined) return;
      if (selected.size === 0 && customer !== undefined) setSelection(new Set([customer.kdUid]));
      onLabel();
    },
    onSheet,
    onClose: () => (isSplit ? closeDetail() : setSelection(new Set())),
  });
}

/** The row the keys come to; the first one when they have not been used. */
function rowAfter(active: number | null, rows: number, count: number): number {
  return active === null ? 0 : Math.max(0, Math.min(count - 1, active + rows));
}

/** The numbers of the selected customers; those who are no longer in the list are not selected any more. */
function useSelected({ list, isStart }: OpenedList | StartOfList): ReadonlySet<string> {
  const selection = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.getSnapshot,
    selectionStore.getServerSnapshot,
  );
  const dropOthers = useEffectEvent(async (opened: number) => {
    const inList = new Set(await askAboutList("known", { list: opened, kdUids: [...selection] }));
    const selected = selectionStore.getSnapshot();
    if ([...selected].every((kdUid) => inList.has(kdUid) || !selection.has(kdUid))) return;
    setSelection(new Set([...selected].filter((kdUid) => inList.has(kdUid))));
  });
  useEffect(() => {
    // The beginning of a list does not know the others.
    if (isStart || selectionStore.getSnapshot().size === 0) return;
    // A list that answers nothing says so where it is asked for a view.
    dropOthers(list).catch(() => undefined);
  }, [list, isStart]);
  return selection;
}

/** Notes when the list was seen, so that the next visit marks who came since. */
function useSeenAt(change: (settings: { seenAt: string }) => void): void {
  const seen = useRef(change);
  useEffect(() => seen.current({ seenAt: new Date(now()).toISOString() }), []);
}
