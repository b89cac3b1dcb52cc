import { rateLock } from "./limits";
import { type Message, message } from "./messages";

/** Locks as they are stored: key of phone and action → the instant the lock ends, in milliseconds. */
export type RateLocks = Readonly<Record<string, number>>;

/** What is locked: one action (send a code, log in) for one phone. */
export interface LockedAction {
  readonly phone: string;
  readonly action: string;
}

/** The message to show: the server's own if there is one, else the product's. */
export type RateLimitNotice =
  | { readonly kind: "server"; readonly text: string }
  | { readonly kind: "local"; readonly message: Message };

/** The locks with this action locked for three minutes from now; locks that have ended are dropped. */
export function addRateLock(locks: RateLocks, locked: LockedAction, now: number): RateLocks {
  const current = Object.entries(locks).filter(([, until]) => remaining(until, now) > 0);
  return { ...Object.fromEntries(current), [lockKey(locked)]: now + rateLock.milliseconds };
}

/** Milliseconds until the action is free again, 0 when it is. */
export function rateLockRemaining(locks: RateLocks, locked: LockedAction, now: number): number {
  return remaining(locks[lockKey(locked)] ?? 0, now);
}

/** The text for a locked action: the server's message takes precedence. */
export function rateLimitNotice(serverText?: string): RateLimitNotice {
  const text = serverText?.trim() ?? "";
  return text === "" ? { kind: "local", message: message("rate.limited") } : { kind: "server", text };
}

/** Reads locks back from storage; anything that is no such record counts as no locks. */
export function readRateLocks(stored: unknown): RateLocks {
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored).filter(([, until]) => Number.isFinite(until));
  return Object.fromEntries(entries);
}

/** A clock set back would stretch a lock for ever: a lock that ends too far ahead was not made by this clock. */
function remaining(until: number, now: number): number {
  const left = until - now;
  return left > 0 && left <= rateLock.milliseconds ? left : 0;
}

function lockKey({ phone, action }: LockedAction): string {
  return `${action}:${phone}`;
}
