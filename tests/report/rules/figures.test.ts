import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SalesDocument } from "../../../mocks/report/documents/document";
import { bestDay, dayFigures, reportDays, weekFigures } from "../../../mocks/report/rules/overview";
import { reportPeriod } from "../../../mocks/report/rules/period";
import { rankCustomers, rankGoods, rankSalespeople } from "../../../mocks/report/rules/rankings";
import { durations } from "../../../src/rules/limits";
import { sum } from "../begin";
import { documents, monday, periodAt, periods } from "./sample-documents";

const sale = (facts: Partial<SalesDocument> & { sales?: number }): SalesDocument => ({
  at: monday + 10 * durations.hour,
  shopId: 1,
  customerId: 801,
  salespersonId: 1,
  lines: [{ goodsId: 1, quantity: 1000, sales: facts.sales ?? 1000, cost: 700, returnedAt: null }],
  payments: [],
  ...facts,
});

describe("the days of a report", () => {
  test("add up to its sales and orders", () => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const days = reportDays(all, period);
        const figures = weekFigures(all, period.from, period.until);
        expect(sum(days.map(({ sales }) => sales ?? 0))).toBe(figures.sales);
        expect(sum(days.map(({ orders }) => orders ?? 0))).toBe(figures.orders);
      }),
    );
  });

  test("are known up to today and stand beside whole days of the week before", () => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const days = reportDays(all, period);
        expect(days.map(({ sales }) => sales !== null)).toEqual(days.map(({ at }) => at <= period.asOf));
        const whole = weekFigures(all, period.beforeFrom, period.from);
        expect(sum(days.map(({ before }) => before.sales))).toBe(whole.sales);
        expect(sum(days.map(({ before }) => before.orders))).toBe(whole.orders);
      }),
    );
  });

  test("have a best one, the earlier of two alike, and none when nothing was sold", () => {
    const period = periodAt(monday + 8 * durations.day);
    const on = (day: number, sales: number) => sale({ at: monday + (day - 0.5) * durations.day, sales });
    expect(bestDay(reportDays([on(5, 900), on(2, 900), on(1, 400)], period))).toMatchObject({
      weekday: 2,
      sales: 900,
    });
    expect(bestDay(reportDays([], period))).toBeNull();
  });
});

describe("the figures of a week", () => {
  test("before are what the week before said of itself at that moment", () => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const now = period.isOver ? period.from : period.asOf - 7 * durations.day;
        const own = reportPeriod(period.before, now);
        if (!own) throw new Error("The week before has begun.");
        expect(weekFigures(all, period.beforeFrom, period.comparedUntil)).toEqual(
          weekFigures(all, own.from, own.until),
        );
      }),
    );
  });

  test("do not count a document before it is written, nor one that came back as a whole", () => {
    const returnedAt = monday + 12 * durations.hour;
    const line = { goodsId: 1, quantity: 1000, cost: 700, returnedAt: null };
    const all = [
      sale({ lines: [{ ...line, sales: 1000, returnedAt }] }),
      sale({
        lines: [
          { ...line, sales: 1000, returnedAt },
          { ...line, goodsId: 2, sales: 500 },
        ],
      }),
    ];
    const until = (hours: number) => weekFigures(all, monday, monday + hours * durations.hour);
    expect(until(9)).toMatchObject({ sales: 0, orders: 0, grossRate: null });
    expect(until(11)).toMatchObject({ sales: 2500, orders: 2, grossProfit: 400, grossRate: 1600 });
    expect(until(13)).toMatchObject({ sales: 500, orders: 1, grossProfit: -200, grossRate: -4000 });
  });

  test("count money received in the week, whenever its document was written", () => {
    const early = { at: monday - 40 * durations.day, payments: [{ at: monday + 1, amount: 600 }] };
    const late = { payments: [{ at: monday + 8 * durations.day, amount: 300 }] };
    const { received } = weekFigures([sale(early), sale(late)], monday, monday + 7 * durations.day);
    expect(received).toBe(600);
  });
});

describe("the rows of a ranking", () => {
  const rankings = { goods: rankGoods, customers: rankCustomers, salespeople: rankSalespeople };

  test.each(Object.entries(rankings))("of %s add up to the week's sales and gross profit", (_, rank) => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const figures = weekFigures(all, period.from, period.until);
        const ranking = rank(all, period);
        expect(ranking.sales).toBe(figures.sales);
        expect(ranking.orders).toBe(figures.orders);
        expect(sum(ranking.rows.map(({ sales }) => sales))).toBe(figures.sales);
        expect(sum(ranking.rows.map(({ grossProfit }) => grossProfit))).toBe(figures.grossProfit);
      }),
    );
  });

  test.each([
    ["customers", rankCustomers],
    ["salespeople", rankSalespeople],
  ])("of %s add up to the week's orders", (_, rank) => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const { orders } = weekFigures(all, period.from, period.until);
        expect(sum(rank(all, period).rows.map((row) => row.orders))).toBe(orders);
      }),
    );
  });

  test.each(Object.entries(rankings))("of %s are in order, each once, and share all sales", (_, rank) => {
    fc.assert(
      fc.property(documents, periods, (all, period) => {
        const { rows, sales } = rank(all, period);
        const ordered = [...rows].sort((left, right) => right.sales - left.sales || left.id - right.id);
        expect(rows).toEqual(ordered);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const shares = sum(rows.map(({ share }) => share));
        // Each share is at most half a ten-thousandth off.
        if (sales > 0) expect(Math.abs(shares - 10_000)).toBeLessThanOrEqual(rows.length / 2);
      }),
    );
  });

  test.each(Object.entries(rankings))("of %s say of the week before what its own report said", (_, rank) => {
    fc.assert(
      fc.property(documents, (all) => {
        const period = periodAt(monday + 9 * durations.day);
        const own = reportPeriod(period.before, period.from);
        if (!own) throw new Error("The week before is over.");
        const earlier = new Map(rank(all, own).rows.map((row) => [row.id, row]));
        for (const { id, before } of rank(all, period).rows) {
          const row = earlier.get(id) ?? { sales: 0, orders: 0, quantity: 0 };
          expect(before).toMatchObject({ sales: row.sales, orders: row.orders, quantity: row.quantity });
        }
      }),
    );
  });
});

test("a week without a document is all zeros", () => {
  const end = monday + 7 * durations.day;
  expect(weekFigures([], monday, end)).toEqual({
    sales: 0,
    grossProfit: 0,
    grossRate: null,
    orders: 0,
    received: 0,
  });
  expect(dayFigures([], monday, end).map(({ sales }) => sales)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
