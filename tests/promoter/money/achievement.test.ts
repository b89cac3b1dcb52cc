import { describe, expect, test } from "vitest";
import { promoterClient } from "../../../src/api/promoter/client";
import { expiryRadar } from "../../../src/rules/business-limits";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, fen, payOrder, refundOrder } from "./begin-as";

const reached = () => dataOf(promoterClient.GET("/ommall/srvmall/promoter/achievement/info"));
const award = (month?: string) =>
  dataOf(
    promoterClient.GET("/ommall/srvmall/promoter/service/award/info", {
      params: { query: month === undefined ? {} : { month } },
    }),
  );

describe("what was reached", () => {
  test("adds up: the customers to their total, the shares to what was earned", async () => {
    beginAs();
    const { customers, total, atRisk, thisMonth, lastMonth } = await reached();
    const { total: all, ...states } = customers;
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(total.newCustomers).toBe(all);
    const { balance } = await dataOf(promoterClient.GET("/ommall/srvmall/promoter/rebate/info"));
    expect(total.shareAmount).toBe(balance.earned);
    expect(atRisk.days).toBe(expiryRadar.days);
    expect(atRisk.customers).toBeGreaterThanOrEqual(customers.dueThisMonth);
    expect(fen(atRisk.amount)).toBeGreaterThan(0);
    for (const figures of [thisMonth, lastMonth]) expect(figures.orderCount).toBeGreaterThan(0);
  });

  test("counts a payment at once, and no longer when it was refunded", async () => {
    const { kernel } = beginAs();
    const before = await reached();
    payOrder(kernel.world, 95_001);
    const paid = await reached();
    expect(fen(paid.thisMonth.orderAmount) - fen(before.thisMonth.orderAmount)).toBe(59_800);
    expect(paid.thisMonth.orderCount).toBe(before.thisMonth.orderCount + 1);
    refundOrder(kernel.world, 95_001, 59_800);
    expect((await reached()).thisMonth).toEqual(before.thisMonth);
  });
});

describe("the service award", () => {
  test("has steps, and says what is missing to the next one", async () => {
    beginAs();
    for (const month of ["2026-08", "2026-10", "2026-11"]) {
      const { renewedCustomers, steps, amount, next } = await award(month);
      const step = steps.filter(({ fromCustomers }) => fromCustomers <= renewedCustomers).at(-1);
      expect(amount).toBe(step?.amount ?? "0.00");
      const above = steps.find(({ fromCustomers }) => fromCustomers > renewedCustomers);
      expect(next).toEqual(
        above ? { missingCustomers: above.fromCustomers - renewedCustomers, amount: above.amount } : null,
      );
    }
  });

  test("counts a renewed customer once, and is settled on the fifth of the next month", async () => {
    const { kernel } = beginAs();
    const before = await award();
    payOrder(kernel.world, 95_001, { kind: "renew" });
    payOrder(kernel.world, 95_002, { kind: "renew" });
    payOrder(kernel.world, 95_003, { kind: "buy" });
    const after = await award("2026-11");
    expect(after.renewedCustomers).toBe(before.renewedCustomers + 1);
    expect([after.state, after.settlesAt]).toEqual(["open", "2026-12-05T10:00:00+08:00"]);
    kernel.world.clock.set({ mode: "frozen", at: Date.parse("2026-12-05T10:00:00+08:00") });
    refundOrder(kernel.world, 95_001, 59_800);
    kernel.world.clock.advance(1000);
    refundOrder(kernel.world, 95_002, 59_800);
    expect(await award("2026-11")).toEqual({ ...after, state: "settled" });
    expect((await award("2027-03")).renewedCustomers).toBe(0);
  });

  test("of no month is refused", async () => {
    const { kernel } = beginAs();
    const call = promoterClient.GET("/ommall/srvmall/promoter/service/award/info", {
      params: { query: { month: "2026-13" } },
    });
    expect(await errorOf(call)).toMatchObject({ kind: "invalid", fields: [{ field: "month" }] });
    kernel.clearLog();
  });
});
