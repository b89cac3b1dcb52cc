import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../../mocks/business/calendar";
import { skus } from "../../../mocks/business/catalogue";
import { servicePeriod } from "../../../mocks/business/periods";

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("2000-01-01", count));
const years = fc.integer({ min: 1, max: 5 });
const products = fc.constantFrom(...skus.map(({ productNo }) => productNo));

test("two years from a day end on the day before the same date, leap day counted", () => {
  expect(servicePeriod("KDZHJ01-PRO", 2, "2026-11-21")).toEqual({
    startsOn: "2026-11-21",
    expiresOn: "2028-11-20",
    days: 731,
  });
  expect(servicePeriod("ZHWD-H5M1", 1, "2026-11-21")).toMatchObject({ expiresOn: "2026-12-20", days: 30 });
});

test("the days of a period are those from its first to its last, both counted", () => {
  fc.assert(
    fc.property(products, years, days, (productNo, count, startsOn) => {
      const period = servicePeriod(productNo, count, startsOn);
      expect(daysBetween(period.startsOn, period.expiresOn) + 1).toBe(period.days);
      if (productNo === "ZHWD-H5M1") expect(period.days).toBe(30 * count);
      else expect(Math.abs(period.days - 365.25 * count)).toBeLessThan(2);
    }),
  );
});

test("one period joined to another runs as long as both at once, but for leap days", () => {
  fc.assert(
    fc.property(years, days, (count, startsOn) => {
      fc.pre(!startsOn.endsWith("02-29"));
      const first = servicePeriod("KDZHJ01-PRO", count, startsOn);
      const second = servicePeriod("KDZHJ01-PRO", 1, addDays(first.expiresOn, 1));
      expect(second.expiresOn).toBe(servicePeriod("KDZHJ01-PRO", count + 1, startsOn).expiresOn);
    }),
  );
});
