import { expect, test } from "vitest";
import type { Run } from "../../scripts/contract-check/run/run";
import { runOf } from "./inline-contract";
import { serve } from "./servers/kit";
import { type ReturnsDefect, returnsContract, returnsHandler } from "./servers/returns-server";

const users = `users:
  ann: { schemes: { bearer: ann } }
  bea: { schemes: { bearer: bea } }
`;

async function checked(defect?: ReturnsDefect): Promise<{ run: Run; causes: string[] }> {
  const server = await serve(returnsHandler(defect));
  const run = runOf(returnsContract, users, server.url);
  const { findings, operations } = await run.run();
  await server.close();
  const refused = operations.filter((one) => run.refusalOf(one) !== undefined).map(({ id }) => id);
  return { run, causes: [...refused, ...findings.map(({ rule, operation }) => `${rule} ${operation.id}`)] };
}

test("lines take the parts of a shipment in the state that a refusal asks for, and a postcode its form", async () => {
  expect((await checked()).causes).toEqual([]);
});

test.each<[ReturnsDefect, string]>([
  ["lower bound", "conflict adjustStock"],
  ["range", "refusal adjustStock"],
  ["second use", "conflict redeemCard"],
  ["returned twice", "conflict createReturn"],
])("a server with the defect %s is found", async (defect, finding) => {
  expect((await checked(defect)).causes).toContain(finding);
});
