import { expect, test } from "vitest";
import { endsWithChild } from "../../../../scripts/contract-check/rules/conflict/actions-after-children";

test.each([
  ["A draft, open or overdue invoice can be voided as long as nothing has been paid on it.", true],
  ["It can be voided while it has no payments (409 otherwise).", true],
  ["It can be voided until nothing was written off.", false],
  ["A paid invoice cannot be voided.", false],
  ["Voids the invoice. Nothing has been paid back by that.", false],
])("a text may allow an action before anything was created for its instance alone: %s", (text, isAllowed) => {
  expect(endsWithChild(text, { name: "payInvoice" }, "payment")).toBe(isAllowed);
});
