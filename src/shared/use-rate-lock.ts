import { useState } from "react";
import type { ClientError } from "../client/client-error";
import { now } from "../platform/clock";
import { readStored, writeStored } from "../platform/storage";
import { addRateLock, type LockedAction, rateLockRemaining } from "../rules/rate-lock";
import { useCountdown } from "../ui/use-countdown";

interface RateLock {
  /** Seconds until the action may be tried again; 0 when it may. It outlives a reload. */
  readonly secondsLeft: number;
  /** Locks the action for three minutes where a failure means "too often". */
  readonly note: (error: ClientError) => void;
}

const tooManyRequests = 429;

/** The three minutes after too many tries of one action. */
export function useRateLock(locked: LockedAction): RateLock {
  const [, setNotes] = useState(0);
  const left = rateLockRemaining(readStored("rateLocks") ?? {}, locked, now());
  // On a whole second, or every rendering would wait for another instant; on the one before, or three minutes would be 181.
  const secondsLeft = useCountdown(left === 0 ? null : Math.floor((now() + left) / 1000) * 1000);
  const note = (error: ClientError) => {
    if (!isRateLimited(error)) return;
    writeStored("rateLocks", addRateLock(readStored("rateLocks") ?? {}, locked, now()));
    setNotes((count) => count + 1);
  };
  return { secondsLeft, note };
}

/** Whether the server refused because it was asked too often, in its answer or by the HTTP status. */
export function isRateLimited(error: ClientError): boolean {
  if (error.kind === "refused") return error.code === tooManyRequests;
  return error.kind === "http" && error.status === tooManyRequests;
}
