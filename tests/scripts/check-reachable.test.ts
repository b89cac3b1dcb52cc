import { expect, test } from "vitest";
import { checkReachable } from "../../scripts/lib/check-reachable";
import { serve } from "../checker/servers/kit";

test("a server that answers is reachable, whatever it answers; one that is gone is one sentence", async () => {
  const server = await serve(({ path }) => ({ status: path === "/gone" ? 410 : 500 }));
  await expect(checkReachable(server.url, "npm run sample: --url")).resolves.toBeUndefined();
  await expect(checkReachable(`${server.url}/gone`, "npm run sample: --url")).resolves.toBeUndefined();
  await server.close();
  await expect(checkReachable(server.url, "npm run sample: --url")).rejects.toThrow(
    `npm run sample: --url: nothing answers at ${server.url}; start the server, or correct the address.`,
  );
});
