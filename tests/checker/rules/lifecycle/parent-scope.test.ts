import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";
import { serve } from "../../servers/kit";
import { shelfContract, shelves } from "../../servers/shelves-server";

testMutants(boards, [
  ["listCards of all", "listCards", "listed"],
  ["getCard anywhere", "getCard", "not-found", "ownership"],
]);

test("a PUT that creates may use a new number, and the same one again below another parent", async () => {
  const server = await serve(shelves());
  const { findings } = await runOf(
    shelfContract(true),
    "headers: { x-run: check }",
    server.url,
    "full",
  ).run();
  await server.close();
  expect(findings.filter(({ rule }) => rule === "not-found").map(({ expected }) => expected)).toEqual([]);
});
