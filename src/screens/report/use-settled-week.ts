import { useEffect, useRef, useState } from "react";
import { now } from "../../platform/clock";
import { onKeyDown, onKeyUp } from "../../platform/keyboard";
import { timings } from "../../rules/limits";

/** The longest a keyboard waits before a key that is held down repeats; then also for a key whose end is never told. */
const repeatDelay = 1000;

/** The week whose figures are asked for: the one at which the reader stops, none of those passed on the way. */
export function useSettledWeek(week: string | null): string | null {
  const [settled, setSettled] = useState(week);
  const isHeld = useIsKeyHeld();
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const isFirst = now() - lastChange.current > timings.debounce;
    lastChange.current = now();
    // One week that is chosen is asked for at once; those that follow each other wait for the last one.
    const wait = isHeld ? repeatDelay : isFirst ? 0 : timings.debounce;
    const timer = setTimeout(() => setSettled(week), wait);
    return () => clearTimeout(timer);
  }, [week, isHeld]);
  return settled;
}

/**
 * Whether an arrow key is held down, those up and down in the list of weeks too: it repeats, after a while that is longer
 * than a pause between presses.
 */
function useIsKeyHeld(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const ends = [onKeyDown(({ key }) => setHeld(key.startsWith("Arrow"))), onKeyUp(() => setHeld(false))];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return isHeld;
}
