import { type RefObject, useEffect, useRef } from "react";

/**
 * A place for the focus of a control that left the page when it was pressed, so that the tab key goes on from there. It
 * is taken once `isDue` becomes true, and only where nothing else has the focus; the element needs a `tabIndex`.
 */
export function useLostFocus<Place extends HTMLElement>(isDue: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasDue = useRef(isDue);
  useEffect(() => {
    const hasBecomeDue = isDue && !wasDue.current;
    wasDue.current = isDue;
    const focused = place.current?.ownerDocument.activeElement;
    if (hasBecomeDue && (!focused || focused.localName === "body"))
      place.current?.focus({ preventScroll: true });
  }, [isDue]);
  return place;
}
