import { expect, test } from "vitest";
import { membersSetBy } from "../../scripts/contract-check/rules/shared/state-member";
import { operationsOf } from "./inline-contract";

test.each([
  ["Pays it.", ["paidAt"]],
  ["Sets `refundedAt` to null, and sets `receipt`.", ["receipt", "paidAt"]],
  ["When nothing is left the invoice is `paid` and `paidAt` is set.", []],
])(
  "a time named after an operation is set by it, unless a text makes that a condition: %s",
  (description, set) => {
    const time = { type: ["string", "null"], format: "date-time" };
    const content = { "application/json": { schema: { type: "object", properties: { paidAt: time } } } };
    const responses = { "200": { description: "The invoice.", content } };
    const post = { operationId: "payInvoice", description, responses };
    const pay = operationsOf({ "/invoices/{invoiceId}/payments": { post } })("payInvoice");
    expect(membersSetBy(pay)).toEqual(set);
  },
);
