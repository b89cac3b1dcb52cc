import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type HeightObserver, observeHeights } from "../../../platform/element-height";

/** What a row looks like, which decides how high it is. */
export type RowKind = "table" | "card" | "cardWithNote";

interface RowHeights {
  readonly heights: RefObject<Record<RowKind, number>>;
  /** The `ref` of every row. */
  readonly observe: (row: HTMLElement | null) => (() => void) | undefined;
}

/**
 * How high rows of each kind are, in CSS pixels; `onChange` is called when one turns out to be another, as when the
 * text size changes. Read from an observer alone: to ask a row for its height would lay out the page once more.
 */
export function useRowHeights(
  list: RefObject<HTMLElement | null>,
  kindOf: (row: number) => RowKind,
  onChange: () => void,
): RowHeights {
  // At the usual text size, until a row of the kind was measured.
  const heights = useRef<Record<RowKind, number>>({ table: 53, card: 73, cardWithNote: 95 });
  const observer = useRef<HeightObserver>(null);
  const handleHeight = useEffectEvent((element: Element, height: number) => {
    const kind = kindOf(Number(element.getAttribute("data-index")));
    const rounded = Math.round(height);
    if (rounded === 0 || heights.current[kind] === rounded) return;
    heights.current[kind] = rounded;
    onChange();
  });
  useEffect(() => {
    const heightObserver = observeHeights((element, height) => handleHeight(element, height));
    observer.current = heightObserver;
    for (const row of list.current?.children ?? []) heightObserver.observe(row);
    return () => heightObserver.disconnect();
  }, [list]);
  const observe = useCallback((row: HTMLElement | null) => {
    if (row === null) return;
    observer.current?.observe(row);
    return () => observer.current?.unobserve(row);
  }, []);
  return { heights, observe };
}
