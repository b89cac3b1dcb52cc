import { existsSync } from "node:fs";
import { join } from "node:path";

/** The page for addresses that are not prerendered: empty, rendered by the browser. */
export const appPageName = "app.html";

/** Beside the server entry: hashes of what the pages have inline, for their Content-Security-Policy. */
export const inlineHashesName = "inline-hashes.json";

/** Where the build leaves the files for customers, and the part of the site a server needs to know addresses. */
export function buildFolders(root: string): { dist: string; server: string } {
  return { dist: join(root, "dist"), server: join(root, ".cache/server") };
}

/** Whether every file that serving needs exists, whatever its age. */
export function isBuilt(root: string): boolean {
  const { dist, server } = buildFolders(root);
  return [join(dist, appPageName), join(server, "server-entry.js"), join(server, inlineHashesName)].every(
    existsSync,
  );
}
