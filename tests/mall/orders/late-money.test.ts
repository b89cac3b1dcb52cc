import { describe, expect, test } from "vitest";
import { messageTable } from "../../../mocks/business/messages";
import { paymentTable } from "../../../mocks/business/payments";
import type { PaymentState } from "../../../mocks/business/rows/payments";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { cancel, orderOf, pay, toPay } from "./mall";
import { settle, startOrder } from "./start-order";

const { minute, hour } = durations;

describe("money that comes too late", () => {
  test("goes back and changes no state of the order", async () => {
    const { backend, orderNo } = await startOrder("payment-unknown");
    await dataOf(pay(orderNo));
    await backend.kernel.advance(31 * minute);
    expect(await orderOf(orderNo)).toMatchObject({ state: "expired", payment: { state: "unknown" } });
    await settle(backend, orderNo, "paid");
    const order = await orderOf(orderNo);
    expect(order).toMatchObject({
      state: "expired",
      paidAt: null,
      licence: null,
      payment: { state: "paid" },
    });
    const { world } = backend.kernel;
    expect(world.table(paymentTable).get(order.payment?.paymentNo ?? "")?.returnedAt).toBe(world.clock.now());
    expect(world.table(messageTable).by("to", "13900008820")[0]?.text).toContain("3560.40元已原路退回");
  });

  test("does not come when the payment was only begun: it is closed with its order", async () => {
    const { backend, orderNo, orderId } = await startOrder();
    await dataOf(pay(orderNo));
    await dataOf(cancel(orderId));
    await backend.kernel.advance(hour);
    expect(await orderOf(orderNo)).toMatchObject({ state: "cancelled", payment: { state: "cancelled" } });
  });
});

describe("the control of payments", () => {
  test.each<[string, PaymentState]>([
    ["paid", "paid"],
    ["failed", "failed"],
    ["cancelled", "cancelled"],
    ["unknown", "unknown"],
    ["pending", "confirming"],
  ])("ends the newest one as %s at once, and it stays so", async (outcome, state) => {
    const { backend, orderNo } = await startOrder();
    await dataOf(pay(orderNo));
    const found = await settle(backend, orderNo, outcome);
    expect(found?.result).toMatchObject({ payment: state });
    await backend.kernel.advance(hour / 4);
    expect((await toPay(orderNo)).payment?.state).toBe(state);
  });

  test("reports the mistakes in a call", async () => {
    const { backend, orderNo } = await startOrder();
    await expect(settle(backend, orderNo, "paid")).rejects.toThrow("Nobody has begun to pay");
    await dataOf(pay(orderNo));
    await expect(settle(backend, orderNo, "lost")).rejects.toThrow("no outcome");
    await expect(settle(backend, "1", "paid")).rejects.toThrow("There is no order 1");
    await expect(backend.kernel.control("POST payment", undefined)).rejects.toThrow("Which order?");
    await settle(backend, orderNo, "paid");
    await expect(settle(backend, orderNo, "paid")).rejects.toThrow("which is final");
  });
});
