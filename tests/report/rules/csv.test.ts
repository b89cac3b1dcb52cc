import { expect, test } from "vitest";
import { writeCsv } from "../../../src/rules/csv";
import { nextSorting, shareOf, sortRows } from "../../../src/rules/report-ranking";

test("a table begins with the byte order mark of UTF-8 and ends its lines with CRLF", () => {
  const bytes = new TextEncoder().encode(
    writeCsv([
      ["名称", "金额"],
      ["碗", "12.50"],
    ]),
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("名称,金额\r\n碗,12.50\r\n");
});

test.each([
  ["a comma", "竹筷,10双", '"竹筷,10双"'],
  ["a quotation mark", '4.5"碗', '"4.5""碗"'],
  ["a line break", "上\n下", '"上\n下"'],
  ["a negative number", "-41.00", "-41.00"],
  ["a signed percentage", "+5.2%", "+5.2%"],
  ["an order number, longer than a spreadsheet's numbers", "20261128090630236", "'20261128090630236"],
  ["a phone number", "13900008820", "13900008820"],
  ["a formula", "=1+1", "'=1+1"],
  ["a command", '@SUM(A1,"x")', `"'@SUM(A1,""x"")"`],
  ["a dash before words", "-10% off", "'-10% off"],
])("a cell with %s is written so that it reads as it was", (_, text, written) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

const rows = [
  { id: 1, sales: 30, name: "b" },
  { id: 2, sales: 10, name: "a" },
  { id: 3, sales: 30, name: "c" },
];
const readers = {
  sales: (row: (typeof rows)[number]) => row.sales,
  name: (row: (typeof rows)[number]) => row.name,
};

test("rows that are alike keep their order either way, and the rows that came stay as they are", () => {
  const ids = (isDescending: boolean) =>
    sortRows(rows, { column: "sales", isDescending }, readers).map(({ id }) => id);
  expect(ids(true)).toEqual([1, 3, 2]);
  expect(ids(false)).toEqual([2, 1, 3]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("a second press turns a column round; another begins with the largest, names with the first letter", () => {
  const bySales = { column: "sales", isDescending: true };
  expect(nextSorting(bySales, "sales", false)).toEqual({ column: "sales", isDescending: false });
  expect(nextSorting(bySales, "orders", false)).toEqual({ column: "orders", isDescending: true });
  expect(nextSorting(bySales, "name", true)).toEqual({ column: "name", isDescending: false });
});

test("of nothing everything is no part", () => {
  expect(shareOf(5, 20)).toBe(0.25);
  expect(shareOf(0, 0)).toBe(0);
});
