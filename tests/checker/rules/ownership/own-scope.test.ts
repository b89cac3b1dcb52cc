import { expect, test } from "vitest";
import { isForOneself, scopesOf } from "../../../../scripts/contract-check/rules/ownership/own-scope";
import { runOf } from "../../inline-contract";
import { type PoolDefect, poolContract, poolUsers, startPool } from "../../servers/pools-server";

test.each([
  ["Managers, own branch only (403).", ["branch"]],
  ["Only in their own branch may managers do this.", ["branch"]],
  ["Managers in their own branch only; clerks everywhere.", ["branch"]],
  ["Clerks, own branch only; managers everywhere.", []],
  ["Own branch only, except for managers.", []],
  ["Managers see their own branch first.", []],
])("a text keeps a manager within their own branch: %s", (text, nouns) => {
  expect(scopesOf(text, ["manager"], ["manager", "clerk"])).toEqual(nouns);
});

test.each([
  ["Office, instructors, and the student himself.", true],
  ["The student herself or the office.", true],
  ["The student himself and every other student of the class.", false],
  ["The office itself; students see it.", false],
])("a text keeps something for the student whom it is about: %s", (text, isSo) => {
  expect(isForOneself(text, "student")).toBe(isSo);
});

async function ownershipOf(defect?: PoolDefect): Promise<string[]> {
  const server = await startPool(defect);
  const { findings } = await runOf(poolContract, poolUsers, server.url).run();
  await server.close();
  return findings.filter(({ rule }) => rule === "ownership").map(({ operation }) => operation.id);
}

test("what is shown of another guest is found, what is one's own is not", async () => {
  expect(await ownershipOf("shows any guest")).toEqual(["getGuest"]);
  expect(await ownershipOf()).toEqual([]);
});
