import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { paymentTable } from "../../../mocks/business/payments";
import { userTable } from "../../../mocks/business/users";
import type { TestBackend } from "../../../mocks/node";
import { durations } from "../../../src/rules/limits";
import { dataOf, errcodeOf, refusalOf } from "../../support/begin";
import { beginMall, buy, cancel, needsLogin, orderOf, orders, pay, toPay } from "./mall";
import { settle, startOrder } from "./start-order";

const { second, minute, hour } = durations;

/** The successive states of a payment and its order, without repetitions. */
async function statesOf(
  { kernel }: TestBackend,
  orderNo: string,
  step: number,
  steps: number,
): Promise<string[]> {
  const seen: string[] = [];
  for (let count = 0; count <= steps; count++) {
    const { state, payment } = await toPay(orderNo);
    const now = `${payment?.state} ${state}`;
    if (seen.at(-1) !== now) seen.push(now);
    await kernel.advance(step);
  }
  return seen;
}

describe("what is to be paid", () => {
  test("comes with the ways to pay, in the order they are offered", async () => {
    const { orderNo } = await startOrder();
    const payment = await toPay(orderNo);
    expect(payment).toMatchObject({
      title: "专业版，2店5人，2年",
      state: "unpaid",
      finalAmount: "3560.40",
      payment: null,
    });
    expect(payment.payTypes.map(({ payType, name, needsOpenid }) => [payType, name, needsOpenid])).toEqual([
      [38, "扫码支付", false],
      [26, "信使支付", true],
      [30, "信使或App支付", true],
      [36, "支付应用", false],
      [37, "小程序支付", false],
      [39, "公司转账", false],
    ]);
  });

  test("is not paid in the messenger before it knows who pays", async () => {
    const { backend, orderNo } = await startOrder();
    backend.kernel.world.table(userTable).update(sampleUserIds.wholesaler, { openid: null });
    const { payTypes } = await toPay(orderNo);
    expect(payTypes.filter(({ isAvailable }) => !isAvailable).map(({ payType }) => payType)).toEqual([
      26, 30,
    ]);
  });

  test("is nothing once the order is paid", async () => {
    const { backend, orderNo } = await startOrder();
    await dataOf(pay(orderNo));
    await backend.kernel.advance(minute);
    expect(await toPay(orderNo)).toMatchObject({
      state: "activated",
      payTypes: [],
      payment: { state: "paid" },
    });
  });

  test("is available for the user's own orders alone", async () => {
    const { orderNo } = await startOrder();
    await expect(toPay("20261121104102999")).rejects.toThrow("404");
    beginMall({ userId: sampleUserIds.retailer });
    await expect(toPay(orderNo)).rejects.toThrow("404");
    expect(await refusalOf(pay(orderNo))).toBe(404);
    beginMall({ userId: null });
    expect(await needsLogin(pay(orderNo))).toBe(true);
  });
});

