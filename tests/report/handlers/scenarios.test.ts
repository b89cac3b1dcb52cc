import { expect, test } from "vitest";
import { reportScenarios } from "../../../mocks/report/scenarios";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginReading, customers, fen, holdPair, overview, products, receivables } from "../begin";

test("report-empty: every week is zeros, until trade begins on the next day", async () => {
  const { kernel } = await beginReading({ mock: "scenario:report-empty" });
  for (const week of ["2026-W46", "2026-W47"]) {
    expect(await dataOf(overview({ week }))).toMatchObject({
      sales: { value: "0.00", before: "0.00", change: null },
      highlights: { best_day: null, receivable: "0.00" },
    });
  }
  expect(await dataOf(products({ week: "2026-W47" }))).toMatchObject({ total: 0 });
  await kernel.advance(7 * durations.day);
  await holdPair("100027");
  expect((await dataOf(overview({ week: "2026-W48" }))).orders.value).toBeGreaterThan(50);
});

test("report-record-week: the last week that is over sold more than twice the ones beside it", async () => {
  await beginReading({ mock: "scenario:report-record-week" });
  const record = await dataOf(overview());
  expect(Number(record.sales.change)).toBeGreaterThan(1);
  const earlier = await dataOf(overview({ week: "2026-W44" }));
  expect(fen(record.sales.value)).toBeGreaterThan(2 * fen(earlier.sales.value));
  expect(Number((await dataOf(overview({ week: "2026-W47" }))).sales.change)).toBeLessThan(-0.5);
});

test("report-shut-week: zeros between two usual weeks", async () => {
  await beginReading({ mock: "scenario:report-shut-week" });
  const shut = await dataOf(overview());
  expect(shut).toMatchObject({ sales: { value: "0.00", change: "-1.0000" }, received: { value: "0.00" } });
  expect((await dataOf(overview({ week: "2026-W47" }))).orders.value).toBeGreaterThan(100);
});

test("report-one-sale: one order in the last week, and none in any other", async () => {
  await beginReading({ mock: "scenario:report-one-sale" });
  const report = await dataOf(overview());
  expect(report.orders).toEqual({ value: 1, before: 0, difference: 1, change: null });
  expect(report.days.filter(({ orders }) => orders === 1)).toHaveLength(1);
  expect(report.highlights.best_product).not.toBeNull();
  expect(await dataOf(customers())).toMatchObject({ total: 1, list: [{ orders: 1, share: "1.0000" }] });
  for (const week of ["2026-W45", "2026-W47"])
    expect((await dataOf(overview({ week }))).orders.value, week).toBe(0);
});

test("report-overdue: more is owed than a month sells, a quarter of it at least for over 60 days", async () => {
  await beginReading({ mock: "scenario:report-overdue" });
  const { sales, highlights } = await dataOf(overview());
  expect(fen(highlights.receivable)).toBeGreaterThan(4 * fen(sales.value));
  expect(fen(highlights.receivable_over_60)).toBeGreaterThan(fen(highlights.receivable) / 4);
  const { ageing } = await dataOf(receivables());
  expect(ageing.every(({ customers }) => customers > 0)).toBe(true);
});

test("report-many-customers: more than 2 900 customers bought, over many pages", async () => {
  await beginReading({ mock: "scenario:report-many-customers" });
  const first = await dataOf(customers({ page_size: 100 }));
  expect(first.total).toBeGreaterThan(2900);
  const last = await dataOf(customers({ page_size: 100, page: Math.ceil(first.total / 100) }));
  expect(last.list.length).toBe(first.total % 100 || 100);
});

test.each(Object.entries(reportScenarios))("%s is told in one sentence", (_, { sentence }) => {
  expect(sentence).toMatch(/^[A-Z0-9][^.]*\.$/);
});
