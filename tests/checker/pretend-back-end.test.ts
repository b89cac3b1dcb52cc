import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { Documents } from "../../scripts/contract-check/load/documents";
import { Run } from "../../scripts/contract-check/run/check";
import { here } from "./run-checker";
import { startPretendBackEnd } from "./servers/pretend-back-end";

const groups = ["content", "account", "invite", "promoter", "activity", "mall", "report"];

test.each([["quick"], ["full"]] as const)(
  "the pretend back end keeps all seven contracts, %s",
  { timeout: 240_000 },
  async (profile) => {
    const server = await startPretendBackEnd();
    const documents = new Documents();
    const run = new Run({
      contracts: groups.map((group) => loadContract(join(here, `../../contracts/${group}.yaml`), documents)),
      ...readCredentials(join(here, "credentials/stockbook.yaml"), {}),
      baseUrl: server.url,
      seed: 1,
      profile,
      isReadOnly: false,
      timeoutMs: 20_000,
      isSelected: () => true,
    });
    const { findings, operations } = await run.run();
    await server.close();
    expect(operations.length).toBeGreaterThan(170);
    const told = findings.map(({ operation, rule, pointer }) => `${operation.id} ${rule} ${pointer}`);
    expect(told).toEqual([]);
  },
);
