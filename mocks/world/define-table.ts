import { WorldTable } from "./table";
import type { RowId, Table, TableDefinition, TableOptions, TableStore } from "./types";

/**
 * Declares a table. The row's type is read from the parameter of `id`:
 * `defineTable("content.news", { id: (row: News) => row.id, indexes: { category: { key: (row) => row.category } } })`.
 */
export function defineTable<Row extends object, Id extends RowId, Index extends string = never>(
  name: string,
  options: TableOptions<Row, Id, Index>,
): TableDefinition<Row, Id, Index> {
  const tables = new WeakMap<TableStore, Table<Row, Id, Index>>();
  const definition: TableDefinition<Row, Id, Index> = {
    name,
    sizeIn: (world) => world.table(definition).size,
    open(store) {
      const known = tables.get(store);
      if (known) return known;
      const table = new WorldTable(name, options, store);
      tables.set(store, table);
      return table;
    },
  };
  return definition;
}
