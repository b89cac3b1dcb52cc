import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { panelFile } from "../../../scripts/lib/panel-paths";
import { type RealShop, startRealShop } from "../../support/real-shop";
import { test as base } from "./fixtures";

const root = join(import.meta.dirname, "../../..");

/** What the real shop answers; the rest is mocked. */
const live = "loginAccount,logoutAccount,getUserInfo,listOrderContacts,mall.createOrder";

interface Hybrid {
  readonly shop: RealShop;
  readonly address: string;
}

/** The built site with a real back end for a part of the operations, one for all tests of a file. */
export const test = base.extend<{ shop: RealShop }, { hybrid: Hybrid }>({
  hybrid: [
    async ({ browserName: _browser }, use) => {
      const shop = await startRealShop();
      const { server, address } = await startSite(shop.url);
      // The panel is built when it is first asked for, which must not delay a page.
      await fetch(`${address}/__panel/${panelFile}`);
      await use({ shop, address });
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      await shop.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  shop: ({ hybrid }, use) => use(hybrid.shop),
  baseURL: ({ hybrid }, use) => use(hybrid.address),
});

/** Starts `npm start` on a free port with what was built for all tests. */
function startSite(api: string): Promise<{ server: ChildProcess; address: string }> {
  const options = ["--port", "0", "--data", ":memory:", "--skip-build", "--api", api, "--live", live];
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/commands/start.ts", ...options], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1" },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Stockbook: (http:\S+)/m.exec(output)?.[1];
      if (address !== undefined) resolve({ server, address });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
}
