import { expect, test } from "vitest";
import { refusesOther } from "../../../../scripts/contract-check/rules/conflict/differing-members";

test.each([
  ["409 `wrong_branch` (the car stands in another branch than the booking).", true],
  ["409 where it is not in the same branch as the booking.", true],
  ["The car may stand in another branch than the booking.", false],
  ["409 when there is another booking.", false],
])("a text refuses what has another one than something else: %s", (text, isRefused) => {
  expect(refusesOther(text, "branchId", "booking")).toBe(isRefused);
});
