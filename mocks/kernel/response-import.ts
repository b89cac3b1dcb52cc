import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/**
 * Imports the response data of a real back end into the world, so that mocked operations can continue with it.
 * `data` may break its contract.
 * @throws ResponseImportProblem before anything changes
 */
export type ResponseImport = (world: World, data: unknown) => void;

/** Data of a real back end that cannot be imported into the world, with the reason in one sentence. */
export class ResponseImportProblem extends Error {}

/** An id of a real back end, and the id of the same resource in the world. */
export interface MappedId {
  /** Name of the property or parameter, and the real back end's value. */
  readonly id: string;
  readonly name: string;
  readonly real: string | number;
  readonly own: string | number;
}

export const mappedIdTable = defineTable("kernel.crossed-ids", { id: (row: MappedId) => row.id });

/** Maps an id of the real back end to the world's own, for every property or parameter of this name. */
export function mapId(world: World, name: string, real: string | number, own: string | number): void {
  const rows = world.table(mappedIdTable);
  const id = `${name} ${real}`;
  rows.remove(id);
  rows.insert({ id, name, real, own });
}

/** All mapped ids. */
export function mappedIds(world: World): readonly MappedId[] {
  return world.table(mappedIdTable).all();
}
