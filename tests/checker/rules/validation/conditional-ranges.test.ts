import { expect, test } from "vitest";
import { rangesIn } from "../../../../scripts/contract-check/rules/validation/stated-ranges";

const choices = new Map([
  ["kind", ["percent", "amount"]],
  ["reason", ["delivery", "damage", "theft", "count"]],
]);
const range = (by: string, values: string[], member: string, least?: number, most?: number) => ({
  by,
  values,
  member,
  least,
  most,
});

test.each([
  [
    "With kind `percent`, `value` is 1 to 90; with kind `amount` it is 100 to 10000 cents.",
    [range("kind", ["percent"], "value", 1, 90), range("kind", ["amount"], "value", 100, 10_000)],
  ],
  [
    "`delta` is not 0; it is above 0 for reason `delivery` and below 0 for `damage` and `theft`; for `count` it may be either.",
    [range("reason", ["delivery"], "delta", 1), range("reason", ["damage", "theft"], "delta", undefined, -1)],
  ],
  ["`value` is at most 90 when the kind is `percent`.", [range("kind", ["percent"], "value", undefined, 90)]],
  ["A `percent` always has the `value` 1.", [range("kind", ["percent"], "value", 1, 1)]],
  ["Every theft must have a `delta` of at most 5.", [range("reason", ["theft"], "delta", undefined, 5)]],
  ["A percent has a value of exactly 1 (422).", [range("kind", ["percent"], "value", 1, 1)]],
  ["A voucher always has the `value` 1.", []],
  ["`value` is 1 to 90 unless the kind is `amount`.", []],
  ["`value` and `delta` are 1 to 90 for `percent`.", []],
  ["`value` is 1 to 90.", []],
])("a text gives a number bounds for the value of another member: %s", (text, ranges) => {
  expect(rangesIn(text, choices, ["value", "delta"])).toEqual(ranges);
});
