import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is on screen still, for what goes on after an answer has come. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
