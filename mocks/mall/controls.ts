import { fenOf, yuan } from "../business/money";
import { orderTable } from "../business/orders";
import { newestPayment, paymentTransitions } from "../business/payments";
import type { OrderRow } from "../business/rows/orders";
import type { PaymentState } from "../business/rows/payments";
import { type Control, ControlProblem } from "../kernel/group";
import type { World } from "../world/world";
import { requestRefund, settleRefund } from "./rules/refunds";
import { settleNow } from "./rules/settle-payment";

/** What the payment service and the people behind refunds do, done now. */
export const mallControls: readonly Control[] = [
  {
    method: "POST",
    name: "payment",
    sentence:
      "Ends the newest payment of an order now: { orderNo, outcome }, with paid, failed, cancelled, unknown or pending.",
    handle(world, input) {
      const order = orderIn(world, input);
      const to = stateOf(textIn(input, "outcome"));
      const payment = newestPayment(world, order.orderId);
      if (!payment) throw new ControlProblem(`Nobody has begun to pay the order ${order.orderNo}.`);
      if (paymentTransitions[payment.state].length === 0)
        throw new ControlProblem(`The payment ${payment.paymentNo} is ${payment.state}, which is final.`);
      settleNow(world, payment, to, world.clock.now());
      const after = newestPayment(world, order.orderId);
      return { paymentNo: payment.paymentNo, payment: after?.state, order: currentOf(world, order).state };
    },
  },
  {
    method: "POST",
    name: "refund",
    sentence:
      "Gives money back for a paid order: { orderNo, amount?, outcome? }; decided after a day, or at once with the outcome refunded or refused.",
    handle(world, input) {
      const order = orderIn(world, input);
      const now = world.clock.now();
      const outcome = textIn(input, "outcome");
      if (outcome !== undefined && outcome !== "refunded" && outcome !== "refused")
        throw new ControlProblem(`"${outcome}" is no outcome of a refund; there are refunded and refused.`);
      const isRefunding =
        order.state === "refunding" || requestRefund(world, order, amountOf(order, input), now);
      if (!isRefunding)
        throw new ControlProblem(`The order ${order.orderNo} is ${order.state}: nothing to refund.`);
      if (outcome !== undefined) settleRefund(world, order.orderId, outcome, now);
      const { state, refund } = currentOf(world, order);
      return { orderNo: order.orderNo, order: state, amount: refund && yuan(refund.amountFen) };
    },
  },
];

function orderIn(world: World, input: unknown): OrderRow {
  const orderNo = textIn(input, "orderNo");
  if (orderNo === undefined) throw new ControlProblem("Which order? { orderNo } is missing.");
  const order = world.table(orderTable).by("orderNo", orderNo)[0];
  if (!order) throw new ControlProblem(`There is no order ${orderNo}.`);
  return order;
}

function currentOf(world: World, order: OrderRow): OrderRow {
  return world.table(orderTable).get(order.orderId) ?? order;
}

const outcomes: Readonly<Record<string, PaymentState>> = {
  paid: "paid",
  failed: "failed",
  cancelled: "cancelled",
  unknown: "unknown",
  pending: "confirming",
};

function stateOf(outcome: string | undefined): PaymentState {
  const to = outcomes[outcome ?? "paid"];
  if (to) return to;
  throw new ControlProblem(`"${outcome}" is no outcome; there are ${Object.keys(outcomes).join(", ")}.`);
}

function amountOf({ finalFen }: OrderRow, input: unknown): number {
  const text = textIn(input, "amount");
  if (text === undefined) return finalFen;
  const amountFen = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? fenOf(text) : 0;
  if (amountFen > 0 && amountFen <= finalFen) return amountFen;
  throw new ControlProblem(`"${text}" is no part of the ${yuan(finalFen)} that were paid.`);
}

function textIn(input: unknown, name: string): string | undefined {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
