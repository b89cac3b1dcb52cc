import { expect, test } from "vitest";
import {
  hasTotals,
  isWhole,
} from "../../../../scripts/contract-check/rules/methods-media-types/accepted-types";
import { runOf } from "../../inline-contract";
import { serve } from "../../servers/kit";
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

const exported = {
  openapi: "3.1.0",
  info: { title: "Export", version: "1" },
  paths: {
    "/lessons.csv": {
      get: {
        operationId: "exportLessons",
        description: "A table whose lines end with CRLF.",
        responses: {
          200: { description: "The table.", content: { "text/csv": { schema: { type: "string" } } } },
        },
      },
    },
  },
};

test.each(["\r\n", "\n"])("a table alone ends its lines as its text says: %j", async (end) => {
  const server = await serve(({ path, method }) =>
    path === "/lessons.csv" && method === "GET"
      ? { status: 200, raw: `id,name${end}1,Ann${end}`, headers: { "content-type": "text/csv" } }
      : { status: path === "/lessons.csv" ? 405 : 404, headers: { allow: "GET" } },
  );
  const { findings } = await runOf(exported, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  const found = findings.filter(({ rule }) => rule === "body").map((one) => [one.expected, one.confirmed]);
  expect(found).toEqual(end === "\n" ? [["lines that end with CR LF", true]] : []);
});
