import { expect, test } from "vitest";
import { tiesIn } from "../../../../scripts/contract-check/rules/filtering-sorting/order-of-ties";

const members = ["id", "name", "priceCents", "startsAt", "endsAt"];

test.each([
  ["The cheapest first, by name where prices are equal.", { first: "priceCents", second: "name" }],
  ["By beginning; talks that begin together are ordered by name.", { first: "startsAt", second: "name" }],
  ["By price; those with the same price are sorted by name.", { first: "priceCents", second: "name" }],
  ["By price, newest first where prices are equal.", undefined],
  ["Sorted by name.", undefined],
])("a text orders equal items: %s", (text, order) => {
  expect(tiesIn(text, members)).toEqual(order);
});
