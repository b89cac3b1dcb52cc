import { defineTable } from "../../world/define-table";
import { defineEvent } from "../../world/events";

/** The licences of a paid order are made; at once unless this world is slow at it. */
export const orderActivates = defineEvent<{ readonly orderId: number }>("order.activates");

/** The decision over a refund: the money is returned, or the order stays. */
export const refundSettles = defineEvent<{ readonly orderId: number; readonly outcome: RefundOutcome }>(
  "order.refund-settles",
);

export type RefundOutcome = "refunded" | "refused";

/** How long paid orders wait until they are activated, in milliseconds; chosen by a scenario, otherwise not at all. */
export const activationTable = defineTable("mall.activation", {
  id: (row: { readonly id: "activation"; readonly wait: number }) => row.id,
});
