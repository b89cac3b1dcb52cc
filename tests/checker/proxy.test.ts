import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { CheckingProxy } from "../../scripts/contract-check/proxy/proxy";
import { createReport } from "../../scripts/contract-check/report/report";
import { checkerFolder } from "./run-checker";
import { startNotes } from "./servers/notes-server";

test("the proxy forwards every request and reports violations of both sides without secrets", async () => {
  const server = await startNotes("getProfile date");
  const found: string[] = [];
  const proxy = new CheckingProxy({
    contracts: [loadContract(join(checkerFolder, "contracts/notes.yaml"), new Documents())],
    target: server.url,
    onFinding: ({ operation, rule, pointer }) => found.push(`${operation.id} ${rule} ${pointer}`),
  });
  const address = await proxy.listen(0);
  const headers = { "x-token": "token-of-alice-4711" };
  const profile = await fetch(`${address}/api/profile`, { headers });
  expect(await profile.json()).toMatchObject({ data: { username: "alice" } });
  await fetch(`${address}/api/note/list?size=51`, { headers });
  await fetch(`${address}/elsewhere`, { headers });
  const report = createReport(await proxy.close(), { seed: 0, profile: "live", seconds: 1 }, () => undefined);
  await server.close();
  expect(found).toEqual(["getProfile body /data/since", "listNotes request /query.size"]);
  expect(JSON.stringify(report)).not.toContain("token-of-alice-4711");
});
