import { type RefObject, useEffect, useRef, useState } from "react";
import { isPrerendering } from "../platform/browser";
import { whenNearView } from "../platform/visibility";

interface NearView {
  /** Goes on the element that is waited for. */
  place: RefObject<HTMLDivElement | null>;
  isNear: boolean;
}

/** Whether the reader has come near a part of the page. One that is not shown at all, as on phones, never is. */
export function useNearView(): NearView {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isPrerendering);
  useEffect(() => (place.current ? whenNearView(place.current, () => setIsNear(true)) : undefined), []);
  return { place, isNear };
}
