import type { World } from "../../world/world";
import { hitTable } from "../state";

/** Number of reads: the initial count and every read since. */
export function hitsOf(world: World, key: string, before: number): number {
  return before + (world.table(hitTable).get(key)?.extra ?? 0);
}

/** Counts one reader. */
export function countHit(world: World, key: string): void {
  const hits = world.table(hitTable);
  const row = hits.get(key);
  if (row) hits.update(key, { extra: row.extra + 1 });
  else hits.insert({ key, extra: 1 });
}
