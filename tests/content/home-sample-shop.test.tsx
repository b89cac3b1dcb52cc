import { expect, test } from "vitest";
import {
  debts,
  delivery,
  found,
  invoice,
  invoiceSums,
  lineAmount,
  reportedWeek,
  runningDay,
  runningWeek,
  stockEntries,
  stockLeft,
  sum,
  weekBefore,
} from "../../src/screens/content/home/sample-shop";

test("the invoice of the product pictures adds up to 460.00, of which 160.00 is owed", () => {
  expect(invoice.lines.map(lineAmount)).toEqual([16_320, 11_400, 8_400, 10_800]);
  expect(invoiceSums).toEqual({ subtotal: 46_920, due: 46_000, owed: 16_000 });
});

test("the bowls on the invoice are those that leave the stock card", () => {
  const [bowls] = invoice.lines;
  expect(stockEntries.at(-1)).toMatchObject({ entry: "thisSale", change: -(bowls?.quantity ?? 0) });
  expect(stockLeft).toEqual([76, 316, 276, 252]);
  expect(found[0]).toMatchObject({ stock: stockLeft[2], price: bowls?.price });
});

test("the invoice is inside its day, and its day inside the week", () => {
  expect(runningWeek[runningDay]).toBeGreaterThanOrEqual(invoiceSums.due);
  expect(sum(runningWeek)).toBe(4_672_700);
});

test("the weekly report states the sum of its days, and the receivables", () => {
  expect(sum(reportedWeek)).toBe(6_578_600);
  expect(sum(reportedWeek) - sum(weekBefore)).toBe(325_500);
  expect(sum(Object.values(debts))).toBe(4_231_800);
  expect(debts.quarter + debts.older).toBe(696_000);
});

test("the delivery is two bowls short", () => {
  expect(sum(delivery.map(({ expected }) => expected))).toBe(420);
  expect(sum(delivery.map(({ counted }) => counted))).toBe(418);
});
