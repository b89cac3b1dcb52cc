import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusBySelector, scrollToIdWhenThere, scrollToTop } from "../platform/page";

/**
 * What happens when a page is reached: a new path scrolls to the top and moves the focus to the content, so that
 * keyboards and screen readers start there; a hash, even the same one again, scrolls to its place.
 */
export function useArrival(): void {
  const arrival = useLocation();
  const shownPath = useRef(arrival.pathname);

  useEffect(() => {
    const { pathname, hash } = arrival;
    const isNewPath = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isNewPath) {
      scrollToTop();
      focusBySelector("#content");
    }
    return hash ? scrollToIdWhenThere(readHash(hash)) : undefined;
  }, [arrival]);
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
