import { expect, test } from "vitest";
import type { Finding } from "../../scripts/contract-check/judge/finding";
import { runOf } from "./inline-contract";
import { fleetContract, fleetUsers, startFleet } from "./servers/fleet";

const described = ({ operation, rule, expected }: Finding): string => `${operation.id} ${rule}: ${expected}`;

/** The log-in stands below the requirement of the whole contract. */
const ofLogin = "UserController.login access: a refusal, because of no credentials";

test("a correct server with a contract that tools wrote has no finding but what the contract says of its log-in", async () => {
  const server = await startFleet();
  const { findings, coverage, operations, leftOver } = await runOf(
    fleetContract,
    fleetUsers,
    server.url,
    "full",
  ).run();
  await server.close();
  expect(findings.map(described)).toEqual([ofLogin]);
  const succeeded = operations.filter((one) =>
    [...coverage.of(one).codes.keys()].some((code) => code.startsWith("2")),
  );
  expect(succeeded.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  expect(leftOver).toEqual([]);
});

test("a change of a whole collection reaches what the run created, and nothing of others", async () => {
  const server = await startFleet();
  await runOf(fleetContract, fleetUsers, server.url, "full").run();
  await server.close();
  expect(server.vehicles()).toEqual([{ id: 1, plate: "NOT YOURS", seats: 5 }]);
  expect(server.trips()).toEqual([]);
});
