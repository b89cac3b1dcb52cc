import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { scrolledBy } from "../../../platform/page";
import { watchPageLength } from "../../../platform/page-length";
import type { RowLayout } from "./customer-row";
import { createRowSlots } from "./row-slots";
import type { Shown } from "./shown-customers";
import { useRowHeights } from "./use-row-heights";

/** What a row looks like, which decides how high it usually is. */
type RowKind = "table" | "card" | "cardWithNote";

interface VirtualRowsOptions extends Pick<RowLayout, "columns"> {
  readonly shown: Shown;
  /** The row that has to be on screen; null for none. */
  readonly active: number | null;
}

interface VirtualRow {
  /** React's key of its element. */
  readonly key: number;
  /** Its place in the list, from 0. */
  readonly index: number;
  /** How far below the top of the list it stands, in CSS pixels. */
  readonly top: number;
  readonly height: number;
}

/** Which rows are near the window, and where they stand; the active row is scrolled to. */
export function useVirtualRows(
  { shown: { opened, places }, columns, active }: VirtualRowsOptions,
  list: RefObject<HTMLElement | null>,
) {
  const listTop = useTopOf(list);
  const scrollMargin = listTop ?? 0;
  const isTable = columns !== null;
  const kindOf = (row: number): RowKind => {
    if (isTable) return "table";
    return opened.notes[places[row] ?? -1] === 1 ? "cardWithNote" : "card";
  };
  // In CSS pixels at the usual text size, until a row of the kind was measured.
  const heights = useRef<Record<RowKind, number>>({ table: 53, card: 73, cardWithNote: 95 });
  // Another list or look has the places of all rows worked out again; another function at every picture would, too.
  const placeOf = useCallback((row: number) => places[row] ?? row, [places]);
  const virtualizer = useWindowVirtualizer({
    count: places.length,
    // Rows before their place is known would be rendered twice.
    enabled: listTop !== null,
    estimateSize: (row) => heights.current[kindOf(row)],
    overscan: 5,
    scrollMargin,
    // Rows of a table are all as high as each other, so that another order changes nothing.
    getItemKey: isTable ? rowItself : placeOf,
  });
  const observe = useRowHeights(list, {
    heightOf: (row) => virtualizer.measurementsCache[row]?.size ?? 0,
    onHeight: (row, height) => {
      heights.current[kindOf(row)] = height;
      virtualizer.resizeItem(row, height);
    },
  });
  useEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active, { align: "auto" });
  }, [active, virtualizer]);
  const [assignSlots] = useState(createRowSlots);
  const items = new Map(virtualizer.getVirtualItems().map((item) => [item.index, item]));
  const rows = assignSlots([...items.keys()], virtualizer.isScrolling).map(({ key, row }): VirtualRow => {
    const { start = scrollMargin, size = 0 } = items.get(row) ?? {};
    return { key, index: row, top: start - scrollMargin, height: size };
  });
  return { rows, height: virtualizer.getTotalSize(), observe };
}

function rowItself(row: number): number {
  return row;
}

/** How far below the top of the page an element begins, null until it is there; it moves with what is above it. */
function useTopOf(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  const measure = useEffectEvent(() => {
    const place = element.current?.getBoundingClientRect().top;
    if (place !== undefined) setTop(Math.round(place + scrolledBy()));
  });
  // To measure after each render would lay out the page twice for each picture while it scrolls.
  useLayoutEffect(() => measure(), []);
  useEffect(() => watchPageLength(() => measure()), []);
  return top;
}
