import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Client } from "../../scripts/contract-check/send/client";

test("idle work runs while a response is pending, unless the request is timed", async () => {
  let workCount = 0;
  const server = createServer((_, outgoing) => void outgoing.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({
    timeoutMs: 2000,
    onIdle: () => {
      workCount += 1;
    },
  });
  const request = { method: "GET", url: `http://127.0.0.1:${port}/`, headers: {}, body: undefined };
  await client.send(request);
  expect(workCount).toBe(1);
  await client.send(request, true);
  expect(workCount).toBe(1);
  client.close();
  server.close();
});
