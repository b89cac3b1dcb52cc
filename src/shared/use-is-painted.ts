import { startTransition, useEffect, useState } from "react";
import { whenLoaded } from "../platform/loading";
import { useIsHydrating } from "./use-is-hydrating";

/**
 * False until the screen was seen for the first time: for what lies below it and what may be asked a moment later, so
 * that a press is answered sooner.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(useIsHydrating());
  useEffect(() => {
    let isUnmounted = false;
    void whenLoaded().then(() => {
      if (!isUnmounted) startTransition(() => setPainted(true));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isPainted;
}
