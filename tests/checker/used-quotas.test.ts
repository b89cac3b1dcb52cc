import { expect, test } from "vitest";
import { isAboutQuota, isAboutStock } from "../../scripts/contract-check/engine/used-quotas";
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

test.each([
  [409, "You have ten open rentals already.", true],
  [409, "The member already has 3 loans.", true],
  [409, "Your plan allows no more passes for that day.", true],
  [409, "The shop is no longer open.", false],
  [409, "You have returned it already.", false],
  [404, "You have ten open rentals already.", false],
])("a refusal with %i and the words %s is about how many there may be: %s", (status, detail, isSo) => {
  expect(isAboutQuota(exchangeOf(order, { status, body: { detail } }))).toBe(isSo);
});
