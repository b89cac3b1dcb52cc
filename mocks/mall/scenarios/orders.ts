import { unpaidOrder } from "../../../src/rules/business-limits";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../../business/calendar";
import { oneMonthShop, productIn } from "../../business/catalogue";
import { sampleOrder } from "../../business/data/sample-order";
import { moveOrder, orderTable } from "../../business/orders";
import type { OrderState } from "../../business/rows/orders";
import type { Preparation } from "../../kernel/group";
import type { World } from "../../world/world";
import { requestRefund, settleRefund } from "../rules/refunds";
import { activationTable } from "../state/orders";
import {
  attemptPayment,
  couponFor,
  defaultSelection,
  orderFor,
  orderNow,
  payOrder,
  scenarioUser,
} from "./sample-orders";

const { minute, second, day, hour } = durations;

/** States of orders and coupons worth seeing: the persona's, or those of 永兴, who is signed in without a persona. */
export const orderScenarios: Readonly<Record<string, Preparation>> = {
  "order-unpaid": {
    sentence: "An order of professional for two years was made two minutes ago and waits to be paid.",
    prepare: (world) => void orderFor(world, scenarioUser(world), world.startedAt - 2 * minute),
  },
  "order-almost-expired": {
    sentence: "An unpaid order expires in 40 seconds.",
    prepare: (world) =>
      void orderFor(world, scenarioUser(world), world.startedAt - unpaidOrder.milliseconds + 40 * second),
  },
  "order-expired": {
    sentence: "An order was not paid in time and expired ten minutes ago.",
    prepare(world) {
      const order = orderFor(world, scenarioUser(world), world.startedAt - 40 * minute);
      moveOrder(world, order.orderId, "expired", order.unpaidDeadline);
    },
  },
  "order-cancelled": {
    sentence: "An order was cancelled five minutes ago; what it held is free again.",
    prepare(world) {
      const order = orderFor(world, scenarioUser(world), world.startedAt - 12 * minute);
      moveOrder(world, order.orderId, "cancelled", world.startedAt - 5 * minute);
    },
  },
  "order-confirming": {
    sentence: "An order was paid by code a minute ago, and the payment service has not answered yet.",
    prepare: (world) => orderWithPaymentAttempt(world, "confirming"),
  },
  "order-declined": {
    sentence: "An order was to be paid by code a minute ago, and the bank declined.",
    prepare: (world) => orderWithPaymentAttempt(world, "failed"),
  },
  "order-in-doubt": {
    sentence: "An order was paid by code a minute ago, and nobody knows what became of it.",
    prepare: (world) => orderWithPaymentAttempt(world, "unknown"),
  },
  "order-paid": {
    sentence: "An order was paid ten seconds ago; it takes two minutes until paid orders are activated.",
    prepare(world) {
      world.table(activationTable).insert({ id: "activation", wait: 2 * minute });
      const order = orderFor(world, scenarioUser(world), world.startedAt - minute);
      payOrder(world, order, world.startedAt - 10 * second, false);
    },
  },
  "order-activated": {
    sentence: "An order was paid and activated five minutes ago.",
    prepare(world) {
      const order = orderFor(world, scenarioUser(world), world.startedAt - 7 * minute);
      payOrder(world, order, world.startedAt - 5 * minute, true);
    },
  },
  "order-refunding": {
    sentence: "Money was asked back for an order of three days ago; it is decided in 22 hours.",
    prepare: (world) => void refundedOrder(world),
  },
  "order-refunded": {
    sentence: "An order was refunded in full: its licence has ended.",
    prepare(world) {
      const { orderId } = refundedOrder(world);
      settleRefund(world, orderId, "refunded", world.startedAt - hour);
    },
  },
  "many-orders": {
    sentence: "There are 500 orders more, in every state, over three years.",
    prepare(world) {
      const { userId } = scenarioUser(world);
      const orders = world.table(orderTable);
      for (let index = 0; index < 500; index++) orders.insert(oldOrder(world, userId, index));
    },
  },
  "coupon-expired": {
    sentence: "The coupon in hand ended yesterday.",
    prepare(world) {
      const yesterday = addDays(businessDate(world.startedAt), -1);
      couponFor(world, scenarioUser(world), {
        validFrom: startOfBusinessDate(addDays(yesterday, -30)),
        validUntil: endOfDay(yesterday),
        receivedAt: startOfBusinessDate(addDays(yesterday, -30)),
      });
    },
  },
  "coupon-locked": {
    sentence: "The coupon in hand is held by an order that waits to be paid.",
    prepare(world) {
      const user = scenarioUser(world);
      const coupon = couponFor(world, user, {});
      orderFor(world, user, world.startedAt - 2 * minute, defaultSelection, coupon);
    },
  },
  "one-month-bought": {
    sentence: "The one-month online shop was bought in March: it cannot be bought again.",
    prepare(world) {
      const at = world.startedAt - 264 * day;
      payOrder(world, orderFor(world, scenarioUser(world), at, oneMonth), at + minute, true);
    },
  },
};

const oneMonth = { productNo: oneMonthShop, quantity: 1, years: 1, users: 0, stores: 0 } as const;

/** Paid three days ago, money asked back two hours ago. */
function refundedOrder(world: World) {
  const at = world.startedAt - 3 * day;
  const order = orderFor(world, scenarioUser(world), at, {
    ...defaultSelection,
    productNo: "ZHJXH-RET",
    stores: 0,
    years: 1,
  });
  payOrder(world, order, at + 2 * minute, true);
  const paid = orderNow(world, order);
  return requestRefund(world, paid, paid.finalFen, world.startedAt - 2 * hour) ?? paid;
}

const oldStates: readonly OrderState[] = [
  ...Array.from({ length: 14 }, () => "activated" as const),
  "cancelled",
  "cancelled",
  "expired",
  "expired",
  "refunding",
  "refunded",
];

/** One order of some day of the last three years; its licence is long over. */
function oldOrder(world: World, userId: string, index: number) {
  const random = world.random(`many orders ${index}`);
  const daysAgo = 5 + Math.floor((index * 3 * 365) / 500);
  const product = random.pick(["KDZHJ01-STD", "KDZHJ01-PRO", "ZHJXH-RET", "ZHWD-H5", "WXHYK-CARD"]);
  const isProfessional = product === "KDZHJ01-PRO";
  return sampleOrder(
    {
      orderId: 60_001 + index,
      userId,
      productNo: productIn(world.variant, product),
      at:
        startOfBusinessDate(addDays(businessDate(world.startedAt), -daysAgo)) + random.integer(8, 20) * hour,
      state: random.pick(oldStates),
    },
    {
      licenceId: 300_001 + index,
      years: random.integer(1, 3),
      stores: isProfessional ? random.integer(0, 3) : 0,
      users: isProfessional ? random.integer(0, 5) : 0,
    },
  );
}

/** An order of two minutes ago, with a payment started a minute later. */
function orderWithPaymentAttempt(world: World, state: "confirming" | "failed" | "unknown"): void {
  const order = orderFor(world, scenarioUser(world), world.startedAt - 2 * minute);
  attemptPayment(world, order, world.startedAt - minute, state);
}
