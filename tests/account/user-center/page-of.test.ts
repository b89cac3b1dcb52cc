import fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf } from "../../../src/screens/account/user-center/page-of";

test("the pages of a list hold every row once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 90 }), fc.integer({ min: 1, max: 30 }), (rows, size) => {
      const { pages } = pageOf(rows, new URLSearchParams(), size);
      const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
      const all = numbers.flatMap((page) => pageOf(rows, new URLSearchParams({ page }), size).rows);
      expect(all).toEqual(rows);
    }),
  );
});

test.each([
  ["2", 2],
  ["9", 3],
  ["0", 1],
  ["-1", 1],
  ["two", 1],
])("?page=%s of three pages shows page %i", (asked, page) => {
  const rows = Array.from({ length: 50 }, (_, index) => index);
  expect(pageOf(rows, new URLSearchParams({ page: asked }), 20)).toMatchObject({ page, pages: 3 });
});
