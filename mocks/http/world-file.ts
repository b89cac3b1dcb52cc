import { existsSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { isRecord } from "../kernel/contract-model";
import { isPersistedStep, persistedStepLimit } from "../kernel/persisted-steps";
import { isWorldMeta, type PersistedWorld, type Saving } from "../kernel/persisted-world";

/** The file of worlds cannot be opened or is not one; the message is one sentence. */
export class WorldFileProblem extends Error {}

/** Worlds of many visitors in one SQLite file. */
export interface WorldFile {
  /** Undefined when the world was never saved or cannot be read. */
  load(world: string): PersistedWorld | undefined;
  /** All of it or nothing, in one transaction that survives the process being killed. */
  save(world: string, saving: Saving): void;
  close(): void;
}

/** Opens or makes the file. Throws a WorldFileProblem. */
export function openWorldFile(path: string): WorldFile {
  const database = open(path);
  const readMeta = database.prepare("SELECT meta FROM worlds WHERE world = ?");
  const readRows = database.prepare('SELECT "table", id, "row" FROM rows WHERE world = ?');
  const writeMeta = database.prepare("INSERT OR REPLACE INTO worlds (world, meta) VALUES (?, ?)");
  const writeRow = database.prepare(
    'INSERT OR REPLACE INTO rows (world, "table", id, "row") VALUES (?, ?, ?, ?)',
  );
  const removeRow = database.prepare('DELETE FROM rows WHERE world = ? AND "table" = ? AND id = ?');
  const removeRows = database.prepare("DELETE FROM rows WHERE world = ?");
  const readSteps = database.prepare("SELECT step FROM steps WHERE world = ? ORDER BY number");
  const writeStep = database.prepare("INSERT OR REPLACE INTO steps (world, number, step) VALUES (?, ?, ?)");
  const removeSteps = database.prepare("DELETE FROM steps WHERE world = ? AND (number >= ? OR number <= ?)");
  return {
    load(world) {
      const found = readMeta.get(world);
      const meta: unknown =
        isRecord(found) && typeof found["meta"] === "string" ? JSON.parse(found["meta"]) : null;
      if (!isWorldMeta(meta)) return undefined;
      return {
        meta,
        rows: readRows.all(world).flatMap(readRow),
        steps: readSteps.all(world).flatMap(readStep),
      };
    },
    save: database.transaction((world: string, { isWhole, meta, rows, stepsFrom, steps }: Saving) => {
      if (isWhole) removeRows.run(world);
      writeMeta.run(world, JSON.stringify(meta));
      for (const { table, id, row } of rows) {
        // The id is stored as JSON, so that 7 and "7" stay different.
        if (row === undefined) removeRow.run(world, table, JSON.stringify(id));
        else writeRow.run(world, table, JSON.stringify(id), row);
      }
      removeSteps.run(world, stepsFrom, stepsFrom - persistedStepLimit);
      for (const step of steps) writeStep.run(world, step.number, JSON.stringify(step));
    }),
    close() {
      database.close();
    },
  };
}

function open(path: string): Database.Database {
  try {
    const database = new Database(path);
    // First of all: a process that was killed a moment ago may still hold the file.
    database.exec("PRAGMA busy_timeout = 2000");
    // With a write-ahead log, a commit is safe from a killed process without waiting for the disk.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(`
      CREATE TABLE IF NOT EXISTS worlds (world TEXT PRIMARY KEY, meta TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS rows (
        world TEXT NOT NULL, "table" TEXT NOT NULL, id TEXT NOT NULL, "row" TEXT,
        PRIMARY KEY (world, "table", id)
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS steps (
        world TEXT NOT NULL, number INTEGER NOT NULL, step TEXT NOT NULL, PRIMARY KEY (world, number)
      ) WITHOUT ROWID`);
    database.prepare('SELECT world, "table", id, "row" FROM rows LIMIT 1').all();
    database.prepare("SELECT world, meta FROM worlds LIMIT 1").all();
    return database;
  } catch (error) {
    throw new WorldFileProblem(`${path} cannot be used to keep worlds: ${reasonOf(error, path)}.`);
  }
}

/** The database says no more of a missing folder than that it cannot open the file, in the notation of its library. */
function reasonOf(error: unknown, path: string): string {
  const folder = dirname(path);
  if (!existsSync(folder)) return `the folder ${folder} does not exist`;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\w+\("(.*)"\)$/s, "$1");
}

function readRow(found: unknown) {
  if (!isRecord(found) || typeof found["table"] !== "string" || typeof found["id"] !== "string") return [];
  const id: unknown = JSON.parse(found["id"]);
  const row = found["row"];
  if ((typeof id !== "string" && typeof id !== "number") || (typeof row !== "string" && row !== null))
    return [];
  return [{ table: found["table"], id, row }];
}

function readStep(found: unknown) {
  const step: unknown =
    isRecord(found) && typeof found["step"] === "string" ? JSON.parse(found["step"]) : null;
  return isPersistedStep(step) ? [step] : [];
}
