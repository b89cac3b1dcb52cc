import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { watchFolders } from "./watch-folders";

/** What answers the calls of the pages; false leaves a request to Vite. */
export interface CallHandler {
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

const name = "stockbook-server-mocks";

/**
 * Development with the mock back end in the server's process: pages start none of their own.
 * @param backend null where each page has its own
 */
export function serverMocksPlugin(backend: CallHandler | null): Plugin {
  if (!backend) return { name };
  return {
    name,
    apply: "serve",
    config: () => ({ define: { "import.meta.env.VITE_MOCKS_AT_SERVER": JSON.stringify("yes") } }),
    configureServer(server) {
      server.httpServer?.once("close", () => backend.close());
      // It was loaded with the server; what a page has itself follows edits, and nobody would look for them here.
      watchFolders(server, ["contracts", "mocks", "src/rules"], ([file]) => {
        const sentence = `mocks: this server's mock back end is older than ${file}; start the command again to use it.`;
        server.config.logger.warn(sentence, { timestamp: true });
      });
      server.middlewares.use((request, response, next) => {
        if (!backend.handle(request, response)) next();
      });
    },
  };
}
