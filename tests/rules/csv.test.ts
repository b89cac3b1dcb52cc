import { expect, test } from "vitest";
import { toCsv } from "../../src/rules/csv";

test("a file begins with a byte order mark and ends its lines as spreadsheets expect", () => {
  expect(
    toCsv([
      ["a", "b"],
      ["1", "2"],
    ]),
  ).toBe("\uFEFFa,b\r\n1,2\r\n");
});

test("commas, quotes and line breaks are quoted", () => {
  expect(toCsv([['say "hi"', "a,b", "two\nlines"]])).toBe('\uFEFF"say ""hi""","a,b","two\nlines"\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+86 138", "'+86 138"],
  ["-cmd", "'-cmd"],
  ["@name", "'@name"],
  ["\ttab", "'\ttab"],
  ["-119.60", "-119.60"],
  ["0.00", "0.00"],
  ["", ""],
])("%j is written as %j: no formula is run, numbers stay numbers", (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});
