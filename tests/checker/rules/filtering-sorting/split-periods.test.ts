import { expect, test } from "vitest";
import {
  addsUp,
  isInclusive,
} from "../../../../scripts/contract-check/rules/filtering-sorting/split-periods";
import { feeRulesOf } from "../../fee-rules";

test.each([
  ["Loans count if they lie in it; both end days belong to the period.", true],
  ["`from` and `to` are inclusive.", true],
  ["All bookings from `from` to `to`, both inclusive.", true],
  ["The end is not part of the period.", false],
])("both ends of a period belong to it: %s", (text, isBoth) => {
  expect(isInclusive(text)).toBe(isBoth);
});

test.each([
  ["/completedMinutes", true],
  ["/loansTotal", true],
  ["/byKind/orders", true],
  ["/averageMinutes", false],
  ["/discount", false],
  ["/openCount", false],
])("a number adds up over time: %s", (pointer, isAdditive) => {
  expect(addsUp(pointer)).toBe(isAdditive);
});

test("a report that leaves out the last day of a period is found", async () => {
  expect(await feeRulesOf("last day left out")).toEqual(["getReport filter"]);
});

test("a report that counts both end days has no finding", async () => {
  expect(await feeRulesOf()).toEqual([]);
});
