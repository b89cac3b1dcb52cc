import { expect, test } from "vitest";
import { changeOf, countsChildren } from "../../../../scripts/contract-check/rules/lifecycle/parent-numbers";

test("a child changes a count by one, a sum by its member, and nothing in a state that does not count", () => {
  const child = { id: "a", minutes: 30, status: "draft" };
  expect(changeOf(child, undefined, [], "status")).toBe(1);
  expect(changeOf(child, "minutes", [], "status")).toBe(30);
  expect(changeOf(child, undefined, ["published"], "status")).toBe(0);
  expect(changeOf(child, undefined, ["draft"], "status")).toBe(1);
  expect(changeOf(child, "hours", [], "status")).toBeUndefined();
});

test.each([
  ["Number of the client's openings with status `open`", true],
  ["Number of open openings.", true],
  ["The number of its openings that are open or on_hold", true],
  ["Number of openings", true],
  ["Number of openings that somebody watches", false],
  ["Number of visits to its openings", false],
  ["Number of days until the openings", false],
])("a text says that a number counts children and nothing else: %s", (text, isCount) => {
  expect(countsChildren(text, { noun: "opening" }, ["draft", "open", "on_hold"])).toBe(isCount);
});
