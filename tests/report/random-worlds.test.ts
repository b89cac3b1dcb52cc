import { expect, test } from "vitest";
import { sampleUserIds } from "../../mocks/business/data/users";
import { merchantOf } from "../../mocks/report/merchants";
import { createRandom } from "../../mocks/world/random";
import { weekFacts } from "../../src/screens/report/week-facts";
import { readWeek } from "../../src/screens/report/week-names";
import { dataOf } from "../support/begin";
import {
  allPages,
  beginReading,
  customers,
  fen,
  overview,
  products,
  receivables,
  salespeople,
} from "./begin";
import { type RecountedWeek, recountWeek } from "./recount";

const merchants = [
  sampleUserIds.wholesaler,
  sampleUserIds.payingProfessional,
  sampleUserIds.payingStandard,
  sampleUserIds.retailer,
];
const scenarios = [
  "",
  "",
  "",
  "scenario:report-overdue",
  "scenario:report-shut-week",
  "scenario:report-one-sale",
  "scenario:report-empty",
];
/** Over, over and long ago, running, shut at New Year. */
const weeks = ["2026-W46", "2026-W45", "2026-W31", "2026-W47", "2026-W08", "2026-W46"];

test.each(Array.from({ length: 50 }, (_, seed) => seed + 1))(
  "in world %i every figure of the report is what its orders come to",
  async (seed) => {
    const random = createRandom(seed, "which report is read");
    const userId = random.pick(merchants);
    const mock = random.pick(scenarios);
    const week = random.pick(weeks);
    const { kernel } = await beginReading({ seed, ...(mock !== "" && { mock }) }, userId);
    const merchant = merchantOf(kernel.world, userId);
    if (!merchant) throw new Error("The merchant of the world is missing.");
    const shop = random.pick([null, ...merchant.shops.map(({ shopId }) => shopId)]);
    const filter = { week, ...(shop !== null && { shop }) };

    const report = await dataOf(overview(filter));
    const documents = merchant
      .documentsAround(readWeek(week))
      .filter(({ shopId }) => shop === null || shopId === shop);
    const from = Date.parse(`${report.period.from}T00:00:00+08:00`);
    const weekLong = 7 * 24 * 60 * 60 * 1000;
    const until = report.period.is_over ? from + weekLong : Date.parse(report.period.as_of);
    const lastDay = report.period.is_over ? report.period.to : report.period.as_of.slice(0, 10);
    const recounted = recountWeek(documents, { from, until, lastDay });
    const before = recountWeek(documents, {
      from: from - weekLong,
      until: Date.parse(report.period.compared_until),
      lastDay: "2026-01-01",
    });

    expectFigures(report, recounted, before);
    const page = { ...filter, page_size: 100 };
    const lists = {
      goods: await allPages((number) => products({ ...page, page: number })),
      customers: await allPages((number) => customers({ ...page, page: number })),
      salespeople: await allPages((number) => salespeople({ ...page, page: number })),
    };
    for (const name of ["goods", "customers", "salespeople"] as const)
      expect(new Map(lists[name].map(({ id, sales }) => [id, fen(sales)])), name).toEqual(recounted[name]);
    const { ageing } = await dataOf(receivables(page));
    expect(ageing.map(({ amount }) => fen(amount))).toEqual(recounted.ageing);
    const debtors = await allPages((number) => receivables({ ...page, page: number }));
    expect(
      new Map(debtors.map(({ id, amount, over_60 }) => [id, { owed: fen(amount), overdue: fen(over_60) }])),
    ).toEqual(recounted.debts);
  },
);

type Report = Parameters<typeof weekFacts>[0];

/** The four figures, the days, and the text of the sentence. */
function expectFigures(report: Report, recounted: RecountedWeek, before: RecountedWeek): void {
  const figures = ({ sales, grossProfit, orders, received }: RecountedWeek) => ({
    sales,
    grossProfit,
    orders,
    received,
  });
  const shown = (side: "value" | "before") => ({
    sales: fen(report.sales[side]),
    grossProfit: fen(report.gross_profit[side]),
    orders: report.orders[side],
    received: fen(report.received[side]),
  });
  expect(shown("value")).toEqual(figures(recounted));
  expect(shown("before")).toEqual(figures(before));
  expect(report.days.map(({ sales }) => fen(sales ?? "0.00"))).toEqual(recounted.days);

  const facts = weekFacts(report, "latest");
  const debts = [...recounted.debts.values()];
  const best = Math.max(...recounted.days);
  expect(facts).toMatchObject({
    sales: recounted.sales,
    salesBefore: before.sales,
    orders: recounted.orders,
    daysWithSales: recounted.days.filter((sales) => sales > 0).length,
    bestWeekday: best > 0 ? recounted.days.indexOf(best) + 1 : null,
    receivable: debts.reduce((sum, { owed }) => sum + owed, 0),
    overdue: debts.reduce((sum, { overdue }) => sum + overdue, 0),
  });
}
