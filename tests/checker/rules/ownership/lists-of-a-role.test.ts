import { expect, test } from "vitest";
import { seesOwnAlone } from "../../../../scripts/contract-check/rules/ownership/lists-of-a-role";
import { runOf } from "../../inline-contract";
import { type PoolDefect, poolContract, poolUsers, startPool } from "../../servers/pools-server";

test.each([
  ["Office and students; students get their own only.", true],
  ["A student sees only his or her own bookings.", true],
  ["All roles; students and instructors get their own bookings only.", true],
  ["Students get their own and also those of their group only.", false],
  ["The office sees its own only; students see all.", false],
  ["Lists what students have.", false],
  ["Students see their own visits, instructors those of their class, the office all.", true],
  ["Students see the passes they asked for, the office all.", true],
  ["Students see their own visits first.", false],
  ["Students see what instructors and they planned, the office all.", false],
])("a text lets users of a role see their own things alone: %s", (text, isOwn) => {
  expect(seesOwnAlone(text, "student", ["student", "instructor", "office"])).toBe(isOwn);
});

async function ownershipOf(defect?: PoolDefect): Promise<string[]> {
  const server = await startPool(defect);
  const { findings } = await runOf(poolContract, poolUsers, server.url).run();
  await server.close();
  return findings.filter(({ rule }) => rule === "ownership").map(({ operation }) => operation.id);
}

test("a guest's list with the visits of other guests is found", async () => {
  expect(await ownershipOf("shows all")).toEqual(["listVisits"]);
});

test("a list of one's own has no finding", async () => {
  expect(await ownershipOf()).toEqual([]);
});
