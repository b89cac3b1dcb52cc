import { expect, test } from "vitest";
import { filteredSumFaults } from "../../../scripts/contract-check/judge/filtered-sums";
import { exchangeOf, operationsOf } from "../inline-contract";

const integer = { type: "integer" };
const claim = { type: "object", properties: { state: { enum: ["open", "granted"] }, amountCents: integer } };
const answer = (description: string) => ({
  "/case": {
    get: {
      operationId: "getCase",
      responses: {
        200: {
          description: "It.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  grantedCents: { ...integer, description },
                  claims: { type: "array", items: claim },
                },
              },
            },
          },
        },
      },
    },
  },
});
const claims = [
  { state: "open", amountCents: 300 },
  { state: "granted", amountCents: 500 },
  { state: "granted", amountCents: 200 },
];

test.each([
  ["Sum of the amounts of granted claims.", 700, 0],
  ["Sum of the amounts of granted claims.", 1000, 1],
  ["Sum of the amounts of all open and granted claims.", 1000, 0],
  ["Sum of the amounts of large claims.", 1, 0],
  ["Sum of the hours of granted claims.", 1, 0],
])("a sum over some items is judged by its description: %s, %i", (description, grantedCents, count) => {
  const exchange = exchangeOf(operationsOf(answer(description))("getCase"), {
    body: { grantedCents, claims },
  });
  expect(filteredSumFaults(exchange)).toHaveLength(count);
});
