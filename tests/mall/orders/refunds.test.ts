import { describe, expect, test } from "vitest";
import { couponTable } from "../../../mocks/business/coupons";
import { licenceState, licenceTable } from "../../../mocks/business/licences";
import { messageTable } from "../../../mocks/business/messages";
import type { LicenceRow } from "../../../mocks/business/rows/licences";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginMall, buy, order, orderOf, orders, pay } from "./mall";

const refund = ({ kernel }: TestBackend, input: Record<string, unknown>) =>
  kernel.control("POST refund", input);
const terms = { contactId: 21, hasAcceptedTerms: true } as const;

async function paid(backend: TestBackend, placing: ReturnType<typeof buy>) {
  const { orderNo } = await dataOf(placing);
  await dataOf(pay(orderNo));
  await backend.kernel.advance(durations.minute);
  return orderOf(orderNo);
}

function licenceOf({ kernel }: TestBackend, licenceId: number | undefined): LicenceRow {
  const licence = kernel.world.table(licenceTable).get(licenceId ?? 0);
  if (!licence) throw new Error(`There is no licence ${licenceId}.`);
  return licence;
}

describe("a refund", () => {
  test("is decided a day later; then the licence has ended and the coupon is free again", async () => {
    const backend = beginMall();
    const { orderNo, licence } = await paid(backend, buy({ couponId: 50_118 }));
    await refund(backend, { orderNo });
    expect(await orderOf(orderNo)).toMatchObject({
      state: "refunding",
      refund: { amount: "3460.40", refundedAt: null },
      actions: ["buyAgain"],
    });
    await backend.kernel.advance(durations.day);
    expect(await orderOf(orderNo)).toMatchObject({
      state: "refunded",
      refund: { amount: "3460.40", refundedAt: "2026-11-22T10:33:00+08:00" },
      closedAt: "2026-11-22T10:33:00+08:00",
    });
    const { world } = backend.kernel;
    expect(licenceState(licenceOf(backend, licence?.srvId), world.clock.now())).toBe("expired");
    expect(world.table(couponTable).get(50_118)).toMatchObject({ usage: "unused", orderId: null });
    expect(world.table(messageTable).by("to", "13900008820")[0]?.text).toContain("3460.40元已原路退回");
  });

  test("leaves a coupon used that has expired meanwhile", async () => {
    const backend = beginMall();
    const { world } = backend.kernel;
    const { orderNo } = await paid(backend, buy({ couponId: 50_118 }));
    world.table(couponTable).update(50_118, { validUntil: world.clock.now() });
    await refund(backend, { orderNo });
    await backend.kernel.advance(durations.day);
    expect((await orderOf(orderNo)).state).toBe("refunded");
    expect(world.table(couponTable).get(50_118)?.usage).toBe("used");
  });

  test("of a part leaves the licence and the coupon as they are", async () => {
    const backend = beginMall();
    const { orderNo, licence } = await paid(backend, buy({ couponId: 50_118 }));
    await refund(backend, { orderNo, amount: "100.50", outcome: "refunded" });
    expect(await orderOf(orderNo)).toMatchObject({ state: "refunded", refund: { amount: "100.50" } });
    expect(licenceState(licenceOf(backend, licence?.srvId), backend.kernel.world.clock.now())).toBe(
      "inService",
    );
    expect(backend.kernel.world.table(couponTable).get(50_118)?.usage).toBe("used");
  });

  test("that is refused leaves the order activated", async () => {
    const backend = beginMall();
    const { orderNo } = await paid(backend, buy());
    await refund(backend, { orderNo });
    await refund(backend, { orderNo, outcome: "refused" });
    expect(await orderOf(orderNo)).toMatchObject({ state: "activated", refund: null, closedAt: null });
    await backend.kernel.advance(2 * durations.day);
    expect((await orderOf(orderNo)).state).toBe("activated");
  });

  test("of a renewal takes the years off again, of users the users, of an upgrade the level", async () => {
    const backend = beginMall();
    const before = [licenceOf(backend, 8801), licenceOf(backend, 8802), licenceOf(backend, 8803)];
    const placed = [
      await paid(backend, order({ kind: "renew", srvId: 8801, years: 2, ...terms })),
      await paid(backend, order({ kind: "addUsers", srvId: 8801, users: 3, ...terms })),
      await paid(backend, order({ kind: "renew", srvId: 8803, years: 1, ...terms })),
    ];
    const upgrade = await dataOf(
      mallClient.POST("/ommall/srvmall/license/upgrade", {
        body: { srvId: 8802, targetLevel: "professional" },
      }),
    );
    await dataOf(pay(upgrade.orderNo ?? ""));
    await backend.kernel.advance(durations.minute);
    expect((await orderOf(upgrade.orderNo ?? "")).state).toBe("activated");
    expect(licenceOf(backend, 8802)).toMatchObject({ level: "professional", users: 3 });
    expect(licenceOf(backend, 8801).users).toBe(7);
    for (const orderNo of [...placed.map((one) => one.orderNo), upgrade.orderNo])
      await refund(backend, { orderNo, outcome: "refunded" });
    const after = [licenceOf(backend, 8801), licenceOf(backend, 8802)];
    expect(after).toEqual(before.slice(0, 2));
    expect(licenceState(licenceOf(backend, 8803), backend.kernel.world.clock.now())).toBe("expired");
  });

  test("is for orders that were paid, and for no more than was paid", async () => {
    const backend = beginMall();
    const { orderNo } = await dataOf(buy());
    await expect(refund(backend, { orderNo })).rejects.toThrow("unpaid: nothing to refund");
    const done = await paid(backend, buy());
    await expect(refund(backend, { orderNo: done.orderNo, amount: "4000" })).rejects.toThrow("no part of");
    await expect(refund(backend, { orderNo: done.orderNo, outcome: "lost" })).rejects.toThrow("no outcome");
  });
});

test("an upgrade that is paid cancels what waits to be paid for the licence at the old price", async () => {
  const backend = beginMall();
  const renewal = await dataOf(order({ kind: "renew", srvId: 8802, years: 1, ...terms }));
  const { orderNo } = await dataOf(
    mallClient.POST("/ommall/srvmall/license/upgrade", {
      body: { srvId: 8802, targetLevel: "professional" },
    }),
  );
  await dataOf(pay(orderNo ?? ""));
  await backend.kernel.advance(durations.minute);
  expect((await orderOf(renewal.orderNo)).state).toBe("cancelled");
});

test("the paid total is summed over paid and activated orders alone", async () => {
  const backend = beginMall({ mock: "scenario:order-paid" });
  const { paidTotal, list } = await orders({ rows: 100 });
  const states = list.map(({ state }) => state);
  for (const state of ["paid", "activated", "cancelled", "expired", "refunded"])
    expect(states).toContain(state);
  // 1678.00 + 95.75 + 598.00 of the sample data, and the order paid above.
  expect(paidTotal).toBe("5932.15");
  await backend.kernel.advance(2 * durations.minute);
  expect((await orders()).list[0]?.state).toBe("activated");
  expect((await orders()).paidTotal).toBe("5932.15");
});
