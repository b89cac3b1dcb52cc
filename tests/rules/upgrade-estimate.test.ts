import fc from "fast-check";
import { expect, test } from "vitest";
import { upgradeEstimate } from "../../src/rules/upgrade-estimate";

test("a whole year left costs the difference of the year prices", () => {
  expect(upgradeEstimate({ standardYearFen: 99_800, professionalYearFen: 199_800, daysLeft: 365 })).toBe(
    100_000,
  );
});

test("the difference of the day prices counts for whole days and is rounded once, half up", () => {
  const prices = { standardYearFen: 0, professionalYearFen: 36_500 };
  expect(upgradeEstimate({ ...prices, daysLeft: 10.9 })).toBe(1000);
  expect(upgradeEstimate({ standardYearFen: 0, professionalYearFen: 73, daysLeft: 2 })).toBe(0);
  expect(upgradeEstimate({ standardYearFen: 0, professionalYearFen: 73, daysLeft: 3 })).toBe(1);
  expect(upgradeEstimate({ standardYearFen: 99_800, professionalYearFen: 199_800, daysLeft: 100 })).toBe(
    27_397,
  );
});

test("the estimate is never below nothing", () => {
  expect(upgradeEstimate({ standardYearFen: 2, professionalYearFen: 1, daysLeft: 100 })).toBe(0);
  expect(upgradeEstimate({ standardYearFen: 1, professionalYearFen: 1000, daysLeft: -3 })).toBe(0);
});

test("more days never cost less, and the estimate is within half a fen of the exact sum", () => {
  const prices = fc.nat(10_000_000);
  fc.assert(
    fc.property(prices, prices, fc.nat(2000), (standardYearFen, surplus, daysLeft) => {
      const facts = { standardYearFen, professionalYearFen: standardYearFen + surplus };
      const estimate = upgradeEstimate({ ...facts, daysLeft });
      expect(Math.abs(estimate - (surplus * daysLeft) / 365)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(upgradeEstimate({ ...facts, daysLeft: daysLeft + 1 })).toBeGreaterThanOrEqual(estimate);
    }),
  );
});
