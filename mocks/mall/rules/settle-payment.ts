import { sendMessage } from "../../business/messages";
import { amountWithUnit } from "../../business/money";
import { moveOrder, orderExpires, orderTable } from "../../business/orders";
import {
  movePayment,
  type PaymentOutcome,
  paymentMoves,
  paymentOutcomeTable,
  paymentTable,
} from "../../business/payments";
import type { OrderRow } from "../../business/rows/orders";
import type { PaymentRow, PaymentState } from "../../business/rows/payments";
import { userTable } from "../../business/users";
import type { World } from "../../world/world";
import { returnedMessage } from "../texts/payments";
import { pathTo, paymentLifecycle, transferTimeout } from "./payment-lifecycle";

/** What the payment service does with payments in this world. */
export function paymentOutcome(world: World): PaymentOutcome {
  return world.table(paymentOutcomeTable).get("outcome")?.outcome ?? "paid";
}

/**
 * Lets the payment service go on with a payment that was just begun. The order keeps its way to pay; for a bank
 * transfer it waits longer, since the money is days on its way.
 */
export function followPayment(world: World, payment: PaymentRow, order: OrderRow): OrderRow {
  const { paymentNo, payType, createdAt } = payment;
  for (const { to, after } of paymentLifecycle(payType, paymentOutcome(world)))
    paymentMoves.schedule(world, createdAt + after, { paymentNo, to });
  const { orderId } = order;
  const unpaidDeadline = Math.max(order.unpaidDeadline, payType === 39 ? createdAt + transferTimeout : 0);
  if (unpaidDeadline !== order.unpaidDeadline) {
    orderExpires.cancel(world, (subject) => subject.orderId === orderId);
    orderExpires.schedule(world, unpaidDeadline, { orderId });
  }
  return world.table(orderTable).update(orderId, { payType, unpaidDeadline });
}

/**
 * The payment service reports the result of a payment. Money makes its order paid; when the order was closed
 * meanwhile the money goes back and no state of the order changes.
 */
export function applyPaymentState(world: World, paymentNo: string, to: PaymentState, at: number): void {
  const payment = movePayment(world, paymentNo, to, at, to === "failed" ? { failReason: "declined" } : {});
  if (payment?.state !== "paid") return;
  const order = world.table(orderTable).get(payment.orderId);
  if (!order || !moveOrder(world, order.orderId, "paid", at, { payType: payment.payType }))
    returnMoney(world, payment, order, at);
}

/** Settles a payment now with this outcome, instead of the scheduled one. */
export function settleNow(world: World, payment: PaymentRow, to: PaymentState, at: number): void {
  paymentMoves.cancel(world, ({ paymentNo }) => paymentNo === payment.paymentNo);
  for (const state of pathTo(payment.state, to)) applyPaymentState(world, payment.paymentNo, state, at);
}

function returnMoney(world: World, payment: PaymentRow, order: OrderRow | undefined, at: number): void {
  world.table(paymentTable).update(payment.paymentNo, { returnedAt: at });
  const phone = order && (order.contact?.phone ?? world.table(userTable).get(order.userId)?.phone);
  if (!order || !phone) return;
  const text = returnedMessage(order.orderNo, amountWithUnit(payment.amountFen, world.variant));
  sendMessage(world, { kind: "sms", to: phone, text, code: null, at });
}
