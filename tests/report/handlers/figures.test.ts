import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import {
  allPages,
  beginReading,
  customers,
  fen,
  holdPair,
  overview,
  products,
  receivables,
  salespeople,
  sum,
} from "../begin";

describe("the report of a week", () => {
  test("without a week named is that of the last one that is over", async () => {
    await beginReading();
    const { period, merchant_name, shop, lang } = await dataOf(overview());
    expect(period).toEqual({
      week: "2026-W46",
      from: "2026-11-09",
      to: "2026-11-15",
      before_week: "2026-W45",
      before_from: "2026-11-02",
      compared_until: "2026-11-09T00:00:00+08:00",
      is_over: true,
      as_of: "2026-11-16T06:00:00+08:00",
    });
    expect({ merchant_name, shop, lang }).toEqual({
      merchant_name: "永兴日杂批发",
      shop: null,
      lang: "zh-CN",
    });
  });

  test.each([{}, { week: "2026-W47" }, { week: "2026-W30", shop: 302 }])("adds up: %o", async (filter) => {
    await beginReading();
    const report = await dataOf(overview(filter));
    const page = { ...filter, page_size: 50 };
    const goods = await allPages((number) => products({ ...page, page: number }));
    const buyers = await allPages((number) => customers({ ...page, page: number }));
    const sellers = await dataOf(salespeople(filter));
    const owed = await dataOf(receivables(page));
    const debtors = await allPages((number) => receivables({ ...page, page: number }));
    const sales = fen(report.sales.value);

    expect(sum(report.days.map((day) => fen(day.sales)))).toBe(sales);
    expect(sum(report.days.map(({ orders }) => orders ?? 0))).toBe(report.orders.value);
    for (const rows of [goods, buyers, sellers.list])
      expect(sum(rows.map((row) => fen(row.sales)))).toBe(sales);
    expect(sum(buyers.map(({ orders }) => orders))).toBe(report.orders.value);
    expect(sum(sellers.list.map(({ orders }) => orders))).toBe(report.orders.value);
    expect(sellers.orders).toBe(report.orders.value);
    expect(sum(goods.map((row) => fen(row.gross_profit)))).toBe(fen(report.gross_profit.value));
    expect(sum(sellers.list.map((row) => fen(row.gross_profit)))).toBe(fen(report.gross_profit.value));
    expect(report.highlights.best_product).toMatchObject({ id: goods[0]?.id, sales: goods[0]?.sales });
    expect(owed.amount).toBe(report.highlights.receivable);
    expect(sum(owed.ageing.map(({ amount }) => fen(amount)))).toBe(fen(owed.amount));
    expect(sum(owed.ageing.map((age) => age.customers))).toBe(owed.customers);
    expect(sum(debtors.map(({ amount }) => fen(amount)))).toBe(fen(owed.amount));
    expect(sum(debtors.map(({ over_60 }) => fen(over_60)))).toBe(fen(report.highlights.receivable_over_60));
  });

  test("says of the week before what that week's own report says", async () => {
    await beginReading();
    const report = await dataOf(overview({ week: "2026-W46" }));
    const before = await dataOf(overview({ week: "2026-W45" }));
    for (const figure of ["sales", "gross_profit", "gross_rate", "orders", "received"] as const)
      expect(report[figure].before, figure).toBe(before[figure].value);
    expect(report.days.map((day) => day.before_sales)).toEqual(before.days.map((day) => day.sales));
  });

  test("compares a running week with what the week before was at that moment", async () => {
    const { kernel } = await beginReading({ clock: "2026-11-14T10:32:00+08:00" });
    const earlier = await dataOf(overview({ week: "2026-W46" }));
    await kernel.advance(7 * durations.day);
    await holdPair(sampleUserIds.wholesaler);
    const running = await dataOf(overview({ week: "2026-W47" }));
    expect(running.period).toMatchObject({
      is_over: false,
      as_of: "2026-11-21T10:32:00+08:00",
      compared_until: "2026-11-14T10:32:00+08:00",
    });
    for (const figure of ["sales", "orders", "received"] as const)
      expect(running[figure].before, figure).toBe(earlier[figure].value);
  });

  test("is partly filled while the week runs, and fills as time passes", async () => {
    const { kernel } = await beginReading();
    const saturday = await dataOf(overview({ week: "2026-W47" }));
    expect(saturday.days.map(({ sales }) => sales === null)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    await kernel.advance(6 * durations.hour);
    const evening = await dataOf(overview({ week: "2026-W47" }));
    expect(evening.orders.value).toBeGreaterThan(saturday.orders.value);
    expect(evening.days[4]).toEqual(saturday.days[4]);
  });

  test("is all zeros in the New Year's week, with what is still owed", async () => {
    await beginReading();
    const report = await dataOf(overview({ week: "2026-W08" }));
    expect(report).toMatchObject({
      sales: { value: "0.00" },
      gross_profit: { value: "0.00" },
      gross_rate: { value: null, difference: null },
      orders: { value: 0 },
      received: { value: "0.00" },
      highlights: { best_day: null, best_product: null },
    });
    expect(report.days.map(({ sales }) => sales)).toEqual(Array.from({ length: 7 }, () => "0.00"));
    expect(fen(report.highlights.receivable)).toBeGreaterThan(0);
    expect((await dataOf(overview({ week: "2026-W09" }))).sales.change).toBeNull();
    expect(await dataOf(products({ week: "2026-W08" }))).toMatchObject({ total: 0, list: [] });
  });

  test("masks nothing: hiding amounts is the page's business", async () => {
    const { kernel } = await beginReading();
    await dataOf(overview());
    await dataOf(customers());
    await dataOf(receivables());
    for (const { responseBody } of kernel.exchanges) expect(responseBody).not.toContain("*");
  });

  test.each([
    ["zh-CN", "销售额"],
    ["zh-TW", "銷售額"],
    ["en-US", "Sales"],
  ] as const)(
    "defines every figure in %s and leaves names as the merchant wrote them",
    async (lang, name) => {
      await beginReading();
      const report = await dataOf(overview({ lang }));
      expect(report.lang).toBe(lang);
      expect(report.definitions[0]).toMatchObject({ figure: "sales", name });
      expect(new Set(report.definitions.map(({ figure }) => figure)).size).toBe(7);
      expect(report.merchant_name).toBe("永兴日杂批发");
    },
  );
});
