import { useEffect, useState } from "react";

interface FetchedPart {
  readonly preload: () => Promise<void>;
}

/**
 * Whether the part of the checkout that shows first can be rendered at once: its code is fetched beside buyer and
 * price, so that nothing below moves when it comes. From then on true: a later step has its own place for what is missing.
 * @param part null where the first part needs no code of its own; undefined while it is not known which one shows
 */
export function useFirstPart(part: FetchedPart | null | undefined): boolean {
  const [hasStarted, setStarted] = useState(part === null);
  useEffect(() => {
    if (hasStarted || part === undefined) return;
    let isCurrent = true;
    const start = () => {
      if (isCurrent) setStarted(true);
    };
    // What cannot be fetched says so in its place, with a retry.
    (part?.preload() ?? Promise.resolve()).then(start, start);
    return () => {
      isCurrent = false;
    };
  }, [part, hasStarted]);
  return hasStarted || part === null;
}
