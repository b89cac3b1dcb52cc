import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type HeightObserver, observeHeights } from "../../../platform/element-height";

interface RowHeightsOptions {
  /** How high a row is believed to be, in CSS pixels. */
  readonly heightOf: (row: number) => number;
  /** A row turned out to be another height. */
  readonly onHeight: (row: number, height: number) => void;
}

/**
 * Observes how high rows really are; returns the `ref` of every row. Read from an observer alone: to ask a row for its
 * height would lay out the page once more.
 */
export function useRowHeights(
  list: RefObject<HTMLElement | null>,
  { heightOf, onHeight }: RowHeightsOptions,
): (row: HTMLElement | null) => (() => void) | undefined {
  const observer = useRef<HeightObserver>(null);
  const observed = useRef(new WeakMap<Element, number>());
  const handleHeight = useEffectEvent((element: Element, blockSize: number) => {
    const height = Math.round(blockSize);
    if (height === 0) return;
    observed.current.set(element, height);
    const row = rowOf(element);
    if (heightOf(row) !== height) onHeight(row, height);
  });
  useEffect(() => {
    const heightObserver = observeHeights((element, height) => handleHeight(element, height));
    observer.current = heightObserver;
    for (const row of list.current?.children ?? []) heightObserver.observe(row);
    return () => heightObserver.disconnect();
  }, [list]);
  // An element that goes on to show another row may stay as high as it was, of which no observer tells.
  useLayoutEffect(() => {
    for (const element of list.current?.children ?? []) {
      const height = observed.current.get(element);
      if (height === undefined || height === heightOf(rowOf(element))) continue;
      observer.current?.unobserve(element);
      observer.current?.observe(element);
    }
  });
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    observer.current?.observe(element);
    return () => observer.current?.unobserve(element);
  }, []);
}

function rowOf(element: Element): number {
  return Number(element.getAttribute("data-index"));
}
