import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";
import { fleetContract, fleetUsers, startFleet } from "../../servers/fleet";

testMutants(notes, [["update changes although refused", "updateNote", "side-effect"]]);

testMutants(boards, [["replaceBoard stores refused", "replaceBoard", "side-effect"]]);

testMutants(tools, [["deleteTool deletes in spite of its refusal", "deleteTool", "side-effect"]]);

test("what was wrongly taken is answered with, which is no finding of its own", async () => {
  const server = await startFleet("takes null");
  const { findings } = await runOf(fleetContract, fleetUsers, server.url, "full").run();
  await server.close();
  const places = findings
    .filter(({ rule, cause }) => rule === "refusal" && cause === "type")
    .flatMap(({ operation, also }) => [operation.id, ...also]);
  expect(places.some((one) => one.startsWith("VehicleController.updateById"))).toBe(true);
  expect(findings.filter(({ rule }) => rule === "body")).toEqual([]);
});
