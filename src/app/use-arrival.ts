import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { browserWindow, listen } from "../platform/browser";
import {
  focusBySelector,
  scrolledBy,
  scrollToHeightWhenThere,
  scrollToIdWhenThere,
  scrollToTop,
} from "../platform/page";

/**
 * What happens when a page is reached: a new path scrolls to the top, back and forward to where the page was read;
 * both move the focus to the content, so that keyboards and screen readers start there. A hash, even the same one
 * again, scrolls to its place. All of it before the page is painted: what is below must not be seen jumping.
 */
export function useArrival(): void {
  const arrival = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(arrival);
  /** How far each entry of the history was read, by its key. */
  const places = useRef(new Map<string, number>());

  useEffect(
    () => listen(browserWindow(), "scroll", () => places.current.set(shown.current.key, scrolledBy())),
    [],
  );

  useLayoutEffect(() => {
    const { key, pathname, hash } = arrival;
    const isFirst = shown.current === arrival;
    const isNewPath = shown.current.pathname !== pathname;
    shown.current = arrival;
    if (isNewPath) focusBySelector("#content");
    const place = navigation === "POP" && !isFirst ? places.current.get(key) : undefined;
    if (place !== undefined) return scrollToHeightWhenThere(place);
    if (isNewPath) scrollToTop();
    return hash ? scrollToIdWhenThere(readHash(hash)) : undefined;
  }, [arrival, navigation]);
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
