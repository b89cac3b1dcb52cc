import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/**
 * Brings into the world what a real back end answered to an operation, so that mocked operations can go on with it.
 * `data` is the answer's, and may break its contract.
 * @throws CrossingProblem before anything changes
 */
export type Crossing = (world: World, data: unknown) => void;

/** What cannot cross from a real back end into the world, in one sentence. */
export class CrossingProblem extends Error {}

/** An id of a real back end, and what the same thing is called in the world. */
export interface CrossedId {
  /** Name of the property or parameter, and the real back end's value. */
  readonly id: string;
  readonly name: string;
  readonly real: string | number;
  readonly own: string | number;
}

export const crossedIdTable = defineTable("kernel.crossed-ids", { id: (row: CrossedId) => row.id });

/** Remembers that two ids mean the same thing wherever they are called by this name. */
export function rememberCrossedId(
  world: World,
  name: string,
  real: string | number,
  own: string | number,
): void {
  const rows = world.table(crossedIdTable);
  const id = `${name} ${real}`;
  rows.remove(id);
  rows.insert({ id, name, real, own });
}

/** Every id that crossed, by its name. */
export function crossedIds(world: World): readonly CrossedId[] {
  return world.table(crossedIdTable).all();
}
