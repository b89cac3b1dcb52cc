import fc from "fast-check";
import { expect, test } from "vitest";
import { owedAt, receivablesOf } from "../../../mocks/report/rules/receivables";
import { durations } from "../../../src/rules/limits";
import { sum } from "../begin";
import { documents, monday, periodAt, periods } from "./sample-documents";

const unpaid = (day: string, sales = 1000, customerId = 801) => ({
  at: Date.parse(`${day}T15:00:00+08:00`),
  shopId: 1,
  customerId,
  salespersonId: 1,
  lines: [{ goodsId: 1, quantity: 1000, sales, cost: 700, returnedAt: null }],
  payments: [],
});
/** Sunday, 15 November 2026 is the last day of the week. */
const over = periodAt(monday + 9 * durations.day);

test("the ages add up to everything owed, and so do the debtors", () => {
  fc.assert(
    fc.property(documents, periods, (all, period) => {
      const { amount, over60, ageing, debtors } = receivablesOf(all, period);
      expect(amount).toBe(sum(all.map((document) => owedAt(document, period.until))));
      expect(sum(ageing.map((row) => row.amount))).toBe(amount);
      expect(sum(debtors.map((debtor) => debtor.amount))).toBe(amount);
      expect(sum(debtors.map((debtor) => debtor.over60))).toBe(over60);
      expect(sum(ageing.slice(2).map((row) => row.amount))).toBe(over60);
    }),
  );
});

test("every debtor is counted under one age, that of the oldest unpaid document", () => {
  fc.assert(
    fc.property(documents, periods, (all, period) => {
      const { ageing, debtors } = receivablesOf(all, period);
      expect(sum(ageing.map(({ customers }) => customers))).toBe(debtors.length);
      for (const { age, days } of debtors) {
        const row = ageing.find((candidate) => candidate.age === age);
        expect(days).toBeGreaterThanOrEqual(row?.fromDays ?? Number.NaN);
        expect(days).toBeLessThanOrEqual(row?.toDays ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test.each([
  ["2026-11-15", 0, "upTo30"],
  ["2026-10-20", 26, "upTo30"],
  ["2026-10-16", 30, "upTo30"],
  ["2026-10-15", 31, "upTo60"],
  ["2026-09-16", 60, "upTo60"],
  ["2026-09-15", 61, "upTo90"],
  ["2026-08-17", 90, "upTo90"],
  ["2026-08-16", 91, "over90"],
  ["2026-08-12", 95, "over90"],
])("an unpaid document of %s is %i days old on the week's last day: %s", (day, days, age) => {
  expect(receivablesOf([unpaid(day)], over).debtors).toMatchObject([{ days, age, documents: 1 }]);
});

test("while the week runs, ages are counted to the day of the report", () => {
  const wednesday = periodAt(monday + 2.5 * durations.day);
  expect(receivablesOf([unpaid("2026-10-12")], wednesday).debtors).toMatchObject([{ days: 30 }]);
});

test("the largest debt comes first, then the smaller number; what is paid is gone", () => {
  const paid = {
    ...unpaid("2026-11-10", 9000, 800),
    payments: [{ at: monday + durations.day * 3, amount: 9000 }],
  };
  const all = [
    unpaid("2026-11-10", 500, 803),
    unpaid("2026-11-10", 700, 802),
    unpaid("2026-11-09", 500, 801),
    paid,
  ];
  expect(receivablesOf(all, over).debtors.map(({ id }) => id)).toEqual([802, 801, 803]);
});

test("nobody owing is four ages of nothing", () => {
  const { ageing } = receivablesOf([], over);
  expect(ageing.map(({ amount, customers, share }) => [amount, customers, share])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});
