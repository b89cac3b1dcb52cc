import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shellFile } from "../../src/platform/shell";
import { appPageName, buildFolders, inlineHashesName, isBuilt } from "../site/build-folders";
import type { InlineHashes } from "../site/security-headers";
import { openServerEntry } from "../site/server-entry";
import type { BuiltSite } from "./site-handler";

/** Opens a built site. Throws one sentence when it is not built. */
export async function openBuiltSite(root: string): Promise<BuiltSite> {
  const { dist, server } = buildFolders(root);
  if (!isBuilt(root)) throw new Error("The site is not built; run npm run build first.");
  const entry = await openServerEntry(join(server, "server-entry.js"));
  const inline = readInlineHashes(readFileSync(join(server, inlineHashesName), "utf8"));
  const page = readFileSync(join(dist, appPageName), "utf8");
  const shellOf = (pathname: string) => {
    const route = entry.routeOf(pathname);
    return route === null ? null : shellFile(route.path, route.locale);
  };
  const pageOf = (pathname: string, search: string) => {
    const file = entry.queryPageOf(pathname, search);
    return file !== null && existsSync(join(dist, file)) ? file : null;
  };
  return { dist, page, inline, shellOf, pageOf };
}

function readInlineHashes(text: string): InlineHashes {
  const hashes = Object(JSON.parse(text));
  const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return { scripts: listOf(hashes.scripts), styles: listOf(hashes.styles) };
}
