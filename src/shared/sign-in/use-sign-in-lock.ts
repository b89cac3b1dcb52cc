import { useState } from "react";
import type { ClientError } from "../../client/client-error";
import { now } from "../../platform/clock";
import { readStored, writeStored } from "../../platform/storage";
import { maskPhone, normalisePhone } from "../../rules/phone";
import { addRateLock, rateLockRemaining } from "../../rules/rate-lock";
import { useCountdown } from "../../ui/use-countdown";

interface SignInLock {
  /** Seconds until the phone may try again; 0 when it may. It outlives a reload. */
  readonly secondsLeft: number;
  /** Locks the phone after a "too often" failure. */
  readonly note: (error: ClientError) => void;
}

const tooManyRequests = 429;

/** The three-minute lock after too many sign-in attempts of one phone. */
export function useSignInLock(typed: string): SignInLock {
  const locked = { phone: maskPhone(normalisePhone(typed)), action: "log-in" };
  const [, setNotes] = useState(0);
  const left = rateLockRemaining(readStored("rateLocks") ?? {}, locked, now());
  // Rounded to the second, or every rendering would be a new moment to wait for.
  const secondsLeft = useCountdown(left === 0 ? null : Math.round((now() + left) / 1000) * 1000);
  const note = (error: ClientError) => {
    const code = error.kind === "refused" ? error.code : error.kind === "http" ? error.status : null;
    if (code !== tooManyRequests) return;
    writeStored("rateLocks", addRateLock(readStored("rateLocks") ?? {}, locked, now()));
    setNotes((count) => count + 1);
  };
  return { secondsLeft, note };
}
