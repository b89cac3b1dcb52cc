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
import type { Customer } from "./customer-view";

/** What a row looks like, which decides how high it is. */
type RowKind = "table" | "card" | "cardWithNote";

interface VirtualRowsOptions extends Pick<RowLayout, "columns"> {
  readonly customers: readonly Customer[];
  /** Places in `customers`, in the order shown. */
  readonly places: readonly number[];
  /** The row that has to be on screen, counted in `places`; null for none. */
  readonly active: number | null;
}

/** Which rows are near the window, and where they stand; the active row is scrolled to. */
export function useVirtualRows(
  { customers, places, columns, active }: VirtualRowsOptions,
  list: RefObject<HTMLElement | null>,
) {
  const scrollMargin = useTopOf(list);
  // In CSS pixels at the usual text size, until a row of the kind was measured.
  const heights = useRef<Record<RowKind, number>>({ table: 53, card: 73, cardWithNote: 95 });
  const kindOf = (row: number): RowKind => {
    if (columns !== null) return "table";
    const customer = customers[places[row] ?? -1];
    const hasNote =
      customer !== undefined && (customer.followUpNote !== "" || customer.nextFollowUpAt !== null);
    return hasNote ? "cardWithNote" : "card";
  };
  const estimateSize = (row: number) => heights.current[kindOf(row)];
  // Another function would have the places of all rows worked out again, at every picture while it scrolls.
  const getItemKey = useCallback(
    (row: number) => customers[places[row] ?? -1]?.kdUid ?? row,
    [customers, places],
  );
  const virtualizer = useWindowVirtualizer({
    count: places.length,
    estimateSize,
    overscan: 5,
    scrollMargin,
    getItemKey,
    // A row that has just come is measured by its observer alone: to ask for its height would lay out the page once more.
    measureElement: (element, entry) => {
      const row = Number(element.getAttribute("data-index"));
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) heights.current[kindOf(row)] = height;
      return height || estimateSize(row);
    },
  });
  useEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active, { align: "auto" });
  }, [active, virtualizer]);
  return { virtualizer, scrollMargin };
}

/** How far below the top of the page an element begins; it moves with what comes and goes above it. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const measure = useEffectEvent(() => {
    const place = element.current?.getBoundingClientRect().top;
    if (place !== undefined) setTop(Math.round(place + scrolledBy()));
  });
  // To measure after each render would lay out the page twice for each picture while it scrolls.
  useLayoutEffect(() => measure(), []);
  useEffect(() => watchPageLength(() => measure()), []);
  return top;
}
