import { WorldTable } from "./table";
import type { RowId, SeedContext, Table, TableDefinition, TableOptions, TableStore } from "./types";

/**
 * Declares a table. The row's type is read from the parameter of `id`:
 * `defineTable("content.news", { id: (row: News) => row.id, indexes: { category: { key: (row) => row.category } } })`.
 */
export function defineTable<Row extends object, Id extends RowId, Index extends string = never>(
  name: string,
  options: TableOptions<Row, Id, Index>,
): TableDefinition<Row, Id, Index> {
  const tables = new WeakMap<TableStore, Table<Row, Id, Index>>();
  const seededRows = sharedRows(name, options);
  const definition: TableDefinition<Row, Id, Index> = {
    name,
    sizeIn: (world) => world.table(definition).size,
    open(store) {
      const known = tables.get(store);
      if (known) return known;
      const table = new WorldTable(name, options, store, seededRows(store.seedContext));
      tables.set(store, table);
      return table;
    },
  };
  return definition;
}

/**
 * The first rows of a table by their ids. Worlds that begin alike, one after another, share them: rows are never changed in
 * place, and making thousands of them takes longer than most tests.
 */
function sharedRows<Row extends object, Id extends RowId, Index extends string>(
  name: string,
  { id, seed: makeRows }: TableOptions<Row, Id, Index>,
): (context: SeedContext) => ReadonlyMap<RowId, Row> {
  let latest: { readonly start: string; readonly rows: ReadonlyMap<RowId, Row> } | null = null;
  return (context) => {
    const start = [context.seed, context.startedAt, context.variant].join(" ");
    if (latest?.start !== start) latest = { start, rows: byId(name, makeRows?.(context) ?? [], id) };
    return latest.rows;
  };
}

function byId<Row>(name: string, rows: Iterable<Row>, idOf: (row: Row) => RowId): Map<RowId, Row> {
  const found = new Map<RowId, Row>();
  for (const row of rows) {
    const id = idOf(row);
    if (found.has(id)) throw new Error(`The seed of ${name} has two rows with the id ${id}.`);
    found.set(id, row);
  }
  return found;
}
