import fc from "fast-check";
import { expect, test } from "vitest";
import { cheapestPurchase } from "../../../src/rules/activity-purchase";
import { yuanToFen } from "../../../src/rules/numbers";
import { yearPercentOff } from "../../../src/rules/price-quote";

const versions = [
  { productNo: "KDZHJ01-STD", yearPrice: "598.00" },
  { productNo: "KDZHJ01-PRO", yearPrice: "1198.00" },
];
const discounts = [
  { years: 1, percentOff: 0 },
  { years: 2, percentOff: 10 },
  { years: 3, percentOff: 20 },
];

test("without a threshold the cheapest version for one year", () => {
  expect(cheapestPurchase(versions, discounts, "0.00")).toEqual({ productNo: "KDZHJ01-STD", years: 1 });
});

test("a threshold that no purchase reaches has none", () => {
  expect(cheapestPurchase(versions, discounts, "99999.00")).toBeNull();
  expect(cheapestPurchase([], discounts, "0.00")).toBeNull();
});

test("whatever the threshold, its price reaches it and no cheaper purchase does", () => {
  const priceOf = (productNo: string, years: number) => {
    const yearly = versions.find((version) => version.productNo === productNo)?.yearPrice ?? "0";
    return ((yuanToFen(yearly) ?? 0) * years * (100 - yearPercentOff(discounts, years))) / 100;
  };
  const all = versions.flatMap(({ productNo }) => [1, 2, 3, 4, 5].map((years) => priceOf(productNo, years)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), (least) => {
      const purchase = cheapestPurchase(versions, discounts, (least / 100).toFixed(2));
      const reaching = all.filter((price) => price >= least);
      const price =
        purchase === null ? Number.POSITIVE_INFINITY : priceOf(purchase.productNo, purchase.years);
      expect(price).toBe(Math.min(...reaching));
    }),
  );
});
