import { expect, test } from "vitest";
import { bindsTo } from "../../../../scripts/contract-check/rules/conflict/foreign-references";

test.each([
  ["The visit must be booked and be for this very dog, otherwise 409.", "visit", "dog", true],
  ["The event must exist and the ticket types must be its own (422).", "tickettype", "event", true],
  ["A seat of another train is refused with 409.", "seat", "train", true],
  ["The visit must exist (422).", "visit", "dog", false],
  ["The visit of the dog is shown.", "visit", "dog", false],
])("a text binds one reference to another: %s", (text, part, whole, isBound) => {
  expect(bindsTo(text, part, whole)).toBe(isBound);
});
