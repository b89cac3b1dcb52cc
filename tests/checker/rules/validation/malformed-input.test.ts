import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { testDefects, tools } from "../../rule-tests";
import { fleetContract, fleetUsers, startFleet } from "../../servers/fleet";

testMutants(tools, [["listLoans breaks down on a cursor of nobody", "listLoans", "server-error"]]);

testDefects("library", ["getBook breaks on a broken percent sign"], ["listBooks", "createBook", "getBook"]);

testDefects("market", ["listProducts breaks on a page said twice"], ["listProducts"]);

test("a valid integer beyond 64 bits must not break the server, and is one cause for all operations", async () => {
  const server = await startFleet("breaks on wide integers");
  const { findings } = await runOf(fleetContract, fleetUsers, server.url, "full").run();
  await server.close();
  const found = findings.filter(({ rule }) => rule === "server-error");
  expect(found.map(({ exchange }) => exchange.request.url.split("/vehicles/")[1]?.split("/")[0])).toEqual([
    "9223372036854775808",
  ]);
});
