import { type RefObject, useEffect, useRef } from "react";

/** For a row that scrolls: it begins with the link of the page on screen in its middle. */
export function useScrollToCurrent<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !link) return;
    const linkRect = link.getBoundingClientRect();
    const rowRect = row.current.getBoundingClientRect();
    row.current.scrollLeft += linkRect.left + linkRect.width / 2 - (rowRect.left + rowRect.width / 2);
  }, []);
  return row;
}
