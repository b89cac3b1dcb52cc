import { expect, test } from "vitest";
import { bindsCursor } from "../../../../scripts/contract-check/rules/pagination/foreign-cursor";

test.each([
  ["A cursor is only valid for the same filters and order; any other is answered with 400.", true],
  ["A cursor is only good for the filters it was made with; anything else is 400.", true],
  ["A cursor belongs to one query. With another sort order it is refused.", true],
  ["Pass the cursor with the same filters to get the next page.", false],
  ["The cursor of the page before.", false],
])("a text binds a cursor to its query: %s", (text, isBound) => {
  expect(bindsCursor(text)).toBe(isBound);
});
