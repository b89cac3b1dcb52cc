import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type HiringBug, hiringContract, hiringServer } from "./servers/hiring";
import { serve } from "./servers/kit";

const users = "users: { ann: { schemes: { bearer: token-of-ann } } }";

async function findingsOf(bug: HiringBug, onSuccess?: (call: string) => void): Promise<string[]> {
  const server = await serve(hiringServer(bug, onSuccess));
  const { findings } = await runOf(hiringContract, users, server.url, "full").run();
  await server.close();
  return findings.map(
    ({ operation, rule, expected, actual }) => `${operation.id} ${rule}: ${expected}, ${actual}`,
  );
}

test("states behind conditions of their own are reached, and a correct server has no finding", async () => {
  const reached = new Set<string>();
  expect(await findingsOf("", (call) => reached.add(call))).toEqual([]);
  expect(reached).toContain("POST /applications/*/offers");
  expect(reached).toContain("POST /applications/*/interviews");
});

test.each<[HiringBug, string]>([
  ["offer without interview", "moveApplication conflict"],
  ["any salary", "createOffer refusal"],
  ["back to screening", "moveApplication conflict"],
  ["history replaced", "moveApplication read-back"],
  ["minutes anywhere", "getMinutes not-found"],
  ["bound alone", "updateOpening refusal"],
])("a server with this mistake has a finding: %s", async (bug, wanted) => {
  const findings = await findingsOf(bug);
  expect(findings.filter((one) => !one.startsWith(wanted))).toEqual([]);
  expect(findings).not.toEqual([]);
});
