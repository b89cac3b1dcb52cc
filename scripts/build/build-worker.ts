import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { splitLocalePath } from "../../src/platform/locale";
import { shellName } from "../../src/platform/shell";
import { workerAddress } from "../../src/platform/worker-names";
import { releaseOf } from "../../src/worker/page-text";
import type { SiteRelease, WorkerRoute } from "../../src/worker/site-release";
import { appPageName } from "../site/build-folders";
import { outputOf } from "./chunks/build-output";
import { type AddressedRoute, servedPattern } from "./deploy/address-patterns";

/**
 * Builds the service worker into `dist`, with what it has to know of this build: the name of the release and the routes
 * of the site.
 * @param pages addresses of all prerendered pages
 */
export async function buildWorker(
  root: string,
  dist: string,
  routes: readonly AddressedRoute[],
  pages: readonly string[],
): Promise<void> {
  const release: SiteRelease = {
    name: releaseOf(readFileSync(join(dist, appPageName), "utf8")),
    routes: workerRoutes(routes, pages),
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', siteRelease: JSON.stringify(release) },
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: join(root, "src/worker/service-worker.ts"),
        formats: ["iife"],
        name: "siteWorker",
      },
    },
  });
  writeFileSync(join(dist, workerAddress), outputOf(built)[0].code);
}

/** The routes as the worker needs them; a route is public when a page of it was prerendered. */
export function workerRoutes(
  routes: readonly AddressedRoute[],
  pages: readonly string[],
): readonly WorkerRoute[] {
  const described = routes.map((route) => ({
    pattern: servedPattern(route),
    shell: shellName(route.path),
  }));
  const publicPatterns = new Set(
    [...new Set(pages.map((address) => splitLocalePath(address).path))].map(
      (path) => described.find(({ pattern }) => new RegExp(`^${pattern}$`).test(path))?.pattern,
    ),
  );
  return described.map((route) => ({ ...route, isPublic: publicPatterns.has(route.pattern) }));
}
