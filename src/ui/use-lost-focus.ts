import { type RefObject, useEffect, useRef } from "react";

/**
 * A place for the focus of a control that left the page when it was pressed, so that the tab key goes on from there. It
 * is taken once `due` becomes true, or another text, and only where nothing else has the focus; the element needs a
 * `tabIndex`.
 */
export function useLostFocus<Place extends HTMLElement>(due: boolean | string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const dueBefore = useRef(due);
  useEffect(() => {
    const hasBecomeDue = due !== false && due !== dueBefore.current;
    dueBefore.current = due;
    const focused = place.current?.ownerDocument.activeElement;
    if (hasBecomeDue && (!focused || focused.localName === "body"))
      place.current?.focus({ preventScroll: true });
  }, [due]);
  return place;
}
