import { startTransition, useEffect, useState } from "react";
import { whenLoaded } from "../platform/loading";
import { useIsWaking } from "./use-is-waking";

/**
 * False until the screen was seen for the first time: for what lies below it and what may be asked a moment later, so
 * that a press is answered sooner.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(useIsWaking());
  useEffect(() => {
    let isGone = false;
    void whenLoaded().then(() => {
      if (!isGone) startTransition(() => setPainted(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isPainted;
}
