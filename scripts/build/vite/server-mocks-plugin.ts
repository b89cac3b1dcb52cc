import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

/** What answers the calls of the pages; false leaves a request to Vite. */
interface CallHandler {
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

/** Development with the mock back end in the server's process: pages start none of their own. */
export function serverMocksPlugin(backend: CallHandler): Plugin {
  return {
    name: "stockbook-server-mocks",
    apply: "serve",
    config: () => ({ define: { "import.meta.env.VITE_MOCKS_AT_SERVER": JSON.stringify("yes") } }),
    configureServer(server) {
      server.httpServer?.once("close", () => backend.close());
      server.middlewares.use((request, response, next) => {
        if (!backend.handle(request, response)) next();
      });
    },
  };
}
