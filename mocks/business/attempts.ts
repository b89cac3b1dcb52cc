import { rateLock } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/** When an action was tried, for the rule against doing it too often. */
export const attemptTable = defineTable("business.attempts", {
  id: (row: { key: string; at: readonly number[] }) => row.key,
});

/**
 * Records one attempt and returns whether there were too many: more than `allowed` attempts under one key within three
 * minutes. Refused attempts count too, so waiting is the only way out.
 */
export function isTooOften(world: World, key: string, allowed: number): boolean {
  const isOver = hasTriedTooOften(world, key, allowed);
  recordAttempt(world, key, allowed);
  return isOver;
}

/** Whether `allowed` attempts under one key lie within the last three minutes; notes nothing. */
export function hasTriedTooOften(world: World, key: string, allowed: number): boolean {
  return recentAttempts(world, key).length >= allowed;
}

/** Notes one attempt; for actions of which only failures count. */
export function recordAttempt(world: World, key: string, allowed: number): void {
  const attempts = world.table(attemptTable);
  const at = [...recentAttempts(world, key), world.clock.now()].slice(-(allowed + 1));
  if (attempts.get(key)) attempts.update(key, { at });
  else attempts.insert({ key, at });
}

/** Forgets the attempts under a key, as a success does where only failures in a row count. */
export function removeAttempts(world: World, key: string): void {
  world.table(attemptTable).remove(key);
}

function recentAttempts(world: World, key: string): number[] {
  const now = world.clock.now();
  const { at } = world.table(attemptTable).get(key) ?? { at: [] };
  return at.filter((instant) => now - instant < rateLock.milliseconds);
}
