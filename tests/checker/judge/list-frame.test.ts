import { expect, test } from "vitest";
import { listFrameFaults } from "../../../scripts/contract-check/judge/list-frame";
import { exchangeOf, operationsOf } from "../inline-contract";

const item = { type: "object", properties: { id: { type: "string" } } };
const number = { type: "integer" };

function listWith(parameters: string[], members: Record<string, unknown>) {
  const schema = { type: "object", properties: { items: { type: "array", items: item }, ...members } };
  const content = { "application/json": { schema } };
  return operationsOf({
    "/a": {
      get: {
        operationId: "list",
        parameters: parameters.map((name) => ({ name, in: "query", schema: number })),
        responses: { "200": { description: "A page.", content } },
      },
    },
  })("list");
}

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

test("page, size, number of pages and whether there are more agree with the request and the total", () => {
  const members = {
    page: number,
    pageSize: number,
    total: number,
    totalPages: number,
    hasMore: { type: "boolean" },
  };
  const list = listWith(["page", "pageSize"], members);
  const body = { items: items(2), page: 2, pageSize: 2, total: 5, totalPages: 3, hasMore: true };
  const namesOf = (change: Record<string, unknown>): string[] =>
    listFrameFaults(
      exchangeOf(list, { body: { ...body, ...change }, sent: { "query.page": 2, "query.pageSize": 2 } }),
    ).map(({ pointer }) => pointer);
  expect(namesOf({})).toEqual([]);
  expect(namesOf({ page: 1 })).toEqual(["/page"]);
  expect(namesOf({ pageSize: 20 })).toEqual(["/pageSize"]);
  expect(namesOf({ totalPages: 2 })).toEqual(["/totalPages"]);
  expect(namesOf({ hasMore: false })).toEqual(["/hasMore"]);
});

test.each([
  [2, 2, "at least 4: this page of 2 has 2 items, after 2 of earlier pages"],
  [1, 5, "at most 3: this page of 2 has 1 item, after 2 of earlier pages"],
  [3, 9, "that of pages with 2 items at most"],
])("a second page of %i items does not fit a total of %i of some: %s", (count, total, expected) => {
  const list = listWith(["page", "pageSize", "kind"], { total: number });
  const sent = { "query.page": 2, "query.pageSize": 2, "query.kind": 1 };
  const [fault] = listFrameFaults(exchangeOf(list, { body: { items: items(count), total }, sent }));
  expect(fault?.expected).toBe(`total to be ${expected}`);
  expect(fault?.actual).toBe(`${total}, and ${count} items`);
});

test("where there are more pages a cursor leads to the next one", () => {
  const list = listWith(["cursor", "limit"], {
    nextCursor: { type: "string" },
    hasMore: { type: "boolean" },
  });
  const page = (nextCursor: string | null) =>
    exchangeOf(list, { body: { items: items(1), nextCursor, hasMore: true } });
  expect(listFrameFaults(page("abc"))).toEqual([]);
  expect(listFrameFaults(page(null)).map(({ pointer }) => pointer)).toEqual(["/nextCursor"]);
});
