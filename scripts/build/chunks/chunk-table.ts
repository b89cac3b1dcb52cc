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

/** What renders a page: the largest script by far, and the last one that is needed. */
const renderer = "src/app/chunks/hydrate.ts";

/**
 * Every script that is needed to show the screen that brings `modules`: what starts the pages, the screen, and all that
 * these import, each module's before the next one's, and what renders them at the end. The entry itself is not among
 * them.
 */
export function scriptsFor(table: ChunkTable, modules: readonly string[]): readonly string[] {
  const filesOf = (module: string) =>
    Object.keys(table.chunks).filter((file) => table.chunks[file]?.modules.includes(module));
  const isRenderer = (file: string) => table.chunks[file]?.modules.includes(renderer) === true;
  const steps = table.chunks[table.entry]?.dynamicImports ?? [];
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of table.chunks[file]?.imports ?? []) add(imported);
  };
  for (const file of [...steps.filter((step) => !isRenderer(step)), ...modules.flatMap(filesOf), ...steps])
    add(file);
  found.delete(table.entry);
  const scripts = [...found];
  return [...scripts.filter((file) => !isRenderer(file)), ...scripts.filter(isRenderer)];
}
