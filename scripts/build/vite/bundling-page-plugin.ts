import type { Plugin } from "vite";

/**
 * Development: while something is bundled, Vite answers with a page of its own, which names no icon. Browsers then ask
 * for this file, and their console would report that it is missing.
 */
export function bundlingPagePlugin(): Plugin {
  return {
    name: "stockbook-bundling-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/favicon.ico", (_request, response) => {
        response.writeHead(302, { location: "/favicon.svg" }).end();
      });
    },
  };
}
