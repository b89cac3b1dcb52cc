import { expect, test } from "vitest";
import { wantsDifferent } from "../../../../scripts/contract-check/rules/validation/differing-references";

test.each([
  ["An origin equal to the destination answers 422.", true],
  ["`origin_locker_id` and `destination_locker_id` must differ.", true],
  ["The price follows from origin and destination.", false],
  ["The same origin may be named again.", false],
])("a text wants two references to differ: %s", (text, isWanted) => {
  expect(wantsDifferent(text, "origin_locker_id", "destination_locker_id")).toBe(isWanted);
});
