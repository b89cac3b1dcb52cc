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
  const seededRows = sharedRows(options.seed);
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
 * The first rows of a table. Worlds that begin alike, one after another, share them: rows are never changed in place,
 * and making thousands of them takes longer than most tests.
 */
function sharedRows<Row extends object, Id extends RowId, Index extends string>(
  makeRows: TableOptions<Row, Id, Index>["seed"],
): (context: SeedContext) => readonly Row[] {
  if (!makeRows) return () => [];
  let latest: { readonly start: string; readonly rows: readonly Row[] } | null = null;
  return (context) => {
    const start = [context.seed, context.startedAt, context.variant].join(" ");
    if (latest?.start !== start) latest = { start, rows: [...makeRows(context)] };
    return latest.rows;
  };
}
