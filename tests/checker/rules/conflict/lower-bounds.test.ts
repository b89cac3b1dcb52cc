import { expect, test } from "vitest";
import { lowerBoundIn } from "../../../../scripts/contract-check/rules/conflict/lower-bounds";

test.each([
  [
    "Adds `delta` to `onHand`. Refused with 409 when `onHand` would fall below `reserved`.",
    { change: "delta", member: "onHand", least: "reserved" },
  ],
  [
    "Changes the balance by `amount`; 409 if `balance` would go below 0.",
    { change: "amount", member: "balance", least: 0 },
  ],
  ["Adds `delta` to `onHand`. 409 when the item is closed.", undefined],
  ["Sets `delta`. 409 when `onHand` would fall below `reserved`.", undefined],
])("a text says below what a number may not fall: %s", (text, bound) => {
  expect(lowerBoundIn(text, ["delta", "amount"])).toEqual(bound);
});
