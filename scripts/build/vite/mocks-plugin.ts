import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream";
import type { Plugin } from "vite";
import { requestPath } from "../../site/request-path";
import { findSample, sampleDownload } from "../../site/samples";

/**
 * The worker of the page: MSW's, which asks the page about every request, but without those for the site's modules. A
 * reload makes hundreds of them, and each would wait for a message there and one back.
 */
const workerSource = `
const modules = ["/src/*", "/node_modules/*", "/@*"];
// Where the browser can be told beforehand, it does not even ask the worker.
addEventListener("install", (event) => {
  event.addRoutes?.(modules.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: "network" })));
});
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isModule = modules.some((pattern) => pathname.startsWith(pattern.slice(0, -1)));
  if (origin === location.origin && isModule) event.stopImmediatePropagation();
});
importScripts("/mockServiceWorker.js");
`;

/**
 * Development only: serves the worker of the mock back end and its sample pictures. Neither may stand in
 * `public/`, from where they would be copied into what customers get.
 */
export function mocksPlugin(): Plugin {
  return {
    name: "stockbook-mocks",
    apply: "serve",
    configureServer(server) {
      const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");
      server.middlewares.use("/mocks-worker.js", (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(workerSource);
      });
      server.middlewares.use("/mockServiceWorker.js", (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        pipeline(createReadStream(worker), response, () => undefined);
      });
      server.middlewares.use("/samples", (request, response, next) => {
        const path = requestPath(request);
        const download = sampleDownload(path);
        if (download) {
          for (const [name, value] of Object.entries(download.headers)) response.setHeader(name, value);
          response.end(download.body);
          return;
        }
        const sample = findSample(join(server.config.root, "mocks/samples"), path);
        if (!sample) return next();
        response.setHeader("content-type", sample.type);
        pipeline(createReadStream(sample.file), response, () => undefined);
      });
    },
  };
}
