import { expect, test } from "vitest";
import { sortedMember } from "../../../../scripts/contract-check/rules/filtering-sorting/sort-order";
import { isOrdered } from "../../../../scripts/contract-check/rules/filtering-sorting/sort-rank";
import {
  collationIn,
  tieBreakIn,
  tiesAreOrdered,
} from "../../../../scripts/contract-check/rules/filtering-sorting/stated-order";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [
  ["listNotes default order", "listNotes", "sort"],
  ["listNotes never falls", "listNotes", "sort"],
]);

testMutants(boards, [["listBoards unsorted", "listBoards", "sort"]]);

testMutants(concerts, [
  ["price sorted as text", "listConcerts", "sort"],
  ["startsAt sorted as text", "listConcerts", "sort"],
]);

test("a text states how items with one value are ordered, and how texts compare", () => {
  const tie = tieBreakIn("Items that compare equal are in ascending order of `id`.", ["id", "name"]);
  expect(tie).toEqual({ member: "id", direction: "rising" });
  const part = "Entries that are equal follow in ascending order of the number in their identifier.";
  expect(tieBreakIn(part, ["id", "number"])).toBeUndefined();
  const items = [
    { id: 1, name: "a" },
    { id: 3, name: "b" },
    { id: 2, name: "b" },
  ];
  expect(tiesAreOrdered(items, "name", "id", false)).toBe(false);
  expect(tiesAreOrdered(items.toReversed(), "name", "id", true)).toBe(false);
  expect(tiesAreOrdered([items[0], items[2], items[1]], "name", "id", false)).toBe(true);
  expect(collationIn("Text is compared without regard to upper and lower case.")).toBe("letters");
  expect(collationIn("Sorting by text ignores letter case.")).toBe("letters");
  // Between the capital and the small letters of ASCII, a locale puts it before both.
  expect(isOrdered(["Z", "_a"], false, undefined)).toBe(true);
  expect(isOrdered(["_a", "B", "b1"], false, undefined)).toBe(true);
  expect(isOrdered(["^", "b", "A"], false, undefined)).toBe(false);
  expect(collationIn("Text sorts by Unicode code point.")).toBe("code points");
  expect(collationIn("Plots come by number, so that A2 stands before A10.")).toBe("natural");
  expect(collationIn("In natural order.")).toBe("natural");
  expect(isOrdered(["A2", "A10", "B1"], false, "natural")).toBe(true);
  expect(isOrdered(["A10", "A2", "B1"], false, "natural")).toBe(false);
  expect(isOrdered(["B", "a"], false, "letters")).toBe(false);
  expect(isOrdered(["a", "B"], false, "code points")).toBe(false);
});

test.each([
  ["Entries that are equal are ordered by `id`, ascending.", "rising"],
  ["Ties are broken by `id`, descending.", "falling"],
  ["Ties go by `id`, ascending where the sort is ascending and descending where it is not.", "as asked for"],
  ["Ties go by `id`, in the same direction.", "as asked for"],
])("a text states the direction of items with one value: %s", (text, direction) => {
  expect(tieBreakIn(text, ["id", "name"])).toEqual({ member: "id", direction });
});

test.each([
  ["price", "priceCents"],
  ["name", "name"],
  ["rating", undefined],
  ["start", undefined],
  ["pickupStart", "pickupWindow.start"],
  ["pickup", undefined],
  ["", undefined],
])("an order by %j is by the member %j", (order, member) => {
  const members = new Map(
    [
      "name",
      "priceCents",
      "ratingCount",
      "startDate",
      "startTime",
      "pickupWindow.start",
      "pickupWindow.end",
    ].map((one) => [one, 0]),
  );
  expect(sortedMember(members, order)).toBe(member);
});
