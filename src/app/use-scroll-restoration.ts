import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { browserWindow, listen } from "../platform/browser";
import {
  focusBySelector,
  scrolledBy,
  scrollToHeightWhenRendered,
  scrollToIdWhenRendered,
  scrollToTop,
} from "../platform/page";

/**
 * What happens when a page is reached: a new path scrolls to the top, back and forward to where the page was read;
 * both move the focus to the content, so that keyboards and screen readers start there. A hash, even the same one
 * again, scrolls to its place. All of it before the page is painted: what is below must not be seen jumping.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const previousLocation = useRef(location);
  /** How far each entry of the history was read, by its key. */
  const places = useRef(new Map<string, number>());

  useEffect(
    () =>
      listen(browserWindow(), "scroll", () => places.current.set(previousLocation.current.key, scrolledBy())),
    [],
  );

  useLayoutEffect(() => {
    const { key, pathname, hash } = location;
    const isFirst = previousLocation.current === location;
    const isNewPath = previousLocation.current.pathname !== pathname;
    previousLocation.current = location;
    if (isNewPath) focusBySelector("#content");
    const place = navigation === "POP" && !isFirst ? places.current.get(key) : undefined;
    if (place !== undefined) return scrollToHeightWhenRendered(place);
    if (isNewPath) scrollToTop();
    return hash ? scrollToIdWhenRendered(readHash(hash)) : undefined;
  }, [location, navigation]);
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
