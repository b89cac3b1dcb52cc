import { expect, test } from "vitest";
import { listsOwn } from "../../../../scripts/contract-check/rules/ownership/own-lists";
import { operationsOf } from "../../inline-contract";

test.each([
  ["A member's own payments; for staff, everybody's.", true],
  ["Lists the caller's invoices; an admin sees those of all customers.", true],
  ["Your own webhooks, oldest first.", true],
  ["All payments of the gym.", false],
])("a text says whose things a list has: %s", (description, isOwn) => {
  const list = operationsOf({
    "/payments": {
      get: { operationId: "listPayments", description, responses: { "200": { description: "Them." } } },
    },
  })("listPayments");
  expect(listsOwn(list)).toBe(isOwn);
});
