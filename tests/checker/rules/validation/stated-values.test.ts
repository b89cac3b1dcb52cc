import { expect, test } from "vitest";
import { refusedValues } from "../../../../scripts/contract-check/rules/validation/stated-values";
import { operationsOf } from "../../inline-contract";

test("a text names values that are refused, and those that are not", () => {
  const pay = operationsOf({
    "/payments": {
      post: {
        operationId: "createPayment",
        description:
          "The card `4242424242424242` always pays and `4000000000000002` is always declined (402 `card_declined`).",
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        responses: { "201": { description: "Paid." }, "402": { description: "Declined (`card_declined`)." } },
      },
    },
  })("createPayment");
  expect(refusedValues(pay)).toEqual([{ value: "4000000000000002", code: 402 }]);
});
