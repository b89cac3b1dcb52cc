import { expect, test } from "vitest";
import { changeOf } from "../../../../scripts/contract-check/rules/lifecycle/parent-numbers";

test("a child changes a count by one, a sum by its member, and nothing in a state that does not count", () => {
  const child = { id: "a", minutes: 30, status: "draft" };
  expect(changeOf(child, undefined, [], "status")).toBe(1);
  expect(changeOf(child, "minutes", [], "status")).toBe(30);
  expect(changeOf(child, undefined, ["published"], "status")).toBe(0);
  expect(changeOf(child, undefined, ["draft"], "status")).toBe(1);
  expect(changeOf(child, "hours", [], "status")).toBeUndefined();
});
