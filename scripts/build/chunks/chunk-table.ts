import type { Rolldown } from "vite";
import { moduleName } from "../vite/import-record-plugin";

/** The scripts of a build, as far as it matters which of them a page needs. */
export interface ChunkTable {
  /** The file a page starts with. */
  readonly entry: string;
  readonly chunks: Readonly<Record<string, ChunkEntry>>;
}

export interface ChunkEntry {
  /** Files it imports statically. */
  readonly imports: readonly string[];
  /** Files it imports dynamically. */
  readonly dynamicImports: readonly string[];
  /** Its modules, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** The table of a finished build, with files as paths from the folder of the build. */
export function chunkTable(root: string, chunks: readonly Rolldown.OutputChunk[]): ChunkTable {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("build: no script starts the pages.");
  const entries = chunks.map(({ fileName, imports, dynamicImports, moduleIds }): [string, ChunkEntry] => [
    fileName,
    { imports, dynamicImports, modules: moduleIds.map((id) => moduleName(root, id)) },
  ]);
  return { entry: entry.fileName, chunks: Object.fromEntries(entries) };
}

/**
 * Every script that is needed to show the screen that brings `modules`: what starts the pages, the screen, and all that
 * these import, in the order they run. The entry itself is not among them.
 */
export function scriptsFor(table: ChunkTable, modules: readonly string[]): readonly string[] {
  const files = Object.entries(table.chunks);
  const own = modules.flatMap((module) =>
    files.filter(([, chunk]) => chunk.modules.includes(module)).map(([file]) => file),
  );
  const steps = table.chunks[table.entry]?.dynamicImports ?? [];
  const found = new Set([table.entry, ...steps, ...own]);
  for (const file of found) for (const imported of table.chunks[file]?.imports ?? []) found.add(imported);
  found.delete(table.entry);
  return [...found];
}
