import { rateLock } from "./limits";

/** Locks as they are stored: key of phone and action → the instant the lock ends, in milliseconds. */
type RateLocks = Readonly<Record<string, number>>;

/** What is locked: one action (send a code, log in) for one phone. */
export interface LockedAction {
  readonly phone: string;
  readonly action: string;
}

/** The locks with this action locked for three minutes from now; locks that have ended are dropped. */
export function addRateLock(locks: RateLocks, locked: LockedAction, now: number): RateLocks {
  const current = Object.entries(locks).filter(([, until]) => remaining(until, now) > 0);
  return { ...Object.fromEntries(current), [lockKey(locked)]: now + rateLock.milliseconds };
}

/** Milliseconds until the action is free again, 0 when it is. */
export function rateLockRemaining(locks: RateLocks, locked: LockedAction, now: number): number {
  return remaining(locks[lockKey(locked)] ?? 0, now);
}

/** A clock set back would stretch a lock for ever: a lock that ends too far ahead was not made by this clock. */
function remaining(until: number, now: number): number {
  const left = until - now;
  return left > 0 && left <= rateLock.milliseconds ? left : 0;
}

function lockKey({ phone, action }: LockedAction): string {
  return `${action}:${phone}`;
}
