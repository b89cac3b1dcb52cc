import { expect, test } from "vitest";
import { earningsEstimate } from "../../src/rules/promoter-earnings";

test("a year's estimate is first purchases and renewals, each share rounded half up to a fen", () => {
  expect(
    earningsEstimate({ customers: 3, renewing: 2, averageFen: 99_803, firstRate: 20, renewalRate: 15 }),
  ).toEqual({ firstFen: 3 * 19_961, renewalFen: 2 * 14_970, totalFen: 3 * 19_961 + 2 * 14_970 });
});
