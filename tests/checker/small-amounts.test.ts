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
