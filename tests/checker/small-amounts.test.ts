import { expect, test } from "vitest";
import { withSmallAmount } from "../../scripts/contract-check/engine/small-amounts";
import { operationsOf } from "./inline-contract";
import { json, object } from "./servers/schema-parts";

/** The body of a payment with an amount of 39, as it is sent. */
function sent(description: string): unknown {
  const amountCents = { type: "integer", minimum: 5 };
  const pay = operationsOf({
    "/fines/{fineId}/payments": {
      post: {
        operationId: "payFine",
        description,
        requestBody: { content: json(object({ amountCents })) },
        responses: { "201": { description: "It." }, "409": { description: "Conflict." } },
      },
    },
  })("payFine");
  return withSmallAmount(pay, { amountCents: 39 });
}

const limit = "A payment may not be higher than the outstanding amount (409).";

test.each([
  ["Pays.", 39],
  [limit, 5],
  [`${limit} A part payment is at least 100 cents (409).`, 100],
  [`${limit} A loan is at least 100 days.`, 5],
])("as little is paid as the texts allow, where only so much is left: %s", (description, amount) => {
  expect(sent(description)).toEqual({ amountCents: amount });
});

test("lines take as little as their schema allows, where no more than is left can be had", () => {
  const line = object({ dishId: { type: "integer" }, quantity: { type: "integer", minimum: 2 } });
  const order = operationsOf({
    "/orders": {
      post: {
        operationId: "createOrder",
        description: "The total must not exceed what is left of the budget (409).",
        requestBody: { content: json(object({ lines: { type: "array", items: line } })) },
        responses: { "201": { description: "It." }, "409": { description: "Conflict." } },
      },
    },
  })("createOrder");
  expect(withSmallAmount(order, { lines: [{ dishId: 7, quantity: 9 }, { dishId: 8 }] })).toEqual({
    lines: [{ dishId: 7, quantity: 2 }, { dishId: 8 }],
  });
});
