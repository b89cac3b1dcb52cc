import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { orderLimits } from "../../src/rules/limits";
import {
  choiceQuery,
  extrasOf,
  orderAddress,
  readChoice,
} from "../../src/screens/content/price/price-choice";
import { cataloguePrices, publishedPrices } from "../../src/screens/content/price/price-table";
import { dayAfter, daysBetween, exampleExpiry } from "../../src/screens/content/price/upgrade-facts";

const count = (maximum: number) => fc.option(fc.integer({ min: 1, max: maximum }));
const choices = fc.record({
  version: fc.constantFrom("standard" as const, "professional" as const),
  stores: count(orderLimits.stores.maximum),
  users: count(orderLimits.users.maximum),
  years: fc.integer({ min: 1, max: orderLimits.years.maximum }),
});

test("a choice comes back from its own address", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readChoice(new URLSearchParams(choiceQuery(choice)))).toEqual(choice);
    }),
  );
});

test("every selection read from an address can be ordered", () => {
  const { versions } = publishedPrices(defaultSettings.prices.china);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (stores, users, years) => {
      const choice = readChoice(new URLSearchParams({ stores, users, years }));
      const extras = extrasOf(choice, versions[choice.version]);
      for (const more of [extras.stores, extras.users]) {
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThan(orderLimits.stores.maximum);
      }
      expect(choice.years).toBeGreaterThanOrEqual(orderLimits.years.minimum);
      expect(choice.years).toBeLessThanOrEqual(orderLimits.years.maximum);
    }),
  );
});

test("an order is addressed as the mall counts: users and stores beyond the included ones", () => {
  const { versions } = publishedPrices(defaultSettings.prices.china);
  const choice = readChoice(new URLSearchParams("stores=2&users=5&years=2"));
  expect(orderAddress("KDZHJ01-PRO", choice, extrasOf(choice, versions.professional))).toBe(
    "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1",
  );
});

test("a catalogue without one of the two versions is no price list", () => {
  expect(
    cataloguePrices({
      serviceNumber: "KDZHJ01",
      currency: "CNY",
      skus: [],
      yearDiscounts: [],
      quote: null,
      bestCoupon: null,
      expiresOn: null,
      serverTime: "2026-11-21T10:32:00+08:00",
    }),
  ).toBeNull();
});

test.each([
  ["2026-11-21", "2027-06-30"],
  ["2026-07-31", "2027-02-28"],
  ["2027-07-01", "2028-02-29"],
  ["2026-12-15", "2027-07-31"],
])("the example's licence that is read on %s ends on %s", (today, end) => {
  expect(exampleExpiry(today)).toBe(end);
});

test("so many days after a day lie so many days between", () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysBetween("2026-11-21", dayAfter("2026-11-21", days))).toBe(days);
    }),
  );
});
