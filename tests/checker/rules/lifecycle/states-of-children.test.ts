import { expect, test } from "vitest";
import { stateOfChildren } from "../../../../scripts/contract-check/rules/lifecycle/states-of-children";

const states = ["scheduled", "packed", "cancelled", "in_transit"];

test.each([
  [
    "Ends it: its `scheduled` shipments become `cancelled`; others stay as they are.",
    ["scheduled", "cancelled"],
  ],
  ["All in transit shipments are set to `packed`.", ["in_transit", "packed"]],
  ["Its `scheduled` shipments may become `cancelled`.", undefined],
  ["Its `scheduled` orders become `cancelled`.", undefined],
])("a text says what becomes of what belongs to an instance: %s", (text, change) => {
  expect(stateOfChildren(text, "shipment", states)).toEqual(change);
});
