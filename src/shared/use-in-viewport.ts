import { type RefObject, useEffect, useRef, useState } from "react";
import { isPrerendering } from "../platform/browser";
import { whenInViewport } from "../platform/visibility";

interface InViewportState {
  /** Goes on the element that is waited for. */
  ref: RefObject<HTMLDivElement | null>;
  isInViewport: boolean;
}

/** Whether an element is in viewport, with a margin. One that is not displayed, as on phones, never is. */
export function useInViewport(): InViewportState {
  const ref = useRef<HTMLDivElement>(null);
  const [isInViewport, setIsInViewport] = useState(isPrerendering);
  useEffect(() => (ref.current ? whenInViewport(ref.current, () => setIsInViewport(true)) : undefined), []);
  return { ref, isInViewport };
}
