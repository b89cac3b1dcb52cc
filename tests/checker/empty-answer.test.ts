import { expect, test } from "vitest";
import { hasOnlyEmptyLists, isEmptyList } from "../../scripts/contract-check/judge/empty-answer";

test.each([
  [[], true],
  [{ tokens: [] }, true],
  [{ version: 1, tokens: [], hasMore: false, next: null }, true],
  [[{ id: 1 }], false],
  [{ tokens: [{ id: 1 }] }, false],
  [{ name: "Cart", lines: [] }, false],
  [{ id: 5, lines: [] }, false],
  [{ orderNumber: 5, lines: [] }, false],
  [{ lines: [], notes: [] }, false],
  [{ owner: { id: 1 }, lines: [] }, false],
  [{}, false],
  ["", false],
])("a read that answers %j shows that nothing is there: %s", (payload, isNothing) => {
  expect(isEmptyList(payload)).toBe(isNothing);
});

test("an answer has only empty lists where it has lists, and none has items at any depth", () => {
  expect(hasOnlyEmptyLists({ features: [], issues: { missing: [] }, average: 0 })).toBe(true);
  expect(hasOnlyEmptyLists({ features: [], issues: { missing: ["a"] } })).toBe(false);
  expect(hasOnlyEmptyLists({ average: 0 })).toBe(false);
});
