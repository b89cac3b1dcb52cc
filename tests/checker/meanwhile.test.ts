import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Client } from "../../scripts/contract-check/send/client";

test("a little work is done while an answer is waited for, and none where its time counts", async () => {
  let pieces = 0;
  const server = createServer((_, outgoing) => void outgoing.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({
    timeoutMs: 2000,
    meanwhile: () => {
      pieces += 1;
    },
  });
  const request = { method: "GET", url: `http://127.0.0.1:${port}/`, headers: {}, body: undefined };
  await client.send(request);
  expect(pieces).toBe(1);
  await client.send(request, true);
  expect(pieces).toBe(1);
  client.close();
  server.close();
});
