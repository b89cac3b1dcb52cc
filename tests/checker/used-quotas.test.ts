import { expect, test } from "vitest";
import { isAboutStock } from "../../scripts/contract-check/engine/used-quotas";
import { exchangeOf, operationsOf } from "./inline-contract";

const order = operationsOf({
  "/orders": {
    post: { operationId: "createOrder", responses: { 409: { description: "Conflict." } } },
  },
})("createOrder");

test.each([
  [409, "sold_out", true],
  [409, "budgetExceeded", true],
  [409, "out-of-stock", true],
  [409, "order_not_open", false],
  [422, "sold_out", false],
])(
  "a refusal with %i and the code %s says that what orders take from is used up: %s",
  (status, code, isSo) => {
    expect(isAboutStock(exchangeOf(order, { status, body: { code } }))).toBe(isSo);
  },
);
