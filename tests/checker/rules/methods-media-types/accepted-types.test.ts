import { expect, test } from "vitest";
import { isWhole } from "../../../../scripts/contract-check/rules/methods-media-types/accepted-types";
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
