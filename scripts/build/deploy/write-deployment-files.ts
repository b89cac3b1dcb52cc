import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { appPageName } from "../../site/build-folders";
import { type InlineHashes, nothingInline } from "../../site/security-headers";
import { headersFile, nginxHeaders } from "./deployment-files";
import { nginxQueryPages, nginxShells, type QueriedRoute } from "./nginx-shells";
import { redirectsFile } from "./redirects-file";

/**
 * Writes what hosts of the built site need to know of this very build, since its policy names what the pages have
 * inline: `_headers`, `_redirects` and `404.html` in `dist` for plain static hosts, and in `.cache/deploy` the headers
 * and the shells' addresses that `deploy/nginx/stockbook.conf` includes.
 */
export function writeDeploymentFiles(
  root: string,
  dist: string,
  routes: readonly QueriedRoute[],
  inline: InlineHashes,
): void {
  writeFileSync(join(dist, "_headers"), headersFile(inline));
  writeFileSync(join(dist, "_redirects"), redirectsFile(routes));
  copyFileSync(join(dist, appPageName), join(dist, "404.html"));
  const folder = join(root, ".cache/deploy");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "stockbook-headers.conf"), nginxHeaders(inline));
  writeFileSync(join(folder, "stockbook-file-headers.conf"), nginxHeaders(nothingInline));
  writeFileSync(join(folder, "stockbook-shells.conf"), nginxShells(routes) + nginxQueryPages(routes));
}
