import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appPageName } from "../prerender/app-page";
import type { InlineHashes } from "./security-headers";
import { openServerEntry } from "./server-entry";
import type { BuiltSite } from "./site-handler";

/** Where the build leaves the files for customers, and the part of the site a server needs to know addresses. */
export function buildFolders(root: string): { dist: string; server: string } {
  return { dist: join(root, "dist"), server: join(root, ".cache/server") };
}

/** Beside the server entry: what the pages have inline. */
export const inlineHashesName = "inline-hashes.json";

export function isBuilt(root: string): boolean {
  const { dist, server } = buildFolders(root);
  return [join(dist, appPageName), join(server, "server-entry.js"), join(server, inlineHashesName)].every(
    existsSync,
  );
}

/** Opens a built site. Throws one sentence when it is not built. */
export async function openBuiltSite(root: string): Promise<BuiltSite> {
  const { dist, server } = buildFolders(root);
  if (!isBuilt(root)) throw new Error("The site is not built; run npm run build first.");
  const entry = await openServerEntry(join(server, "server-entry.js"));
  const inline = readInlineHashes(readFileSync(join(server, inlineHashesName), "utf8"));
  const page = readFileSync(join(dist, appPageName), "utf8");
  return { dist, page, inline, isKnownAddress: entry.isKnownAddress };
}

function readInlineHashes(text: string): InlineHashes {
  const hashes = Object(JSON.parse(text));
  const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return { scripts: listOf(hashes.scripts), styles: listOf(hashes.styles) };
}
