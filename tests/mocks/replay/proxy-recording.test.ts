import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { expect, test } from "vitest";
import { createHttpBackend } from "../../../mocks/http/server";
import { Documents } from "../../../scripts/contract-check/document/documents";
import { loadContract } from "../../../scripts/contract-check/load/contract";
import { CheckingProxy } from "../../../scripts/contract-check/proxy/proxy";
import { Recording } from "../../../scripts/contract-check/proxy/recording";
import { maskedReport } from "../../../scripts/serve/live/masked-report";
import { readHar } from "../../../scripts/serve/replay/har-file";
import { importRecordings } from "../../../scripts/serve/replay/import-recordings";
import { projectRoot } from "../../support/project-copy";
import { temporaryFolder } from "../../support/temporary-folder";

/** A proxy before a server, that records into a new file. */
async function startProxy(target: string) {
  const file = join(temporaryFolder(), "calls.har");
  const recording = new Recording(file);
  const proxy = new CheckingProxy({
    contracts: [loadContract(join(projectRoot, "contracts/account.yaml"), new Documents())],
    target,
    onFinding: () => {},
    onCall: (request, response, startedAt) => recording.add(request, response, startedAt),
  });
  return { file, recording, proxy, address: await proxy.listen(0) };
}

test("what passes through the proxy is recorded, and imported as the world of its user", {
  timeout: 60_000,
}, async () => {
  const backend = createHttpBackend({ mock: "persona:paying-standard" });
  const { file, recording, proxy, address } = await startProxy(await backend.listen(0));
  await (await fetch(`${address}/ommall/srvmall/webzhj/info`)).text();
  await proxy.close();
  await backend.close();
  recording.close();
  const { scenario } = importRecordings([file], { root: projectRoot, seed: 1, log: () => {} });
  expect(scenario.reads.map(({ operationId, user }) => `${operationId} ${user}`)).toEqual(["getUserInfo 0"]);
});

test("the proxy's report shows the shape of personal data alone, while the recording has the calls as they came", async () => {
  const data = { kdUid: "R700123", loginPhone: "13711112222", nickname: "林悦", email: "lin at shop" };
  const server = serve({
    port: 0,
    // Its own Request would answer for the tests that run after these, too.
    overrideGlobalObjects: false,
    fetch: () => Response.json({ code: 200, errcode: 0, success: true, msg: "13711112222", data }),
  });
  const bound = server.address();
  const { file, proxy, address } = await startProxy(
    `http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}`,
  );
  await (await fetch(`${address}/ommall/srvmall/webzhj/info`)).text();
  const report = maskedReport(await proxy.close(), { seed: 0, profile: "live", seconds: 1 });
  server.close();
  const text = JSON.stringify(report);
  expect(report.findings.map(({ operationId }) => operationId)).toContain("getUserInfo");
  expect(text).not.toMatch(/13711112222|林悦|lin at shop|R700123/);
  expect(report.findings[0]?.response?.body).toContain(
    '"kdUid":"X999999","loginPhone":"19999999999","nickname":"某某","email":"xxx xx xxxx"',
  );
  expect(readFileSync(file, "utf8")).toContain("13711112222");
});

test("a recording is complete after each call, with its compressed and binary bodies", async () => {
  const bodies: Record<string, { body: Buffer; headers: Record<string, string> }> = {
    "/text": { body: Buffer.from('{"名":"林悦"}'), headers: { "content-type": "application/json" } },
    "/packed": {
      body: gzipSync('{"packed":true}'),
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    },
    "/picture": { body: Buffer.from([0x89, 0x50, 0xff, 0x00]), headers: { "content-type": "image/png" } },
  };
  const server = serve({
    port: 0,
    // Its own Request would answer for the tests that run after these, too.
    overrideGlobalObjects: false,
    fetch: (request) => {
      const answer = bodies[new URL(request.url).pathname];
      return new Response(new Uint8Array(answer?.body ?? []), { headers: answer?.headers ?? {} });
    },
  });
  const bound = server.address();
  const { file, proxy, address } = await startProxy(
    `http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}`,
  );
  const recorded: string[] = [];
  for (const path of Object.keys(bodies)) {
    await (await fetch(`${address}${path}?a=1`, { method: "POST", body: "b=2" })).arrayBuffer();
    const { calls, skipped } = readHar(file);
    expect(skipped).toEqual([]);
    const last = calls.at(-1);
    recorded.push(
      `${calls.length} ${last?.method} ${last?.url.pathname}${last?.url.search} ${last?.requestBody}`,
    );
    recorded.push(String(last?.responseBody.toString(path === "/picture" ? "hex" : "utf8")));
  }
  await proxy.close();
  server.close();
  expect(recorded).toEqual([
    "1 POST /text?a=1 b=2",
    '{"名":"林悦"}',
    "2 POST /packed?a=1 b=2",
    '{"packed":true}',
    "3 POST /picture?a=1 b=2",
    "8950ff00",
  ]);
});
