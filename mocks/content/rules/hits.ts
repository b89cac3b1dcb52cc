import type { World } from "../../world/world";
import { hitTable } from "../state";

/** How often a thing was read: what it began with and every reader since. */
export function hitsOf(world: World, thing: string, before: number): number {
  return before + (world.table(hitTable).get(thing)?.extra ?? 0);
}

/** Counts one reader. */
export function countHit(world: World, thing: string): void {
  const hits = world.table(hitTable);
  const row = hits.get(thing);
  if (row) hits.update(thing, { extra: row.extra + 1 });
  else hits.insert({ thing, extra: 1 });
}
