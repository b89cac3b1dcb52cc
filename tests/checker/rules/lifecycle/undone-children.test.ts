import { expect, test } from "vitest";
import { leftBehind } from "../../../../scripts/contract-check/rules/lifecycle/undone-children";
import { findingsInBaskets as findingsWith } from "../../servers/baskets-server";

test("a number is left behind where a child changed it and its removal did not bring it back", () => {
  const numbers = (count: number, version: number, fee = 5) =>
    new Map(Object.entries({ count, version, fee }));
  expect(leftBehind(numbers(0, 1), numbers(1, 2), numbers(1, 3))).toBe("count");
  expect(leftBehind(numbers(0, 1), numbers(1, 2), numbers(0, 3))).toBeUndefined();
  expect(leftBehind(numbers(0, 1), numbers(1, 2), numbers(0, 3, 9))).toBeUndefined();
});

test("baskets that count and keep their lines have no finding", async () => {
  expect(await findingsWith()).toEqual([]);
});

test("a basket that keeps the sums of removed lines is found out", async () => {
  expect(await findingsWith("keeps the sums of removed lines")).toContain("removeLine read-back");
});
