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

test.each([
  ["Refused with 422 when a car of another class than the driver's.", true],
  ["The car must exist and be of the driver's class (422).", true],
  ["Refused with 422 when the car is not of the driver's class.", true],
  ["Refused with 422 when a teacher who does not teach the class of the driver.", false],
  ["The driver's class is that of the car.", false],
])("a text refuses a car that has another class than the driver: %s", (text, isRefused) => {
  expect(refusesOther(text, "class", "driver", "car")).toBe(isRefused);
});
