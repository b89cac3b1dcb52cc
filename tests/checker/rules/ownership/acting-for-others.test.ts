import { expect, test } from "vitest";
import { isForThemselves } from "../../../../scripts/contract-check/rules/ownership/acting-for-others";
import { runOf } from "../../inline-contract";
import { poolContract, poolUsers, startPool } from "../../servers/pools-server";

test.each([
  ["A student may book only for himself (another `studentId`: 403).", true],
  ["Students register themselves only.", true],
  ["The office books for all; a student for himself or herself alone.", true],
  ["A student may register only himself; the office everybody.", true],
  ["The office may book only for itself; students for all.", false],
  ["A student books for others.", false],
])("a text lets users of a role act for themselves alone: %s", (text, isAlone) => {
  expect(isForThemselves(text, "student")).toBe(isAlone);
});

test("a guest who books for another guest is found", async () => {
  const server = await startPool("books for all");
  const { findings } = await runOf(poolContract, poolUsers, server.url).run();
  await server.close();
  const found = findings.filter(({ rule }) => rule === "ownership");
  expect(found.map(({ operation }) => operation.id)).toEqual(["createVisit"]);
});
