import { expect, test } from "vitest";
import {
  differingMember,
  sampleOf,
} from "../../../../scripts/contract-check/rules/lifecycle/list-read-agreement";

test("an item of a list differs from its read where both show another value that stays", () => {
  const read = { id: 1, count: 2, views: 7 };
  expect(differingMember({ id: 1, count: 2 }, read, read)).toBeUndefined();
  expect(differingMember({ id: 1, count: 3 }, read, read)).toBe("count");
  expect(differingMember({ id: 1, views: 6 }, read, { ...read, views: 8 })).toBeUndefined();
});

test("items of each kind are read, and others from all over the list", () => {
  const items = Array.from({ length: 40 }, (_, id) => ({ id, status: id === 33 ? "expired" : "active" }));
  const ids = sampleOf(items, ["status"]).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([0, 10, 20, 30, 33]));
  expect(sampleOf(items, []).map(({ id }) => id)).toEqual([0, 10, 20, 30]);
});
