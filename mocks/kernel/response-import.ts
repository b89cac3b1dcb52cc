import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/**
 * Brings into the world what a real back end answered to an operation, so that mocked operations can go on with it.
 * `data` is the answer's, and may break its contract.
 * @throws ResponseImportProblem before anything changes
 */
export type ResponseImport = (world: World, data: unknown) => void;

/** What cannot cross from a real back end into the world, in one sentence. */
export class ResponseImportProblem extends Error {}

/** An id of a real back end, and what the same thing is called in the world. */
export interface MappedId {
  /** Name of the property or parameter, and the real back end's value. */
  readonly id: string;
  readonly name: string;
  readonly real: string | number;
  readonly own: string | number;
}

export const mappedIdTable = defineTable("kernel.crossed-ids", { id: (row: MappedId) => row.id });

/** Remembers that two ids mean the same thing wherever they are called by this name. */
export function mapId(world: World, name: string, real: string | number, own: string | number): void {
  const rows = world.table(mappedIdTable);
  const id = `${name} ${real}`;
  rows.remove(id);
  rows.insert({ id, name, real, own });
}

/** Every id that crossed, by its name. */
export function mappedIds(world: World): readonly MappedId[] {
  return world.table(mappedIdTable).all();
}
