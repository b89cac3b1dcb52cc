import { expect, test } from "vitest";
import { writeCsv } from "../../src/rules/promoter-csv";

test("cells with commas, quotes and line breaks are quoted, and lines end with CRLF", () => {
  expect(writeCsv([["林记,五金", 'say "hi"', "a\nb"], ["1"]])).toBe(
    '"林记,五金","say ""hi""","a\nb"\r\n1\r\n',
  );
});

test("what a spreadsheet would run as a formula is text, and numbers stay numbers", () => {
  expect(writeCsv([["=1+1", "@SUM(A1)", "-cmd", "-12.50"]])).toBe("'=1+1,'@SUM(A1),'-cmd,-12.50\r\n");
});
