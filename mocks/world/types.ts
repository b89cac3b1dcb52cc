import type { Variant } from "../../src/platform/variant";
import type { Journal } from "./journal";
import type { Random } from "./random";

export type RowId = string | number;

export type IndexKey = string | number | boolean | null;

export interface IndexDefinition<Row> {
  /** The key or keys a row is found under; undefined leaves it out. */
  key(row: Row): IndexKey | readonly IndexKey[] | undefined;
  /** Order of the rows under one key; the table's own order when absent. */
  order?(left: Row, right: Row): number;
}

/** The input of a table's first rows. Nothing that changes later: a table is seeded when it is first used. */
export interface SeedContext {
  readonly seed: number;
  /** The edition of this back end, which determines catalog and currency. */
  readonly variant: Variant;
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
  sizeIn(world: TableSource): number;
  /** Called by the world. */
  open(store: TableStore): Table<Row, Id, Index>;
}

/**
 * Rows of one kind in one world. Rows are never changed in place: `update` replaces it by a new one, so
 * a row read before stays what it was. Finding by id or index takes the same time however many rows there are.
 */
export interface Table<Row extends object, Id extends RowId, Index extends string> {
  readonly size: number;
  get(id: Id): Row | undefined;
  /** Every row, in the table's order. */
  all(): readonly Row[];
  /** The first row in the table's order. */
  first(): Row | undefined;
  /** The rows under a key of an index, in the index's order. */
  by(index: Index, key: IndexKey): readonly Row[];
  /** The rows the table began with, in the order they were made. */
  seeded(): readonly Row[];
  /** Adds a row and returns it. Throws when its id is taken. */
  insert(row: Row): Row;
  /**
   * Changes some properties of a row and returns the new one. Throws when there is none, or when its id would
   * change.
   */
  update(id: Id, change: Partial<Row> | ((row: Row) => Row)): Row;
  /** Removes a row; false when there was none. */
  remove(id: Id): boolean;
}

/** Opens tables: a world. */
export interface TableSource {
  /** A table, seeded when it is first asked for. */
  table<Row extends object, Id extends RowId, Index extends string>(
    definition: TableDefinition<Row, Id, Index>,
  ): Table<Row, Id, Index>;
}

/** A table of any shape, for lists of them. */
export interface AnyTableDefinition {
  readonly name: string;
  /** How many rows the table has in a world. */
  sizeIn(world: TableSource): number;
}

/** One row as stored between visits: its JSON, or null for a removed first row. */
export interface StoredRow {
  readonly table: string;
  readonly id: string | number;
  readonly row: string | null;
}

/** A table as the store of a world uses it. */
export interface StoredTable {
  readonly name: string;
  readonly size: number;
  /** The state of a row: its JSON, null when removed, undefined when it is as it was seeded. */
  storedRow(id: string | number): string | null | undefined;
}

/** The part of a world that a table uses. */
export interface TableStore {
  readonly seedContext: SeedContext;
  readonly journal: Journal;
  /** Enters a table that was just opened and returns the stored rows waiting for it. */
  enter(table: StoredTable): readonly StoredRow[];
  /** Records that a row is no longer as it was seeded. */
  touch(table: string, id: RowId): void;
}
