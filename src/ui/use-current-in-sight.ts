import { type RefObject, useEffect, useRef } from "react";

/** For a row that scrolls: it begins with the link of the page on screen in its middle. */
export function useCurrentInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !link) return;
    const place = link.getBoundingClientRect();
    const frame = row.current.getBoundingClientRect();
    row.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, []);
  return row;
}
