import type { RowId, StoredRow } from "../world/types";
import type { World } from "../world/world";
import { isRecord } from "./contract-model";
import type { KnownTables } from "./known-tables";
import { packText, unpackText } from "./packed-text";

/** What `state:` carries: when a world began, its time, and what became of it since its selection prepared it. */
export interface LinkedState {
  /** The letters it was read from. */
  readonly packed: string;
  readonly seed: number;
  /** When the world began, milliseconds since 1970. */
  readonly startedAt: number;
  /** The world's time, milliseconds since 1970. */
  readonly now: number;
  /** Whether the clock runs on from there. */
  readonly isRunning: boolean;
  readonly rows: readonly LinkedRow[];
}

/**
 * One row that differs from the prepared world: taken away (no `set`), new or another altogether (`isWhole`), or changed
 * in some properties.
 */
export interface LinkedRow {
  readonly table: string;
  readonly id: RowId;
  readonly set: Readonly<Record<string, unknown>> | null;
  readonly unset: readonly string[];
  readonly isWhole: boolean;
}

/** The rows in which a world differs from `base`, a world that was only prepared. */
export function differenceOf(world: World, base: World, tables: KnownTables): LinkedRow[] {
  const baseRows = new Map(world.netChanges().map((row) => [keyOf(row), row]));
  for (const { table, id } of base.netChanges()) {
    const key = keyOf({ table, id });
    if (!baseRows.has(key) && tables.has(table)) baseRows.set(key, { table, id, row: null });
  }
  // In one order, so that the same world has the same link whatever happened first.
  const sorted = [...baseRows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
  return sorted.flatMap(({ table, id, row }) => {
    const before = rowOf(base, table, id, tables);
    const after = tables.has(table) ? tables.read(world, table, id) : parseRow(row);
    return rowDifference(table, id, before, after);
  });
}

/** The changes of a prepared world with a link's rows laid over them. Throws a RangeError for a row it builds upon and cannot find. */
export function applyLinkedRows(base: World, rows: readonly LinkedRow[], tables: KnownTables): StoredRow[] {
  const baseRows = new Map(base.netChanges().map((row) => [keyOf(row), row]));
  for (const { table, id, set, unset, isWhole } of rows) {
    let row: Record<string, unknown> | null = null;
    if (set) {
      const before = isWhole ? {} : rowOf(base, table, id, tables);
      if (!before) throw new RangeError(`${table} has no row ${JSON.stringify(id)}`);
      row = { ...before, ...set };
      for (const name of unset) delete row[name];
    }
    baseRows.set(keyOf({ table, id }), { table, id, row: row && JSON.stringify(row) });
  }
  return [...baseRows.values()];
}

/** Packs a state into letters for `state:`. */
export function writeLinkedState(state: Omit<LinkedState, "packed">): Promise<string> {
  const tables: Record<string, unknown[]> = {};
  for (const { table, id, set, unset, isWhole } of state.rows) {
    const row = isWhole ? [id, set] : set ? [id, set, unset] : [id];
    tables[table] = [...(tables[table] ?? []), row];
  }
  return packText(
    JSON.stringify([linkVersion, state.seed, state.startedAt, state.now, state.isRunning ? 1 : 0, tables]),
  );
}

/** Reads what `writeLinkedState` packed; null for anything else. */
export function readLinkedState(packed: string): LinkedState | null {
  const text = unpackText(packed);
  const json = text === null ? undefined : parse(text);
  if (!Array.isArray(json) || json.length !== 6) return null;
  const [format, seed, startedAt, now, isRunning, tables]: unknown[] = json;
  if (format !== linkVersion || !isRecord(tables) || typeof seed !== "number") return null;
  if (!Number.isInteger(seed) || !isTimestamp(startedAt) || !isTimestamp(now)) return null;
  const rows = Object.entries(tables).map(([table, list]) => readRows(table, list));
  if (!rows.every((list) => list !== null)) return null;
  return { packed, seed, startedAt, now, isRunning: isRunning === 1, rows: rows.flat() };
}

/** Written first in every link; raised with `worldFormat`, since a link carries only what differs from the first rows. */
export const linkVersion = 6;

function rowDifference(
  table: string,
  id: RowId,
  before: object | undefined,
  after: object | undefined,
): LinkedRow[] {
  if (!after) return before ? [{ table, id, set: null, unset: [], isWhole: false }] : [];
  const now = propertiesOf(after);
  if (!before) return [{ table, id, set: now, unset: [], isWhole: true }];
  const earlier = propertiesOf(before);
  const set = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name])),
  );
  const unset = Object.keys(earlier).filter((name) => now[name] === undefined);
  if (Object.keys(set).length === 0 && unset.length === 0) return [];
  return [{ table, id, set, unset, isWhole: false }];
}

/** A row as JSON has it: properties that are undefined are not there. */
function propertiesOf(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

function rowOf(world: World, table: string, id: RowId, tables: KnownTables): object | undefined {
  return tables.has(table) ? tables.read(world, table, id) : parseRow(world.storedRow(table, id));
}

function parseRow(row: string | null | undefined): object | undefined {
  const json = typeof row === "string" ? parse(row) : undefined;
  return isRecord(json) ? json : undefined;
}

function readRows(table: string, list: unknown): LinkedRow[] | null {
  if (!Array.isArray(list)) return null;
  const rows = list.map((row) => readRow(table, row));
  return rows.every((row) => row !== null) ? rows : null;
}

function readRow(table: string, row: unknown): LinkedRow | null {
  if (!Array.isArray(row) || row.length > 3) return null;
  const [id, set, unset]: unknown[] = row;
  if (typeof id !== "string" && typeof id !== "number") return null;
  if (row.length === 1) return { table, id, set: null, unset: [], isWhole: false };
  if (!isRecord(set) || !(unset === undefined || isNames(unset))) return null;
  return { table, id, set, unset: unset ?? [], isWhole: unset === undefined };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

function isTimestamp(value: unknown): value is number {
  // A Date reaches no further.
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= 8.64e15;
}

function keyOf({ table, id }: { table: string; id: RowId }): string {
  return `${table} ${JSON.stringify(id)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
