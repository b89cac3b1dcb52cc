import { expect, test } from "vitest";
import { copiedNames, storedMembers } from "../../../../scripts/contract-check/rules/lifecycle/stored-values";
import { exchangeOf, operationsOf } from "../../inline-contract";

test("values that a description ties to a time are stored, also in lists", () => {
  const line = {
    type: "object",
    properties: {
      partId: { type: "integer" },
      price: { type: "integer", description: "The part's price when the quote was made." },
    },
  };
  const schema = {
    type: "object",
    properties: {
      title: { type: "string", description: "The title of the course at the time of issue." },
      state: { type: "string" },
      lines: { type: "array", items: line },
    },
  };
  const read = operationsOf({
    "/quotes/{id}": {
      get: {
        operationId: "getQuote",
        responses: { "200": { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("getQuote");
  const body = { title: "Grids", state: "open", lines: [{ partId: 4, price: 12 }] };
  expect([...storedMembers(exchangeOf(read, { body }))]).toEqual([
    ["/title", "Grids"],
    ["/lines/0/price", 12],
  ]);
});

test.each([
  ["Takes over rate, deposit and shop of the bike as they are now.", "rate deposit shop"],
  ["Replaces all. Name and price are copied from the bikes at this moment.", "name price"],
  ["Takes over the key of the bike.", ""],
  ["Takes over rate and deposit of the shop as they are now.", ""],
])("a text may have values taken over once: %s", (text, words) => {
  expect([...copiedNames(text, "bike")].join(" ")).toBe(words);
});

test("values whose names a text takes over are stored", () => {
  const schema = {
    type: "object",
    properties: {
      dailyRateCents: { type: "integer" },
      days: { type: "integer" },
      rateId: { type: "integer" },
    },
  };
  const read = operationsOf({
    "/rentals/{id}": {
      get: {
        operationId: "getRental",
        responses: { "200": { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("getRental");
  const exchange = exchangeOf(read, { body: { dailyRateCents: 900, days: 2, rateId: 3 } });
  expect([...storedMembers(exchange, new Set(["rate"]))]).toEqual([["/dailyRateCents", 900]]);
});
