import { expect, test } from "vitest";
import { caselessMembers } from "../../../../scripts/contract-check/rules/validation/caseless-references";

test.each([
  ["An unknown one is 422. Voucher codes are compared without regard to case.", ["voucherCode"]],
  ["The `sku` is case-insensitive.", ["sku"]],
  ["Items are sorted by `sku`, ignoring case.", []],
  ["The voucher code is looked up.", []],
])("a text compares what a body names without regard to case: %s", (text, names) => {
  expect(caselessMembers(text, ["voucherCode", "sku", "quantity"])).toEqual(names);
});
