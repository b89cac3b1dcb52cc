import type { AnyTableDefinition, RowId, TableDefinition } from "../world/types";
import type { World } from "../world/world";
import type { BackEnd } from "./back-end";
import { replayTable } from "./replayed";
import { mappedIdTable } from "./response-import";
import { persistentSession, sessions } from "./session";

/** Rows by the names of their tables, as they come out of a link or a store. */
export interface KnownTables {
  /** Whether a table of this name is known; rows of others can be stored, but neither read nor changed by name. */
  has(table: string): boolean;
  /** Undefined where there is no such row, or the table is not known. */
  read(world: World, table: string, id: RowId): object | undefined;
  /** Puts a row in its place, or takes it away. Nothing happens where the table is not known. */
  write(world: World, table: string, id: RowId, row: object | undefined): void;
}

type OpenTable = TableDefinition<object, RowId, never>;

const known = new WeakMap<BackEnd, KnownTables>();

/** The tables of the groups, of sessions, and of what is waiting to happen. */
export function knownTables(backEnd: BackEnd): KnownTables {
  const tables = known.get(backEnd) ?? collectTables(backEnd);
  known.set(backEnd, tables);
  return tables;
}

function collectTables({ groups, reactions }: BackEnd): KnownTables {
  const tables = new Map<string, OpenTable>();
  const listed: readonly AnyTableDefinition[] = [
    ...groups.flatMap((group) => group.tables),
    ...reactions.map(({ event }) => event.table),
    sessions,
    persistentSession,
    mappedIdTable,
    replayTable,
  ];
  for (const table of listed) if (canOpen(table)) tables.set(table.name, table);
  return {
    has: (table) => tables.has(table),
    read(world, table, id) {
      const definition = tables.get(table);
      return definition && world.table(definition).get(id);
    },
    write(world, table, id, row) {
      const definition = tables.get(table);
      if (!definition) return;
      const rows = world.table(definition);
      if (!row) rows.remove(id);
      else if (rows.get(id)) rows.update(id, () => row);
      else rows.insert(row);
    },
  };
}

/** Lists of tables lose the types of their rows; every table can still be opened. */
function canOpen(table: AnyTableDefinition): table is OpenTable {
  return "open" in table && typeof table.open === "function";
}
