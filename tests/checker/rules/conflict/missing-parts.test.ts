import { expect, test } from "vitest";
import { neededParts } from "../../../../scripts/contract-check/rules/conflict/missing-parts";

const lines = { words: ["line"], member: "lines" };

test.each([
  ["409 `order_empty` if the draft has no lines.", ["line"]],
  ["A draft without any line is refused with 409.", ["line"]],
  ["An order needs at least one line (409).", ["line"]],
  ["Refused with 409 `order_empty`.", ["line"]],
  ["All orders but samples need at least one line (409).", []],
  ["Only an order without lines can be deleted (409 otherwise).", []],
  ["409 when the order has no line with that number.", []],
  ["An order without lines is shown, too.", []],
  ["Only for an order that is open, i.e. without any line so far (409).", []],
])("a text refuses what lacks a part: %s", (text, parts) => {
  expect(neededParts(text, "order", [lines]).map(({ words }) => words.join(" "))).toEqual(parts);
});

test("what one state needs is asked of the way to it alone", () => {
  const found = neededParts("Going to `offered` needs at least one line (409).", "order", [lines]);
  expect(found).toEqual([{ ...lines, to: "offered" }]);
});
