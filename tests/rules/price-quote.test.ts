import fc from "fast-check";
import { expect, test } from "vitest";
import { skus } from "../../mocks/business/catalogue";
import { priceChoice } from "../../mocks/business/pricing";
import { yearDiscounts } from "../../src/rules/business-limits";
import { quotePrice, yearPercentOff } from "../../src/rules/price-quote";

test("two more stores and two more users for two years are priced line by line", () => {
  const quote = quotePrice(
    { yearFen: 119_800, includedStores: 1, includedUsers: 3, storeYearFen: 48_000, userYearFen: 15_000 },
    { years: 2, stores: 1, users: 2 },
    yearDiscounts,
  );
  expect(quote.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
    ["version", 239_600],
    ["stores", 96_000],
    ["users", 60_000],
    ["yearDiscount", -39_560],
  ]);
  expect(quote).toMatchObject({ totalFen: 356_040, dayFen: 488 });
});

test("years beyond the last discount keep it, and years before the first have none", () => {
  expect(yearPercentOff(yearDiscounts, 5)).toBe(20);
  expect(yearPercentOff([{ years: 2, percentOff: 10 }], 1)).toBe(0);
  expect(yearPercentOff([], 3)).toBe(0);
});

test("every choice costs what the back end asks before coupons and activities", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...skus.filter(({ level }) => level !== null)),
      fc.record({
        years: fc.integer({ min: 1, max: 5 }),
        stores: fc.integer({ min: 0, max: 200 }),
        users: fc.integer({ min: 0, max: 200 }),
      }),
      (sku, selection) => {
        const own = quotePrice(sku, selection, yearDiscounts);
        const mockQuote = priceChoice({ sku, quantity: 1, ...selection });
        expect(own.totalFen).toBe(mockQuote.finalFen);
        expect(own.dayFen).toBe(mockQuote.dayFen);
        expect(own.lines.map(({ amountFen }) => amountFen)).toEqual(
          mockQuote.lines.map(({ amountFen }) => amountFen),
        );
      },
    ),
  );
});
