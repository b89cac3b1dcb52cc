import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { shopTable } from "../../../mocks/business/shops";
import { signInPersistent } from "../../../mocks/kernel/session";
import { dataOf, refusalOf } from "../../support/begin";
import {
  allPages,
  beginReading,
  customers,
  fen,
  hold,
  holdPair,
  overview,
  products,
  receivables,
  salespeople,
  shops,
  sum,
} from "../begin";

describe("one shop", () => {
  test("of several has its own figures, and all together have the whole", async () => {
    await beginReading();
    const week = "2026-W36";
    const all = await dataOf(overview({ week }));
    const own = await Promise.all(
      (await dataOf(shops())).map(async ({ id }) => (await dataOf(overview({ week, shop: id }))).sales.value),
    );
    expect(own.map(fen).every((sales) => sales > 0)).toBe(true);
    expect(sum(own.map(fen))).toBe(fen(all.sales.value));
  });

  test("that has closed stays in the list and its weeks can be read", async () => {
    await beginReading();
    expect(await dataOf(shops())).toEqual([
      { id: 301, name: "永兴日杂批发", is_open: true },
      { id: 302, name: "永兴二店", is_open: true },
      { id: 303, name: "永兴门市", is_open: false },
    ]);
    const open = await dataOf(overview({ week: "2026-W36", shop: 303 }));
    expect(open.shop).toEqual({ id: 303, name: "永兴门市", is_open: false });
    expect(open.orders.value).toBeGreaterThan(10);
    expect((await dataOf(overview({ week: "2026-W46", shop: 303 }))).orders.value).toBe(0);
  });

  test("of somebody else is not to be found", async () => {
    await beginReading();
    for (const list of [overview, products, customers, receivables, salespeople])
      expect(await refusalOf(list({ shop: 321 }))).toBe(404);
  });

  test("that closes now sells nothing more", async () => {
    const { kernel } = await beginReading();
    const week = "2026-W46";
    const closedAt = Date.parse("2026-11-11T00:00:00+08:00");
    kernel.world.table(shopTable).update(302, { closedAt });
    const { days } = await dataOf(overview({ week, shop: 302 }));
    expect(days.map(({ orders }) => (orders ?? 0) > 0).slice(2)).toEqual([false, false, false, false, false]);
  });
});

describe("pages", () => {
  test("do not overlap, hold the total together, and are empty after the last", async () => {
    await beginReading();
    const whole = await dataOf(products({ page_size: 100 }));
    const rows = await allPages((page) => products({ page, page_size: 7 }));
    expect(rows.length).toBe(whole.total);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(whole.total);
    expect(rows.slice(0, 100)).toEqual(whole.list);
    expect((await dataOf(products({ page: 1000 }))).list).toEqual([]);
    expect((await dataOf(products())).list.length).toBe(20);
  });

  test("have the counter's sales without a name as one customer", async () => {
    await beginReading();
    const buyers = await allPages((page) => customers({ page }));
    expect(buyers.filter(({ name }) => name === "零售散客")).toHaveLength(1);
  });
});

test("another merchant has another business", async () => {
  await beginReading({}, sampleUserIds.retailer);
  const report = await dataOf(overview());
  expect(report.merchant_name).toBe("喜乐便利店");
  expect(fen(report.sales.value)).toBeLessThan(1_000_000);
  expect(await dataOf(shops())).toEqual([{ id: 321, name: "喜乐便利店", is_open: true }]);
});

test("a merchant who has a shop and has sold nothing yet reads zeros", async () => {
  const userId = sampleUserIds.buyout;
  const { kernel } = await beginReading({}, sampleUserIds.wholesaler);
  kernel.world.table(shopTable).insert({
    shopId: 390,
    userId,
    name: "广源建材",
    isMain: true,
    address: "",
    closedAt: null,
  });
  signInPersistent(kernel.world, userId);
  hold(null);
  await holdPair(userId);
  expect(await dataOf(overview())).toMatchObject({
    merchant_name: "广源建材",
    sales: { value: "0.00", change: null },
  });
  expect(await dataOf(receivables())).toMatchObject({ amount: "0.00", customers: 0, total: 0, list: [] });
});
