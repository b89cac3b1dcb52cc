import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routeScriptAddress } from "../../../src/platform/release-name";
import type { ChunkTable } from "./chunk-table";

/**
 * File of the script with the route table. It names the scripts of all screens, so its content changes with each of
 * them; if others imported it by its content, nine of ten scripts would change with a single screen.
 */
export const routeScript = routeScriptAddress.slice(1);

/**
 * Writes the script once more, named by its content, and names it in the built page's import map. A browser that knows
 * no import maps loads the first file, which hosts let it ask for anew each time.
 * @returns the second file, which may be cached for ever, from the folder of the built files
 */
export function cacheRouteScript(dist: string): string {
  // One folder down, its neighbours are beside it.
  const code = readFileSync(join(dist, routeScript), "utf8").replace(/(["'`])\.\/assets\//g, "$1./");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const file = `assets/routes-${hash}.js`;
  writeFileSync(join(dist, file), code);
  const importMap = JSON.stringify({ imports: { [routeScriptAddress]: `/${file}` } });
  const page = readFileSync(join(dist, "index.html"), "utf8");
  // Before the first script or preload: what is asked for earlier is not mapped.
  const marked = page.replace(
    /<meta charset[^>]*>/,
    (tag) => `${tag}\n    <script type="importmap">${importMap}</script>`,
  );
  if (marked === page) throw new Error("build: index.html has no place for the import map.");
  writeFileSync(join(dist, "index.html"), marked);
  return file;
}

/** The table with the cached file in place of the other. */
export function withCachedRouteScript({ entry, chunks }: ChunkTable, file: string): ChunkTable {
  const renamed = (name: string) => (name === routeScript ? file : name);
  return {
    entry,
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, { imports, dynamicImports, modules }]) => [
        renamed(name),
        { imports: imports.map(renamed), dynamicImports: dynamicImports.map(renamed), modules },
      ]),
    ),
  };
}
