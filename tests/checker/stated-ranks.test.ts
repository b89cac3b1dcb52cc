import { expect, test } from "vitest";
import {
  emptyInPlace,
  emptyPlaceIn,
  statedRanks,
} from "../../scripts/contract-check/rules/filtering-sorting/stated-ranks";

const values = ["high", "low", "normal"];

test.each([
  ["`priority` ascending is `low`, `normal`, `high`.", ["low", "normal", "high"]],
  ["Sorted by priority: high > normal > low.", ["low", "normal", "high"]],
  ["The priority is one of low, normal and high.", undefined],
  ["Orders by priority.", undefined],
])("a text gives the order of values: %s", (text, order) => {
  expect(statedRanks(text, "priority", values)).toEqual(order);
});

test("a text says where items without a value come", () => {
  const text = "With `due_on`, orders without a due date come last in either direction.";
  expect(emptyPlaceIn(text, "due_on")).toEqual({ isLast: true, isAlways: true });
  expect(emptyPlaceIn(text, "title")).toBeUndefined();
  expect(emptyInPlace(["a", "b", null, null], true)).toBe(true);
  expect(emptyInPlace(["a", null, "b"], true)).toBe(false);
  expect(emptyInPlace([null, "a"], false)).toBe(true);
});
