import { useEffect, useState } from "react";
import { now as readClock } from "../platform/clock";

/** Whole seconds from `now` until the instant (both in milliseconds since 1970), never below 0. */
export function secondsUntil(instant: number | null, now: number): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - now) / 1000));
}

/**
 * Seconds left until a time, updated each second. The caller stores the time, so that a countdown survives a reload.
 */
export function useCountdown(instant: number | null): number {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    setNow(readClock());
    if (secondsUntil(instant, readClock()) === 0) return;
    const timer = setInterval(() => {
      setNow(readClock());
      if (secondsUntil(instant, readClock()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return secondsUntil(instant, now);
}
