import { createServer } from "node:http";
import { join } from "node:path";
import { Misuse, readOptions, readPort, run } from "../lib/command-line";
import type { Backend } from "../serve/backend";
import { openBuiltSite } from "../serve/built-site";
import { contractPages } from "../serve/contract-pages";
import { listen } from "../serve/listen";
import { realBackend } from "../serve/real-backend";
import { siteHandler } from "../serve/site-handler";
import { isBuilt } from "../site/build-folders";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const options = readOptions(
    {
      api: { type: "string", value: "URL", about: "a real back end; the pretend one answers when absent" },
      data: { type: "string", value: "FILE", about: "keeps the pretend worlds over restarts" },
      mock: {
        type: "string",
        value: "SELECTION",
        about: "what new pretend worlds begin with, such as persona:visitor",
      },
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 4173 or the environment's PORT when absent",
      },
      "skip-build": { type: "boolean", about: "serves what was built before" },
    },
    { name: "npm start", about: "Builds the site and serves it with its back end, until Ctrl+C." },
  );
  const port = readPort(
    options.port ?? process.env["PORT"],
    4173,
    options.port === undefined ? "PORT" : "--port",
  );
  if (options.api !== undefined && (options.mock !== undefined || options.data !== undefined)) {
    throw new Misuse(
      "npm start: --api uses a real back end, so --mock and --data have no meaning; leave them out.",
    );
  }
  const server = createServer();
  // The port is taken before the build, so that a busy one is said at once.
  const address = await listen(server, port);
  let backend: Backend | null = null;
  try {
    // Before the build too: a wrong --api, --mock or --data is said at once.
    const opened = await openBackend(options);
    backend = opened;
    if (!options["skip-build"] || !isBuilt(root)) {
      // Vite comes with it, the slowest part of starting: misuse and what is built already do without.
      const { buildSite } = await import("../build/build-site");
      await buildSite(root);
    }
    const site = siteHandler(await openBuiltSite(root));
    const contracts = contractPages(root);
    server.on("request", (request, response) => {
      if (!opened.handle(request, response) && !contracts(request, response)) site(request, response);
    });
    console.log(`Stockbook: ${address} (${opened.description})`);
    const stop = () => {
      server.close(() => opened.close());
      server.closeAllConnections();
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    backend?.close();
    throw error;
  }
});

async function openBackend(options: { api?: string; data?: string; mock?: string }): Promise<Backend> {
  const { api, data, mock } = options;
  if (api !== undefined) return realBackend(api);
  // Every contract comes with it; misuse and a real back end do without.
  const { demonstrationBackend } = await import("../serve/demonstration-backend");
  return demonstrationBackend({
    root,
    data: data ?? join(root, ".cache/worlds.sqlite"),
    mock: mock ?? "",
  });
}
