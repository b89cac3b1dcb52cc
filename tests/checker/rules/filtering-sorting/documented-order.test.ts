import { expect, test } from "vitest";
import {
  documentedOrder,
  orderIn,
} from "../../../../scripts/contract-check/rules/filtering-sorting/documented-order";
import { operationsOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["createShipment", "listShipments", "deleteShipment"], ["lists are oldest first"]);

const members = [
  { name: "name", kind: "other" },
  { name: "price_cents", kind: "number" },
  { name: "position", kind: "number" },
  { name: "createdAt", kind: "time" },
] as const;

test.each([
  ["The newest first.", { member: "createdAt", isDown: true }],
  [
    "All categories, the most expensive first, equal prices by name.",
    { member: "price_cents", isDown: true },
  ],
  ["Each address once, the oldest (`createdAt`) first.", { member: "createdAt", isDown: false }],
  ["The highest `position` first.", { member: "position", isDown: true }],
  ["The cheapest first.", { member: "price_cents", isDown: false }],
  ["The lessons in ascending order of `position`.", { member: "position", isDown: false }],
  ["Sorted by name, descending.", { member: "name", isDown: true }],
  ["Items that are equal are ordered by name.", undefined],
  ["By beginning; items that begin together are ordered by name.", undefined],
  ["Sorted by `createdAt`, equal ones in ascending order of name.", { member: "createdAt", isDown: false }],
  ["They can be sorted by name.", undefined],
])("a text states the order of a list: %s", (text, order) => {
  expect(orderIn(text, members)).toEqual(order);
});

test.each([
  ["All quotes, newest first.", "createdAt"],
  ["All quotes, the latest first.", undefined],
])("what is newest was made last, and what is latest may begin last: %s", (text, member) => {
  const times = ["createdAt", "startsAt", "updatedAt"].map((name) => ({ name, kind: "time" as const }));
  expect(orderIn(text, times)?.member).toBe(member);
});

test("the time at which something was handed over orders what comes latest", () => {
  const times = [{ name: "uploadedAt", kind: "time" as const }];
  expect(orderIn("All documents, the latest uploaded first.", times)).toEqual({
    member: "uploadedAt",
    isDown: true,
  });
});

test.each([
  ["desc", { member: "startedAt", isDown: true }],
  ["asc", { member: "startedAt", isDown: false }],
  [undefined, undefined],
])("a list in the direction of a parameter has that of its default: %s", (fallback, order) => {
  const item = {
    type: "object",
    properties: { id: { type: "integer" }, startedAt: { type: "string", format: "date-time" } },
  };
  const answer = { type: "object", properties: { items: { type: "array", items: item } } };
  const find = operationsOf({
    "/sessions": {
      get: {
        operationId: "listSessions",
        description: "Ordered by `startedAt`, ties by `id`, both in the direction of `order`.",
        parameters: [
          {
            name: "order",
            in: "query",
            schema: { type: "string", enum: ["asc", "desc"], default: fallback },
          },
        ],
        responses: { "200": { description: "They.", content: { "application/json": { schema: answer } } } },
      },
    },
  });
  expect(documentedOrder(find("listSessions"))).toEqual(order);
});
