import { join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";

/** How long nothing more has to be written, in ms: an editor empties a file first, and a command writes several. */
const quiet = 40;

/**
 * Calls with the files below these folders that were changed, added or removed together, as paths below the root with
 * forward slashes.
 */
export function watchFolders(
  server: ViteDevServer,
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): void {
  const { root } = server.config;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...waiting];
    waiting.clear();
    changed(files);
  };
  const note = (path: string) => {
    const file = relative(root, path).split(sep).join("/");
    if (!folders.some((folder) => file.startsWith(`${folder}/`))) return;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, quiet);
  };
  server.watcher.add(folders.map((folder) => join(root, folder)));
  for (const event of ["change", "add", "unlink"] as const) server.watcher.on(event, note);
  server.httpServer?.once("close", () => clearTimeout(timer));
}
