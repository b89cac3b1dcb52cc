import { expect, test } from "vitest";
import { orderOfCreation } from "../../../../scripts/contract-check/rules/filtering-sorting/creation-order";

test.each([
  ["In the order in which they were recorded.", "up"],
  ["Lists the parts in the order they were added. Owners see their own.", "up"],
  ["In the reverse of the order in which they were added.", "down"],
  ["The most recently added item comes first.", "down"],
  // By which time the newest is meant, another member may say.
  ["The newest first.", undefined],
  ["Sorted by name.", undefined],
])("a text may order items by when they were made: %s", (text, order) => {
  expect(orderOfCreation(text)).toBe(order);
});
