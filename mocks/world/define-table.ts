import type { Random } from "./random";
import { Table } from "./table";
import type { World } from "./world";
import type { WorldStore } from "./world-store";

export type RowId = string | number;
export type IndexKey = string | number | boolean | null;

export interface IndexDefinition<Row> {
  /** The key or keys a row is found under; undefined leaves it out. */
  key(row: Row): IndexKey | readonly IndexKey[] | undefined;
  /** Order of the rows under one key; the table's own order when absent. */
  order?(left: Row, right: Row): number;
}

/** What a table's first rows may be made from. Nothing that changes later: a table is seeded when first asked for. */
export interface SeedContext {
  readonly seed: number;
  /** When the world began, milliseconds since 1970. */
  readonly startedAt: number;
  random(key: string): Random;
  /** The first rows of another table. */
  rowsOf<Row extends object, Id extends RowId, Index extends string>(
    table: TableDefinition<Row, Id, Index>,
  ): readonly Row[];
}

export interface TableOptions<Row extends object, Id extends RowId, Index extends string> {
  id(row: Row): Id;
  /** Order of `all`; by id when absent. */
  order?(left: Row, right: Row): number;
  indexes?: Readonly<Record<Index, IndexDefinition<Row>>>;
  seed?(context: SeedContext): Iterable<Row>;
}

/** A table's shape, the same for every world; `world.table(definition)` is the table itself. */
export interface TableDefinition<Row extends object, Id extends RowId, Index extends string> {
  /** "<group>.<table>", unique over all groups. */
  readonly name: string;
  sizeIn(world: World): number;
  /** Called by the world. */
  open(store: WorldStore): Table<Row, Id, Index>;
}

/** A table of any shape, for lists of them. */
export interface AnyTableDefinition {
  readonly name: string;
  /** How many rows the table has in a world. */
  sizeIn(world: World): number;
}

/**
 * Declares a table. The row's type is read from the parameter of `id`:
 * `defineTable("content.news", { id: (row: News) => row.id, indexes: { category: { key: (row) => row.category } } })`.
 */
export function defineTable<Row extends object, Id extends RowId, Index extends string = never>(
  name: string,
  options: TableOptions<Row, Id, Index>,
): TableDefinition<Row, Id, Index> {
  const tables = new WeakMap<WorldStore, Table<Row, Id, Index>>();
  const definition: TableDefinition<Row, Id, Index> = {
    name,
    sizeIn: (world) => world.table(definition).size,
    open(store) {
      const known = tables.get(store);
      if (known) return known;
      const table = new Table(name, options, store);
      tables.set(store, table);
      return table;
    },
  };
  return definition;
}
