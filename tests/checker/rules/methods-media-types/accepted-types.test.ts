import { expect, test } from "vitest";
import {
  hasTotals,
  isWhole,
} from "../../../../scripts/contract-check/rules/methods-media-types/accepted-types";
import { testShelf } from "../../shelf-tests";

testShelf([
  ["Accept is ignored", "listBooks", "content-type"],
  ["cells are not quoted", "listBooks", "body"],
]);

test.each([
  ["As a table it has all bills that fit the filters.", true],
  ["A table; `page` and `pageSize` have no effect on it.", true],
  ["A table of the whole list.", true],
  ["A table of the same page.", false],
])("a text tells whether pages limit a table: %s", (text, isUnlimited) => {
  expect(isWhole({ text })).toBe(isUnlimited);
});

test.each([
  ["First the header, then the rows as in JSON, last a row of the totals.", true],
  ["`totals` sums the rows.", false],
])("a text tells whether the last row of a table is none of an item: %s", (text, isSo) => {
  expect(hasTotals({ text })).toBe(isSo);
});
