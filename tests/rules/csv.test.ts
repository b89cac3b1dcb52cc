import { expect, test } from "vitest";
import { toCsv } from "../../src/rules/csv";

test("cells with commas, quotes and line breaks are quoted, and lines end with CRLF", () => {
  expect(toCsv([["林记,五金", 'say "hi"', "a\nb"], ["1"]])).toBe(
    '\uFEFF"林记,五金","say ""hi""","a\nb"\r\n1\r\n',
  );
});

test("what a spreadsheet would run as a formula is text, and numbers stay numbers", () => {
  expect(toCsv([["=1+1", "@SUM(A1)", "-cmd", "-12.50"]])).toBe("\uFEFF'=1+1,'@SUM(A1),'-cmd,-12.50\r\n");
});
