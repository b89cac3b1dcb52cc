import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltSite } from "./site-handler";

/** Where the build leaves the files for customers, and the part of the site a server needs to know addresses. */
export function buildFolders(root: string): { dist: string; server: string } {
  return { dist: join(root, "dist"), server: join(root, ".cache/server") };
}

export function isBuilt(root: string): boolean {
  const { dist, server } = buildFolders(root);
  return existsSync(join(dist, "index.html")) && existsSync(join(server, "server-entry.js"));
}

/** Opens a built site. Throws one sentence when it is not built. */
export async function openBuiltSite(root: string): Promise<BuiltSite> {
  const { dist, server } = buildFolders(root);
  if (!isBuilt(root)) throw new Error("The site is not built; run npm run build first.");
  const entry: unknown = await import(pathToFileURL(join(server, "server-entry.js")).href);
  if (!isServerEntry(entry))
    throw new Error("The built site is from another version; run npm run build again.");
  return { dist, page: readFileSync(join(dist, "index.html"), "utf8"), isKnownAddress: entry.isKnownAddress };
}

function isServerEntry(value: unknown): value is Pick<BuiltSite, "isKnownAddress"> {
  return (
    typeof value === "object" &&
    value !== null &&
    "isKnownAddress" in value &&
    typeof value.isKnownAddress === "function"
  );
}
