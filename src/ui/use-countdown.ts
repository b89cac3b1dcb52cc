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
    const listener = (time: number) => {
      setNow(time);
      if (secondsUntil(instant, time) === 0) stopTicking(listener);
    };
    startTicking(listener);
    return () => stopTicking(listener);
  }, [instant]);
  return secondsUntil(instant, now);
}

type Listener = (now: number) => void;

/** The countdowns that run. They share one timer: each with its own, those of one page differ for part of each second. */
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back with the time at once, as it does all that run already, and then each second. */
function startTicking(listener: Listener) {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  tick();
}

function stopTicking(listener: Listener) {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function tick() {
  const now = readClock();
  for (const listener of [...listeners]) listener(now);
}
