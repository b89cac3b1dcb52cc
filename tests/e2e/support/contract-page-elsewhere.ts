import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { test as base } from "./fixtures";
import { startMocks } from "./start-site";

/** The page as plain files at a host of its own, and servers that its forms send to. */
export interface Elsewhere {
  /** Address of `npm run mocks`. */
  readonly mocks: string;
  /** A server that answers, and lets no page of another origin read it. */
  readonly closedServer: string;
  /** Serves the page as built with `--try` for a server; returns its address. */
  pageFor(address: string): Promise<string>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
};

export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "contract-page-"));
      const mocks = await startMocks();
      const stops = [mocks.close, async () => rmSync(folder, { recursive: true })];
      const serve = async (answer: (path: string) => { status: number; type?: string; body?: string }) => {
        const server = createServer((request, response) => {
          const {
            status,
            type = "text/plain",
            body,
          } = answer(new URL(request.url ?? "/", "http://host").pathname);
          response.writeHead(status, { "content-type": type }).end(body);
        });
        server.listen(0, "127.0.0.1");
        await once(server, "listening");
        stops.push(async () => void server.close());
        const bound = server.address();
        return `http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}`;
      };
      const out = join(folder, "page");
      const command = ["scripts/commands/contract-docs.ts", "--out", out, "--try", mocks.address];
      let built: Promise<unknown> | undefined;
      await use({
        mocks: mocks.address,
        closedServer: await serve(() => ({ status: 200 })),
        async pageFor(address) {
          built ??= promisify(execFile)(process.execPath, ["--import", "tsx", ...command]);
          await built;
          return serve((path) => {
            const file = join(out, path === "/" ? "index.html" : path);
            // Pages for different servers differ in the server's address alone, and each takes seconds to build.
            const body = readFileSync(file, "utf8").replaceAll(mocks.address, address);
            return { status: 200, type: types[extname(file)] ?? "text/plain", body };
          });
        },
      });
      for (const stop of stops) await stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
