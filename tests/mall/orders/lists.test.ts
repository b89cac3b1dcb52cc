import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { mallClient } from "../../../src/api/mall/client";
import { dataOf } from "../../support/begin";
import { beginMall, buy, needsLogin, orders, type Schemas, setRequestLocale } from "./mall";

const { agentChina } = sampleUserIds;

const counts = () => mallClient.GET("/ommall/srvmall/order/number");

/** All orders of a query, over all pages. */
async function allOf(query: Record<string, unknown> = {}, rows = 100): Promise<Schemas["Order"][]> {
  const found: Schemas["Order"][] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await orders({ ...query, page, rows });
    found.push(...list);
    if (list.length === 0 || found.length >= total) return found;
  }
}

const fen = (amount: string): number => Math.round(Number(amount) * 100);

describe("the list of orders", () => {
  test("is cut into pages that do not overlap and together hold all", async () => {
    beginMall({ mock: "scenario:many-orders" });
    const all = await allOf();
    const ids = all.map(({ orderId }) => orderId);
    expect(ids.length).toBe(506);
    expect(new Set(ids).size).toBe(ids.length);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 60 }),
        async (rows, page) => {
          const { list, total } = await orders({ rows, page });
          expect(list.map(({ orderId }) => orderId)).toEqual(ids.slice((page - 1) * rows, page * rows));
          expect(total).toBe(ids.length);
        },
      ),
      { numRuns: 5 },
    );
    expect((await orders({ page: 99_999 })).list).toEqual([]);
    expect((await orders()).list.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 20));
  });

  test("filters by one state or several, and sums what was paid in those found", async () => {
    beginMall({ userId: agentChina });
    const all = await allOf();
    for (const state of [
      ["activated"],
      ["paid", "activated"],
      ["cancelled", "expired", "refunded"],
      ["paid"],
    ]) {
      const found = await allOf({ state });
      expect(found).toEqual(all.filter((order) => state.includes(order.state)));
      const { paidTotal } = await orders({ state, rows: 1 });
      const paid = found.filter((order) => order.state === "paid" || order.state === "activated");
      expect(fen(paidTotal)).toBe(paid.reduce((total, { finalAmount }) => total + fen(finalAmount), 0));
    }
  });

  test("finds part of an order number, a title in the reader's language, a contact's name or phone", async () => {
    beginMall();
    const all = await allOf();
    const [first] = all;
    const found = async (keyword: string) => (await orders({ keyword })).total;
    expect(await found(first?.orderNo.slice(4) ?? "")).toBe(1);
    expect(await found("专业版")).toBe(all.filter(({ title }) => title.includes("专业版")).length);
    expect(await found("周芳")).toBe(all.length);
    expect(await found("13900008820")).toBe(all.length);
    expect(await found("没有这样的")).toBe(0);
    setRequestLocale("en-US");
    expect(await found("membership CARD")).toBe(1);
    setRequestLocale("zh-TW");
    expect(await found("会员卡"), "simplified characters find traditional ones").toBe(1);
  });

  test("takes whole days, both included", async () => {
    beginMall();
    const day = "2026-10-12";
    const [only, ...others] = await allOf({ from: day, to: day });
    expect(only?.createdAt.slice(0, 10)).toBe(day);
    expect(others).toEqual([]);
    const all = await allOf();
    expect(await allOf({ from: day })).toEqual(all.filter(({ createdAt }) => createdAt.slice(0, 10) >= day));
    expect(await allOf({ to: day })).toEqual(all.filter(({ createdAt }) => createdAt.slice(0, 10) <= day));
    expect(await allOf({ from: "2026-11-02", to: "2026-11-01" })).toEqual([]);
  });

  test("is sorted by time or amount, newest first of equals", async () => {
    beginMall({ userId: agentChina });
    const times = (list: Schemas["Order"][]) => list.map(({ createdAt }) => createdAt);
    const amounts = (list: Schemas["Order"][]) => list.map(({ finalAmount }) => fen(finalAmount));
    const newest = await allOf();
    expect(times(newest)).toEqual(times(newest).toSorted().reverse());
    expect(times(await allOf({ sort: "createdAt" }))).toEqual(times(newest).toSorted());
    const byAmount = await allOf({ sort: "-finalAmount" });
    expect(amounts(byAmount)).toEqual(amounts(byAmount).toSorted((left, right) => right - left));
    const cheap = await allOf({ sort: "finalAmount" });
    expect(amounts(cheap)).toEqual(amounts(cheap).toSorted((left, right) => left - right));
    for (let index = 1; index < byAmount.length; index++)
      if (byAmount[index]?.finalAmount === byAmount[index - 1]?.finalAmount)
        expect(
          byAmount[index]?.createdAt.localeCompare(byAmount[index - 1]?.createdAt ?? ""),
        ).toBeLessThanOrEqual(0);
  });

  test("and its counts need a session", async () => {
    beginMall({ userId: null });
    expect(await needsLogin(counts())).toBe(true);
    await expect(orders()).rejects.toThrow("signed-out");
  });
});

describe("the counts of orders", () => {
  test("are those of the list, state by state", async () => {
    beginMall({ userId: agentChina });
    await dataOf(buy({ contactId: 30 }));
    const { all, ...byState } = await dataOf(counts());
    for (const [state, count] of Object.entries(byState))
      expect([state, (await orders({ state: [state] })).total]).toEqual([state, count]);
    expect(all).toBe(Object.values(byState).reduce((total, count) => total + count, 0));
    expect(byState).toMatchObject({ unpaid: 1, paid: 0 });
  });
});

test("an agent looks back on half a year of orders at settlement prices", async () => {
  beginMall({ userId: agentChina });
  const all = await allOf();
  expect(all.length).toBeGreaterThan(120);
  expect(all.at(-1)?.createdAt.slice(0, 7)).toBe("2026-05");
  for (const { lines, finalAmount } of all) {
    expect(lines.map(({ kind }) => kind)).toContain("settlement");
    expect(lines.reduce((total, { amount }) => total + fen(amount), 0)).toBe(fen(finalAmount));
  }
  const states = all.map(({ state }) => state);
  for (const state of ["activated", "cancelled", "expired", "refunded"]) expect(states).toContain(state);
});
