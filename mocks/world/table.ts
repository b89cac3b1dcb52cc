import { SortedRows } from "./sorted-rows";
import type { IndexDefinition, IndexKey, RowId, StoredTable, Table, TableOptions, TableStore } from "./types";

/** The rows of a table and their indexes, in memory. */
export class WorldTable<Row extends object, Id extends RowId, Index extends string>
  implements Table<Row, Id, Index>, StoredTable
{
  readonly name: string;
  readonly #options: TableOptions<Row, Id, Index>;
  readonly #store: TableStore;
  /** Shared by worlds that begin alike. */
  readonly #seeded: ReadonlyMap<RowId, Row>;
  readonly #rows: Map<RowId, Row>;
  readonly #indexes = new Map<Index, Map<IndexKey, SortedRows<Row>>>();
  #sorted: SortedRows<Row> | null = null;

  constructor(
    name: string,
    options: TableOptions<Row, Id, Index>,
    store: TableStore,
    seeded: ReadonlyMap<RowId, Row>,
  ) {
    this.name = name;
    this.#options = options;
    this.#store = store;
    this.#seeded = seeded;
    this.#rows = new Map(seeded);
    const storage = store.enter(this);
    for (const { id, row } of storage) {
      store.touch(name, id);
      if (row === null) this.#rows.delete(id);
      // Written by this very table in an earlier visit.
      else this.#rows.set(id, JSON.parse(row));
    }
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: Id): Row | undefined {
    return this.#rows.get(id);
  }

  all(): readonly Row[] {
    this.#sorted ??= new SortedRows(this.#order, this.#rows.values());
    return this.#sorted.all();
  }

  first(): Row | undefined {
    if (this.#rows.size === 0) return undefined;
    this.#sorted ??= new SortedRows(this.#order, this.#rows.values());
    return this.#sorted.first();
  }

  by(index: Index, key: IndexKey): readonly Row[] {
    return this.#index(index).get(key)?.all() ?? [];
  }

  seeded(): readonly Row[] {
    return [...this.#seeded.values()];
  }

  insert(row: Row): Row {
    const id = this.#options.id(row);
    if (this.#rows.has(id)) throw new Error(`${this.name} already has a row with the id ${id}.`);
    this.#change(id, row);
    return row;
  }

  update(id: Id, change: Partial<Row> | ((row: Row) => Row)): Row {
    const before = this.#rows.get(id);
    if (!before) throw new Error(`${this.name} has no row with the id ${id}.`);
    const after = typeof change === "function" ? change(before) : { ...before, ...change };
    if (this.#options.id(after) !== id)
      throw new Error(`A row of ${this.name} cannot change its id (${id}).`);
    this.#change(id, after);
    return after;
  }

  remove(id: Id): boolean {
    if (!this.#rows.has(id)) return false;
    this.#change(id, undefined);
    return true;
  }

  storedRow(id: RowId): string | null | undefined {
    const row = this.#rows.get(id);
    if (row === this.#seeded.get(id)) return undefined;
    return row ? JSON.stringify(row) : null;
  }

  #change(id: RowId, after: Row | undefined): void {
    const before = this.#rows.get(id);
    this.#put(id, after);
    this.#store.touch(this.name, id);
    this.#store.journal.record({
      table: this.name,
      id,
      before,
      after,
      undo: () => this.#put(id, before),
      redo: () => this.#put(id, after),
    });
  }

  #put(id: RowId, row: Row | undefined): void {
    const before = this.#rows.get(id);
    if (row) this.#rows.set(id, row);
    else this.#rows.delete(id);
    if (before) this.#sorted?.remove(before);
    if (row) this.#sorted?.add(row);
    for (const [name, rowsByKey] of this.#indexes) {
      const definition = this.#definitionOf(name);
      if (before) for (const key of keysOf(definition, before)) rowsByKey.get(key)?.remove(before);
      if (row)
        for (const key of keysOf(definition, row)) this.#rowsUnder(rowsByKey, key, definition).add(row);
    }
  }

  #index(name: Index): Map<IndexKey, SortedRows<Row>> {
    const known = this.#indexes.get(name);
    if (known) return known;
    const definition = this.#definitionOf(name);
    const lists = new Map<IndexKey, Row[]>();
    for (const row of this.#rows.values()) {
      for (const key of keysOf(definition, row)) {
        const list = lists.get(key);
        if (list) list.push(row);
        else lists.set(key, [row]);
      }
    }
    const compare = this.#orderOf(definition);
    const rowsByKey = new Map([...lists].map(([key, rows]) => [key, new SortedRows(compare, rows)]));
    this.#indexes.set(name, rowsByKey);
    return rowsByKey;
  }

  #rowsUnder(
    rowsByKey: Map<IndexKey, SortedRows<Row>>,
    key: IndexKey,
    definition: IndexDefinition<Row>,
  ): SortedRows<Row> {
    const known = rowsByKey.get(key);
    if (known) return known;
    const rows = new SortedRows(this.#orderOf(definition));
    rowsByKey.set(key, rows);
    return rows;
  }

  #definitionOf(name: Index): IndexDefinition<Row> {
    return this.#options.indexes?.[name] ?? missing(name);
  }

  /** The order never depends on when a row came, or a world put together from its changes would differ from the first. */
  readonly #order = (left: Row, right: Row): number =>
    this.#options.order?.(left, right) || compareIds(this.#options.id(left), this.#options.id(right));

  #orderOf(definition: IndexDefinition<Row>): (left: Row, right: Row) => number {
    if (!definition.order) return this.#order;
    return (left, right) => definition.order?.(left, right) || this.#order(left, right);
  }
}

function keysOf<Row>(definition: IndexDefinition<Row>, row: Row): readonly IndexKey[] {
  const key = definition.key(row);
  if (key === undefined) return [];
  return isKeyList(key) ? [...new Set(key)] : [key];
}

function isKeyList(key: IndexKey | readonly IndexKey[]): key is readonly IndexKey[] {
  return Array.isArray(key);
}

function compareIds(left: RowId, right: RowId): number {
  if (typeof left !== typeof right) return typeof left === "number" ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
}

function missing(name: string): never {
  throw new Error(`There is no index called "${name}".`);
}
