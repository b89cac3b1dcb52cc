import { useCallback, useMemo, useRef } from "react";
import { askAboutList } from "./engine/list-service";
import { selectionStore, setSelection, toggleSelected } from "./list-state";
import type { Shown } from "./shown-customers";

/** Where a range of rows begins. */
interface RangeStart {
  /** The view it began in: in another one the same row is another customer. */
  readonly places: Uint32Array;
  readonly index: number;
  /** What was selected without the range, which grows and shrinks again. */
  readonly before: ReadonlySet<string>;
  /** Whether the rows of the range are selected, or no longer. */
  readonly isOn: boolean;
  /** Whether the keys began it, which go on from there. */
  readonly isOfKeys: boolean;
}

export interface RangeSelection {
  /** Selects the customer of a row, or no longer; with `isRange` all rows from the one chosen before it as well. */
  readonly select: (index: number, kdUid: string, isRange: boolean) => void;
  /** Selects the rows between two, where the keys come from one to the other. */
  readonly extend: (from: number, to: number) => void;
  /** The next range begins anew. */
  readonly endRange: () => void;
}

/** Selects rows one by one, or all between two of them, which need not have been fetched. */
export function useRangeSelection({
  opened: { list },
  places,
}: Pick<Shown, "opened" | "places">): RangeSelection {
  const start = useRef<RangeStart | null>(null);
  const latest = useRef(0);
  const selectTo = useCallback(
    async (range: RangeStart, index: number) => {
      start.current = range;
      latest.current += 1;
      const call = latest.current;
      const [first, last] = [Math.min(range.index, index), Math.max(range.index, index)];
      const kdUids = await askAboutList("kdUids", { list, places: places.slice(first, last + 1) });
      // Keys that are held down ask faster than they are answered.
      if (call !== latest.current) return;
      const next = new Set(range.before);
      for (const kdUid of kdUids)
        if (range.isOn) next.add(kdUid);
        else next.delete(kdUid);
      setSelection(next);
    },
    [list, places],
  );
  const select = useCallback(
    (index: number, kdUid: string, isRange: boolean) => {
      const before = selectionStore.getSnapshot();
      const isOn = !before.has(kdUid);
      const known = start.current?.places === places ? start.current : null;
      if (isRange && known !== null)
        // A list that answers nothing says so where it is asked for a view.
        return void selectTo({ ...known, before, isOn, isOfKeys: false }, index).catch(() => undefined);
      latest.current += 1;
      toggleSelected(kdUid);
      start.current = { places, index, before: selectionStore.getSnapshot(), isOn, isOfKeys: false };
    },
    [places, selectTo],
  );
  const extend = useCallback(
    (from: number, to: number) => {
      const isGoingOn = start.current?.isOfKeys === true && start.current.places === places;
      const range = isGoingOn ? start.current : null;
      const before = selectionStore.getSnapshot();
      selectTo(range ?? { places, index: from, before, isOn: true, isOfKeys: true }, to).catch(
        () => undefined,
      );
    },
    [places, selectTo],
  );
  const endRange = useCallback(() => {
    if (start.current?.isOfKeys) start.current = null;
  }, []);
  return useMemo(() => ({ select, extend, endRange }), [select, extend, endRange]);
}
