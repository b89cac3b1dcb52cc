import { moveOrder, orderExpires, orderPaid } from "../business/orders";
import { paymentMoves } from "../business/payments";
import type { Reaction } from "../world/events";
import { activateInTime, activateOrder } from "./rules/activation";
import { settleRefund } from "./rules/refunds";
import { applyPaymentState } from "./rules/settle-payment";
import { orderActivates, refundSettles } from "./state/orders";

/** What happens to orders and payments by itself. */
export const orderReactions: readonly Reaction[] = [
  orderExpires.react((world, { orderId }, at) => {
    moveOrder(world, orderId, "expired", at);
  }),
  paymentMoves.react((world, { paymentNo, to }, at) => applyPaymentState(world, paymentNo, to, at)),
  orderPaid.react((world, { orderId }, at) => activateInTime(world, orderId, at)),
  orderActivates.react((world, { orderId }, at) => activateOrder(world, orderId, at)),
  refundSettles.react((world, { orderId, outcome }, at) => settleRefund(world, orderId, outcome, at)),
];
