import { expect, test } from "vitest";
import {
  aggregateIn,
  aggregateOf,
} from "../../../../scripts/contract-check/rules/lifecycle/child-aggregates";

const members = ["price_cents", "places", "places_left"];

test.each([
  ["The places of all price categories together.", { kind: "sum", of: "places" }],
  ["The places left in all price categories together.", { kind: "sum", of: "places_left" }],
  ["The lowest price of all categories; null without a category.", { kind: "lowest", of: "price_cents" }],
  ["Number of price categories", { kind: "count", of: undefined }],
  ["The lowest price of the categories that are open.", undefined],
  ["The places of the hall.", undefined],
])("a text says what a number is of the children: %s", (text, found) => {
  expect(aggregateIn(text, ["price", "category"], members)).toEqual(found);
});

test("a list of children gives the number", () => {
  const items = [{ places: 3 }, { places: 5 }];
  const of = (kind: "sum" | "lowest" | "highest" | "count") =>
    aggregateOf(items, { name: "n", kind, of: "places" });
  expect([of("sum"), of("lowest"), of("highest"), of("count")]).toEqual([8, 3, 5, 2]);
  expect(aggregateOf([{}], { name: "n", kind: "sum", of: "places" })).toBeUndefined();
});
