import fc from "fast-check";
import { expect, test } from "vitest";
import { skuOf } from "../../../mocks/business/catalogue";
import { priceUpgrade } from "../../../mocks/business/pricing";
import { describeQuote } from "../../../mocks/mall/rules/describe-quote";
import { yuanToFen } from "../../../src/rules/numbers";
import {
  linesForDays,
  moneyText,
  readUpgradePrices,
  upgradeFen,
} from "../../../src/screens/account/licences/upgrade-prices";

/** The server's quote for an upgrade with this number of users and remaining days. */
function quoted(users: number, days: number) {
  const standard = skuOf("KDZHJ01-STD");
  const professional = skuOf("KDZHJ01-PRO");
  if (!standard || !professional) throw new Error("The versions are not in the catalogue");
  return describeQuote(
    { variant: "china" },
    priceUpgrade({ standard, professional, users, days }),
    0,
    "zh-CN",
  );
}

function pricesOf(users: number, days: number) {
  const quote = quoted(users, days);
  const prices = readUpgradePrices(quote.lines);
  if (prices === null) throw new Error("The lines say no prices");
  return { quote, prices };
}

const users = fc.integer({ min: 1, max: 6 });
const days = fc.integer({ min: 1, max: 1900 });

test("the estimate for a later day is what the server will ask on that day", () => {
  fc.assert(
    fc.property(users, days, days, (count, left, later) => {
      const { prices } = pricesOf(count, left);
      expect(moneyText(upgradeFen(prices, later))).toBe(quoted(count, later).finalAmount);
    }),
  );
});

test("the lines of a later day are the server's lines of that day", () => {
  fc.assert(
    fc.property(users, days, days, (count, left, later) => {
      const { quote, prices } = pricesOf(count, left);
      const amounts = linesForDays(quote.lines, prices, later).map(({ kind, amount }) => ({ kind, amount }));
      expect(amounts).toEqual(quoted(count, later).lines.map(({ kind, amount }) => ({ kind, amount })));
    }),
  );
});

test("waiting never makes it dearer, the lines always add up, and on the last day nothing is left to pay", () => {
  fc.assert(
    fc.property(users, days, (count, left) => {
      const { quote, prices } = pricesOf(count, left);
      expect(upgradeFen(prices, left - 1)).toBeLessThanOrEqual(upgradeFen(prices, left));
      expect(upgradeFen(prices, 0)).toBe(0);
      const sum = linesForDays(quote.lines, prices, left - 1).reduce(
        (total, { amount }) => total + (yuanToFen(amount) ?? Number.NaN),
        0,
      );
      expect(sum).toBe(upgradeFen(prices, left - 1));
    }),
  );
});
