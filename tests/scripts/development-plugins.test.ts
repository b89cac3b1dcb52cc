import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { developmentPlugins } from "../../scripts/build/vite/development-plugins";
import { serverMocksPlugin } from "../../scripts/build/vite/server-mocks-plugin";
import { temporaryFolder } from "../support/temporary-folder";

const backend = { handle: () => false, close: () => undefined };

test("no option of npm run dev has Vite optimize the packages again, from under another server", () => {
  const names = [
    developmentPlugins({ hasTypes: true, backend: null }),
    developmentPlugins({ hasTypes: false, backend: null }),
    developmentPlugins({ hasTypes: true, backend }),
  ].map((plugins) => plugins.map(({ name }) => name).join());
  expect(new Set(names).size).toBe(1);
});

test("an edit that the mock back end in the server's process cannot follow is reported", async () => {
  const file = "mocks/mall/handlers/goods.ts";
  const root = temporaryFolder({ [file]: "" });
  const output: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger("silent"), warn: (text) => output.push(text) },
    plugins: [serverMocksPlugin(backend)],
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  let edits = 0;
  await expect
    .poll(
      () => {
        // A watcher compares a file with its state at the start of watching, so an earlier change is not detected.
        writeFileSync(join(root, file), `export const edit = ${edits++};\n`);
        return output.join("\n");
      },
      { timeout: 20_000, interval: 500 },
    )
    .toContain(
      `mocks: this server's mock back end is older than ${file}; start the command again to use it.`,
    );
});
