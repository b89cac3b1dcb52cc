import type { Journal } from "./journal";
import type { SeedContext, StoredRow, StoredTable, TableStore } from "./types";

/** Tables of one world, by name, with what they share. */
export class WorldStore implements TableStore {
  readonly seedContext: SeedContext;
  readonly journal: Journal;
  readonly opened = new Map<string, StoredTable>();
  /** Rows touched since the world began, by table. */
  readonly touched = new Map<string, Set<string | number>>();
  readonly #waiting = new Map<string, StoredRow[]>();

  constructor(seedContext: SeedContext, journal: Journal, storedRow: Iterable<StoredRow>) {
    this.seedContext = seedContext;
    this.journal = journal;
    for (const row of storedRow) {
      const rows = this.#waiting.get(row.table);
      if (rows) rows.push(row);
      else this.#waiting.set(row.table, [row]);
    }
  }

  enter(table: StoredTable): readonly StoredRow[] {
    if (this.opened.has(table.name)) throw new Error(`Two tables are called "${table.name}".`);
    this.opened.set(table.name, table);
    const rows = this.#waiting.get(table.name) ?? [];
    this.#waiting.delete(table.name);
    return rows;
  }

  touch(table: string, id: string | number): void {
    const ids = this.touched.get(table);
    if (ids) ids.add(id);
    else this.touched.set(table, new Set([id]));
  }

  /** Everything that differs from the world as it was seeded. */
  netChanges(): StoredRow[] {
    const changes = [...this.#waiting.values()].flat();
    for (const [name, ids] of this.touched) {
      for (const id of ids) {
        const row = this.opened.get(name)?.storedRow(id);
        if (row !== undefined) changes.push({ table: name, id, row });
      }
    }
    return changes;
  }
}
