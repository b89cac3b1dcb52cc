import { startDevelopment } from "../../support/development-server";
import { test as base } from "./fixtures";

export { expect } from "./fixtures";

interface Development {
  readonly address: string;
}

/** `npm run dev` without its compiler, one for all tests of a file. */
export const test = base.extend<object, { development: Development }>({
  development: [
    async ({ browserName: _browser }, use) => {
      const { server, address } = await startDevelopment(["--no-types"]);
      await use({ address });
      server.kill("SIGTERM");
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
