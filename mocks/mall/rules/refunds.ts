import { durations } from "../../../src/rules/limits";
import { giveLicences, revokeLicences } from "../../business/licence-changes";
import { sendMessage } from "../../business/messages";
import { amountWithUnit } from "../../business/money";
import { moveOrder, orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import { userTable } from "../../business/users";
import type { World } from "../../world/world";
import { type RefundOutcome, refundSettles } from "../state/orders";
import { refundedMessage } from "../texts/payments";

/** How long a refund is looked at before the money goes back. */
export const refundTime = durations.day;

/** Asks for money back: the order is being refunded until that is decided. Undefined when it cannot be. */
export function requestRefund(
  world: World,
  { orderId }: OrderRow,
  amountFen: number,
  at: number,
): OrderRow | undefined {
  const refund = { amountFen, requestedAt: at, refundedAt: null };
  const order = moveOrder(world, orderId, "refunding", at, { refund });
  if (order) refundSettles.schedule(world, at + refundTime, { orderId, outcome: "refunded" });
  return order;
}

/**
 * Decides over a refund. When all the money goes back, the licences end or lose what was added; a part leaves them.
 * A refused refund leaves the order activated.
 */
export function settleRefund(world: World, orderId: number, outcome: RefundOutcome, at: number): void {
  refundSettles.cancel(world, (subject) => subject.orderId === orderId);
  const order = world.table(orderTable).get(orderId);
  if (order?.state !== "refunding") return;
  const amountFen = order.refund?.amountFen ?? order.finalFen;
  if (outcome === "refused") {
    // What was not activated before money was asked back is now.
    const given = order.activatedAt === null ? giveLicences(world, order, at) : {};
    moveOrder(world, orderId, "activated", at, { ...given, refund: null });
    return;
  }
  const requestedAt = order.refund?.requestedAt ?? at;
  moveOrder(world, orderId, "refunded", at, { refund: { amountFen, requestedAt, refundedAt: at } });
  if (amountFen === order.finalFen) revokeLicences(world, order, at);
  const phone = order.contact?.phone ?? world.table(userTable).get(order.userId)?.phone;
  const text = refundedMessage(order.orderNo, amountWithUnit(amountFen, world.variant));
  if (phone) sendMessage(world, { kind: "sms", to: phone, text, code: null, at });
}
