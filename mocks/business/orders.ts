import { defineTable } from "../world/define-table";
import { defineEvent } from "../world/events";
import type { World } from "../world/world";
import { couponState, couponTable, freeCoupon, spendCoupon } from "./coupons";
import { sampleOrders } from "./data/orders";
import { closePayments } from "./payments";
import { restoreStock } from "./promotions";
import type { OrderRow, OrderState } from "./rows/orders";

/** Which state an order may go to. Nothing else happens to an order. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  unpaid: ["paid", "cancelled", "expired"],
  paid: ["activated", "refunding"],
  activated: ["refunding"],
  refunding: ["refunded", "activated"],
  cancelled: [],
  expired: [],
  refunded: [],
};

export const orderTable = defineTable("business.orders", {
  id: (row: OrderRow) => row.orderId,
  order: (left, right) => right.createdAt - left.createdAt || right.orderId - left.orderId,
  indexes: {
    orderNo: { key: (row) => row.orderNo },
    user: { key: (row) => row.userId },
    licence: { key: (row) => row.licenceIds },
  },
  seed: sampleOrders,
});

/** Above every order of the sample world. */
export const firstOrderId = 90_511;

/** The unpaid order's time is over. */
export const orderExpires = defineEvent<{ readonly orderId: number }>("order.expires");
/** The money is there. Licences are made, shares and awards earned by those who react. */
export const orderPaid = defineEvent<{ readonly orderId: number }>("order.paid");
/** The licences of a paid order are ready. */
export const orderActivated = defineEvent<{ readonly orderId: number }>("order.activated");
/** Cancelled by the user or expired: what it held is free again. */
export const orderClosed = defineEvent<{ readonly orderId: number }>("order.closed");
/** Money was given back; shares and awards are taken back by those who react. `amountFen` of what was paid. */
export const orderRefunded = defineEvent<{ readonly orderId: number; readonly amountFen: number }>(
  "order.refunded",
);

/**
 * Moves an order along its state table, records its history and publishes the event. Its resources follow at once:
 * the coupon is used or released, promotion stock is restored, payments whose outcome is known are closed. Undefined, without
 * effect, when the table lacks the transition.
 */
export function moveOrder(
  world: World,
  orderId: number,
  state: OrderState,
  at: number,
  facts: Partial<OrderRow> = {},
): OrderRow | undefined {
  const orders = world.table(orderTable);
  const before = orders.get(orderId);
  if (!before || !orderTransitions[before.state].includes(state)) return undefined;
  const after = orders.update(orderId, {
    ...facts,
    state,
    history: [...before.history, { state, at }],
    ...(state === "paid" && { paidAt: at }),
    ...(state === "activated" && before.activatedAt === null && { activatedAt: at }),
    ...((state === "cancelled" || state === "expired" || state === "refunded") && { closedAt: at }),
  });
  if (before.state === "unpaid") orderExpires.cancel(world, (subject) => subject.orderId === orderId);
  settleHoldings(world, after, at);
  if (state === "paid") orderPaid.schedule(world, at, { orderId });
  if (state === "activated" && before.state === "paid") orderActivated.schedule(world, at, { orderId });
  if (state === "cancelled" || state === "expired") orderClosed.schedule(world, at, { orderId });
  if (state === "refunded")
    orderRefunded.schedule(world, at, { orderId, amountFen: after.refund?.amountFen ?? after.finalFen });
  return after;
}

function settleHoldings(world: World, order: OrderRow, at: number): void {
  const { orderId, state, couponId, promotionAlias, refund, finalFen } = order;
  const coupon = couponId === null ? undefined : world.table(couponTable).get(couponId);
  if (state === "paid" && coupon) spendCoupon(world, coupon.couponId, at);
  if (state === "cancelled" || state === "expired") {
    if (coupon) freeCoupon(world, coupon.couponId);
    if (promotionAlias !== null) restoreStock(world, { ...order, alias: promotionAlias }, order.quantity);
    closePayments(world, orderId, at);
  }
  const isWhole = state === "refunded" && (refund === null || refund.amountFen === finalFen);
  // An expired coupon stays used.
  if (isWhole && coupon && couponState({ ...coupon, usage: "unused" }, at) === "unused")
    freeCoupon(world, coupon.couponId);
}

/** Whether money was received for it and not given back. */
export function isPaid({ state }: Pick<OrderRow, "state">): boolean {
  return state === "paid" || state === "activated" || state === "refunding";
}
