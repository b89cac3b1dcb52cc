import { expect, test } from "vitest";
import { mallClient } from "../../../src/api/mall/client";
import { timeoutError } from "../../../src/client/failures";
import type { PaymentEvent } from "../../../src/screens/mall/payment/machine/payment-events";
import { step } from "../../../src/screens/mall/payment/machine/payment-machine";
import {
  initialPaymentState,
  type Order,
  type PaymentState,
  phaseOf,
  type StartedPayment,
} from "../../../src/screens/mall/payment/machine/payment-state";
import { begin, dataOf, errorOf } from "../../support/begin";
import { orderNow } from "./order-now";

// What the page itself holds back: the mock server refuses much of it as well, a real one need not.

const code = 38;
const transfer = 39;

async function cashier() {
  const orderNo = await orderNow(begin());
  const order: Order = await dataOf(
    mallClient.GET("/ommall/srvmall/order/{orderRef}", { params: { path: { orderRef: orderNo } } }),
  );
  const bodyOf = (payType: typeof code | typeof transfer) => ({ orderNo, payType });
  const start = (key: string, payType: typeof code | typeof transfer = code): Promise<StartedPayment> =>
    dataOf(
      mallClient.POST("/ommall/srvmall/payment", {
        params: { header: { "Idempotency-Key": key } },
        body: bodyOf(payType),
      }),
    );
  const pay = (key: string, payType: typeof code | typeof transfer = code): PaymentEvent => ({
    is: "pay",
    body: bodyOf(payType),
    key,
  });
  return { order, pay, start };
}

/** The state after some events, and what the last of them brings about. */
function after(order: Order, ...events: readonly PaymentEvent[]) {
  let last: ReturnType<typeof step> = { state: initialPaymentState(order, null), effects: [] };
  for (const event of events) last = step(last.state, event);
  return last;
}

const withPaymentState = (order: Order, payment: StartedPayment, state: StartedPayment["state"]): Order => {
  const { payload: _, ...newest } = payment;
  return { ...order, payment: { ...newest, state } };
};

test("while a payment is being started, another tap starts none", async () => {
  const { order, pay } = await cashier();
  expect(after(order, pay("key-1")).effects).toMatchObject([{ do: "start", request: { key: "key-1" } }]);
  expect(after(order, pay("key-1"), pay("key-2", transfer)).effects).toEqual([]);
  expect(after(order, pay("key-1"), { is: "cancel" }).effects).toEqual([]);
});

test("without an answer the same choice is sent again with its key, another choice with a new one", async () => {
  const { order, pay } = await cashier();
  const unanswered: PaymentEvent = { is: "startFailed", key: "key-1", error: timeoutError() };
  const read: PaymentEvent = { is: "orderReceived", order };
  expect(after(order, pay("key-1"), unanswered, read, pay("key-2")).effects).toMatchObject([
    { do: "start", request: { key: "key-1" } },
  ]);
  expect(after(order, pay("key-1"), unanswered, read, pay("key-2", transfer)).effects).toMatchObject([
    { do: "start", request: { key: "key-2" } },
  ]);
});

test("after a refusal the same choice is a new payment", async () => {
  const { order, pay } = await cashier();
  const error = await errorOf(
    mallClient.GET("/ommall/srvmall/order/{orderRef}", {
      params: { path: { orderRef: "99999999999999999" } },
    }),
  );
  const refused: PaymentEvent = { is: "startFailed", key: "key-1", error };
  expect(after(order, pay("key-1"), refused, pay("key-2")).effects).toMatchObject([
    { do: "start", request: { key: "key-2" } },
  ]);
});

test("an answer to an earlier attempt hands nothing over", async () => {
  const { order, pay, start } = await cashier();
  const payment = await start("key-of-the-first-tap");
  const late: PaymentEvent = { is: "started", key: "key-1", payment };
  expect(after(order, pay("key-2"), late)).toEqual({ ...after(order, pay("key-2")), effects: [] });
});

test("a repeated attempt that is settled by now is read, not handed over again", async () => {
  const { order, pay, start } = await cashier();
  const payment = await start("key-of-a-repeated-tap");
  const settled: PaymentEvent = { is: "started", key: "key-1", payment: { ...payment, state: "paid" } };
  expect(after(order, pay("key-1"), settled).effects).toEqual([{ do: "poll" }]);
  const open: PaymentEvent = { is: "started", key: "key-1", payment };
  expect(after(order, pay("key-1"), open).effects).toMatchObject([{ do: "handOver" }]);
});

test("a bank transfer that was started asks at once how long the order waits for it", async () => {
  const { order, pay, start } = await cashier();
  const payment = await start("key-of-a-transfer", transfer);
  const startedTransfer: PaymentEvent = { is: "started", key: "key-1", payment };
  expect(after(order, pay("key-1", transfer), startedTransfer).effects).toMatchObject([
    { do: "handOver" },
    { do: "poll" },
  ]);
});

test("what an app claims of another payment changes nothing", async () => {
  const { order, pay, start } = await cashier();
  const payment = await start("key-of-a-claimed-payment");
  const handedOver = after(order, pay("key-1"), { is: "started", key: "key-1", payment }).state;
  expect(step(handedOver, { is: "claimed", paymentNo: "PM-another", claim: "paid" })).toEqual({
    state: handedOver,
    effects: [],
  });
  const claimed = step(handedOver, { is: "claimed", paymentNo: payment.paymentNo, claim: "paid" });
  expect(phaseOf(claimed.state)).toBe("confirming");
});

test.each(["paid", "unknown"] as const)(
  "while the payment service says %s nothing is started and nothing cancelled",
  async (paymentState) => {
    const { order, pay, start } = await cashier();
    const uncertain = withPaymentState(order, await start(`key-of-${paymentState}`), paymentState);
    expect(phaseOf({ order: uncertain, attempt: null })).toBe(
      paymentState === "paid" ? "confirming" : "unknown",
    );
    expect(after(uncertain, pay("key-1")).effects).toEqual([]);
    expect(after(uncertain, { is: "cancel" }).effects).toEqual([]);
  },
);

test("an order that was paid does not become payable by an answer that comes later", async () => {
  const { order, pay } = await cashier();
  // Of the same second, so that the time alone does not tell which is older.
  const { state } = after({ ...order, state: "paid" }, { is: "orderReceived", order });
  expect(phaseOf(state)).toBe("paid");
  expect(step(state, pay("key-1")).effects).toEqual([]);
});

test("that nothing was paid is believed only once the order says so too", async () => {
  const { order, pay, start } = await cashier();
  const payment = await start("key-of-a-denied-payment");
  const confirming = after(
    order,
    pay("key-1"),
    { is: "started", key: "key-1", payment },
    { is: "claimed", paymentNo: payment.paymentNo, claim: "unclear" },
    { is: "orderReceived", order: withPaymentState(order, payment, "handedOver") },
    { is: "denied" },
  );
  expect([phaseOf(confirming.state), confirming.effects]).toEqual(["confirming", [{ do: "poll" }]]);
  const phaseWith = (received: Order): string => {
    const answered: PaymentState = step(confirming.state, { is: "orderReceived", order: received }).state;
    return phaseOf(answered);
  };
  expect(phaseWith(withPaymentState(order, payment, "handedOver"))).toBe("cancelled");
  expect(phaseWith(withPaymentState(order, payment, "unknown"))).toBe("unknown");
  expect(phaseWith({ ...withPaymentState(order, payment, "paid"), state: "paid" })).toBe("paid");
});
