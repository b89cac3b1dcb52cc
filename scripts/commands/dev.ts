import { join } from "node:path";
import { createServer } from "vite";
import { silenceViteLogger } from "../build/vite-logger";
import { Misuse, readOptions, readPort, run } from "../lib/command-line";
import { readSettingsFile } from "../lib/settings-file";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const options = readOptions(
    {
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 5173, or the next free one, when absent",
      },
      host: { type: "boolean", about: "is open to other machines" },
    },
    {
      name: "npm run dev",
      about: "Serves the site under development, with the mock back end, until Ctrl+C.",
    },
  );
  const chosen = options.port ?? process.env["PORT"];
  const port = readPort(chosen, 5173, options.port === undefined ? "PORT" : "--port");
  readSettingsFile(join(root, "public/settings.json"));
  silenceViteLogger();
  const server = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    // A given port is used or refused; the default one falls back to the next free one.
    server: { port, strictPort: chosen !== undefined, ...(options.host && { host: true }) },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error instanceof Error && error.message.includes("already in use")
      ? new Misuse(`Port ${port} is in use; stop what runs there or choose another with PORT.`)
      : error;
  }
  server.printUrls();
});
