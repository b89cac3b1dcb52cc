import { useState } from "react";

/**
 * How many parts that stand one under another are shown, when each waits until all above it have settled: nothing on
 * screen then moves down. A part once shown stays, even if one above it loads again.
 */
export function useRevealedParts(settled: readonly boolean[]): number {
  const [most, setMost] = useState(0);
  const firstLoading = settled.indexOf(false);
  const shown = Math.max(most, firstLoading === -1 ? settled.length + 1 : firstLoading + 1);
  if (shown > most) setMost(shown);
  return shown;
}
