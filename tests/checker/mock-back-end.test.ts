import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { Run } from "../../scripts/contract-check/run/run";
import { isThorough } from "../support/thoroughness";
import { checkerFolder } from "./run-checker";
import { startMockBackEnd } from "./servers/mock-back-end";

const groups = ["content", "account", "invite", "promoter", "activity", "mall", "report"];

/** What the quick profile sends, the full one sends too. */
const profiles = isThorough ? (["quick", "full"] as const) : (["full"] as const);

test.each(profiles)(
  "the mock back end conforms to all seven contracts, %s",
  { timeout: 240_000 },
  async (profile) => {
    const server = await startMockBackEnd();
    const documents = new Documents();
    const run = new Run({
      contracts: groups.map((group) =>
        loadContract(join(checkerFolder, `../../contracts/${group}.yaml`), documents),
      ),
      ...readCredentials(join(checkerFolder, "credentials/stockbook.yaml"), {}),
      baseUrl: server.url,
      seed: 1,
      profile,
      isReadOnly: false,
      timeoutMs: 20_000,
      isSelected: () => true,
    });
    const { findings, operations, coverage } = await run.run();
    await server.close();
    expect(operations.length).toBeGreaterThan(170);
    // Customers alone reach about a hundred.
    const reached = operations.filter((operation) => coverage.of(operation).successes > 0);
    expect(reached.length).toBeGreaterThan(130);
    const reported = findings.map(
      ({ operation, rule, pointer, expected, actual }) =>
        `${operation.id} ${rule} ${pointer}: ${expected}, got ${actual}`,
    );
    expect(reported).toEqual([]);
  },
);