describe("a payment", () => {
  test("carries what its way needs", async () => {
    const { backend, orderNo } = await startOrder();
    const openid = "oX7yQ5-sample-openid-0001";
    const returnUrl = `https://www.stockbook.example/mall/pay/${orderNo}`;
    const payloads = [
      await dataOf(pay(orderNo)),
      await dataOf(pay(orderNo, { payType: 26, openid })),
      await dataOf(pay(orderNo, { payType: 30, isInApp: true })),
      await dataOf(pay(orderNo, { payType: 36 })),
      await dataOf(pay(orderNo, { payType: 37, returnUrl })),
      await dataOf(pay(orderNo, { payType: 39 })),
    ].map(({ payload }) => payload);
    expect(payloads).toMatchObject([
      {
        kind: "scan",
        codeUrl: "stockbook-pay://scan/P20261121103200001",
        expiresAt: "2026-11-21T11:02:00+08:00",
      },
      { kind: "messenger", timeStamp: "1795228320", timestamp: "1795228320" },
      { kind: "messenger" },
      { kind: "paymentApp" },
      { kind: "miniProgram", url: "/mini/pay/index?paymentNo=P20261121103200005" },
      { kind: "bankTransfer", accountTail: "6688", reference: "H03200387", amount: "3560.40" },
    ]);
    const stored = backend.kernel.world.table(paymentTable).get("P20261121103200005");
    expect(stored?.returnUrl).toBe(returnUrl);
  });

  test("that was only begun is closed by the next one", async () => {
    const { backend, orderNo, orderId } = await startOrder();
    await dataOf(pay(orderNo));
    await dataOf(pay(orderNo, { payType: 36 }));
    const states = backend.kernel.world.table(paymentTable).by("order", orderId);
    expect(states.map(({ payType, state }) => [payType, state])).toEqual([
      [36, "created"],
      [38, "cancelled"],
    ]);
    expect((await orderOf(orderNo)).payType).toBe(36);
  });

  test("by QR code is handed over, confirmed and paid within seconds, and then the order is", async () => {
    const { backend, orderNo } = await startOrder();
    const started = await dataOf(pay(orderNo));
    expect(started).toMatchObject({ state: "created", amount: "3560.40", handedOverAt: null });
    expect(await statesOf(backend, orderNo, second, 8)).toEqual([
      "handedOver unpaid",
      "confirming unpaid",
      "paid activated",
    ]);
    expect((await orderOf(orderNo)).payment).toMatchObject({
      handedOverAt: "2026-11-21T10:32:00+08:00",
      confirmingAt: "2026-11-21T10:32:02+08:00",
      settledAt: "2026-11-21T10:32:06+08:00",
    });
  });

  test("by bank transfer takes hours, and the order waits for it", async () => {
    const { backend, orderNo } = await startOrder();
    await dataOf(pay(orderNo, { payType: 39 }));
    expect((await orderOf(orderNo)).unpaidDeadline).toBe("2026-11-24T10:32:00+08:00");
    expect(await statesOf(backend, orderNo, hour, 8)).toEqual([
      "handedOver unpaid",
      "confirming unpaid",
      "paid activated",
    ]);
  });

  test.each([
    ["payment-paid", ["handedOver unpaid", "confirming unpaid", "paid activated"]],
    ["payment-pending", ["handedOver unpaid", "confirming unpaid"]],
    ["payment-failed", ["handedOver unpaid", "confirming unpaid", "failed unpaid"]],
    ["payment-cancelled", ["handedOver unpaid", "cancelled unpaid"]],
    ["payment-unknown", ["handedOver unpaid", "confirming unpaid", "unknown unpaid"]],
    [
      "payment-unknown-then-paid",
      ["handedOver unpaid", "confirming unpaid", "unknown unpaid", "paid activated"],
    ],
  ])("in the scenario %s goes %j", async (scenario, states) => {
    const { backend, orderNo } = await startOrder(scenario);
    await dataOf(pay(orderNo));
    expect(await statesOf(backend, orderNo, 2 * second, 40)).toEqual(states);
  });

  test("that fails has the reason in the language of the page", async () => {
    const { backend, orderNo } = await startOrder("payment-failed");
    await dataOf(pay(orderNo));
    await backend.kernel.advance(minute);
    expect((await toPay(orderNo)).payment).toMatchObject({
      state: "failed",
      failReason: "银行没有同意这笔付款，钱没有扣",
    });
  });

  test("in doubt lets the order neither be paid again nor cancelled", async () => {
    for (const [scenario, wait] of [
      ["payment-pending", 3 * second],
      ["payment-unknown", minute],
    ] as const) {
      const { backend, orderNo, orderId } = await startOrder(scenario);
      await dataOf(pay(orderNo));
      await backend.kernel.advance(wait);
      expect((await orderOf(orderNo)).actions).toEqual([]);
      expect(await errcodeOf(pay(orderNo))).toBe(60021);
      expect(await errcodeOf(cancel(orderId))).toBe(60021);
    }
  });

  test("that failed or was cancelled leaves the order payable", async () => {
    const { backend, orderNo } = await startOrder("payment-failed");
    await dataOf(pay(orderNo));
    await backend.kernel.advance(minute);
    expect((await orderOf(orderNo)).actions).toEqual(["pay", "cancel"]);
    await dataOf(pay(orderNo));
    await settle(backend, orderNo, "paid");
    expect((await orderOf(orderNo)).state).toBe("activated");
  });

  test("is refused by the payment service in the scenario payment-refused, and nothing is begun", async () => {
    const { orderNo } = await startOrder("payment-refused");
    expect(await errcodeOf(pay(orderNo))).toBe(60020);
    expect((await toPay(orderNo)).payment).toBeNull();
  });

  test("in the messenger needs the openid, in the product's own app it does not", async () => {
    const { backend, orderNo } = await startOrder();
    backend.kernel.world.table(userTable).update(sampleUserIds.wholesaler, { openid: null });
    expect(await errcodeOf(pay(orderNo, { payType: 26 }))).toBe(60022);
    expect(await errcodeOf(pay(orderNo, { payType: 30 }))).toBe(60022);
    await dataOf(pay(orderNo, { payType: 30, isInApp: true }));
  });

  test("in the messenger takes the openid that is known with the account", async () => {
    const { orderNo } = await startOrder();
    await dataOf(pay(orderNo, { payType: 26 }));
  });

  test("of a closed order is refused with the reason", async () => {
    const { backend, orderNo, orderId } = await startOrder();
    await dataOf(cancel(orderId));
    expect(await errcodeOf(pay(orderNo))).toBe(60011);
    const second = await dataOf(buy());
    await backend.kernel.advance(31 * minute);
    expect(await errcodeOf(pay(second.orderNo))).toBe(60012);
    const [refunded] = (await orders({ state: ["refunded"] })).list;
    expect(await errcodeOf(pay(refunded?.orderNo ?? ""))).toBe(60013);
  });

  test("at the settlement price comes from a company, and only while ordering is open", async () => {
    const { kernel } = beginMall({ userId: sampleUserIds.agentChina });
    const { orderNo } = await dataOf(buy({ contactId: 30 }));
    const { payTypes } = await toPay(orderNo);
    expect(payTypes.filter(({ isAvailable }) => isAvailable).map(({ payType }) => payType)).toEqual([38, 39]);
    expect(await errcodeOf(pay(orderNo, { payType: 36 }))).toBe(60001);
    kernel.world.table(userTable).update(sampleUserIds.agentChina, { canOrder: false });
    expect(await errcodeOf(pay(orderNo, { payType: 39 }))).toBe(60001);
  });

  test("is begun once for one Idempotency-Key", async () => {
    const { backend, orderNo } = await startOrder();
    const first = await dataOf(pay(orderNo, {}, "payment-wish-1"));
    expect(await dataOf(pay(orderNo, {}, "payment-wish-1"))).toMatchObject({
      paymentNo: first.paymentNo,
      payload: first.payload,
    });
    expect(await refusalOf(pay(orderNo, { payType: 36 }, "payment-wish-1"))).toBe(409);
    await backend.kernel.advance(minute);
    const again = await dataOf(pay(orderNo, {}, "payment-wish-1"));
    expect(again, "the same answer when it is paid meanwhile").toMatchObject({
      paymentNo: first.paymentNo,
      state: "paid",
    });
  });
});
