import fc from "fast-check";
import { expect, test } from "vitest";
import { readPageNumber } from "../../src/shared/routing/addresses";

const read = (page: string) => readPageNumber(new URLSearchParams({ page }));

test("an address without a page shows the first", () => {
  expect(readPageNumber(new URLSearchParams())).toBe(1);
});

test.each([
  ["1", 1],
  ["7", 7],
  ["100000", 100_000],
  ["100001", 1],
  ["0", 1],
  ["-3", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["0x10", 1],
  [" 4 ", 1],
  ["", 1],
  ["last", 1],
])("?page=%s shows page %i", (text, page) => {
  expect(read(text)).toBe(page);
});

test("every page the contracts take comes back from its address, and nothing else does", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 100_000 }), (page) => read(String(page)) === page));
  fc.assert(fc.property(fc.string(), (text) => read(text) >= 1 && read(text) <= 100_000));
});
