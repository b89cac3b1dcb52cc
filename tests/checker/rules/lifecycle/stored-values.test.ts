import { expect, test } from "vitest";
import { storedMembers } from "../../../../scripts/contract-check/rules/lifecycle/stored-values";
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
