import { expect, test } from "vitest";
import { differingMember } from "../../../../scripts/contract-check/rules/lifecycle/list-read-agreement";

test("an item of a list differs from its read where both show another value that stays", () => {
  const read = { id: 1, count: 2, views: 7 };
  expect(differingMember({ id: 1, count: 2 }, read, read)).toBeUndefined();
  expect(differingMember({ id: 1, count: 3 }, read, read)).toBe("count");
  expect(differingMember({ id: 1, views: 6 }, read, { ...read, views: 8 })).toBeUndefined();
});
