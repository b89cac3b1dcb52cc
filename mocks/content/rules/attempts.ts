import { rateLock } from "../../../src/rules/limits";
import type { World } from "../../world/world";
import { attemptTable } from "../state";

/**
 * Notes one attempt and answers whether it came too often: more than `allowed` attempts under one key within three
 * minutes. Refused attempts count too, so waiting is the only way out.
 */
export function isTooOften(world: World, key: string, allowed: number): boolean {
  const now = world.clock.now();
  const attempts = world.table(attemptTable);
  const row = attempts.get(key);
  const recent = (row?.at ?? []).filter((at) => now - at < rateLock.milliseconds);
  const at = [...recent, now].slice(-(allowed + 1));
  if (row) attempts.update(key, { at });
  else attempts.insert({ key, at });
  return recent.length >= allowed;
}
