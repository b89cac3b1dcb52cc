import type { components } from "../../generated/mall";

type RefundedOrder = Pick<components["schemas"]["Order"], "kind" | "state" | "finalAmount" | "refund">;

/**
 * What a refund did to the service: it ended with the order that had bought it, is again what it was before a renewal,
 * an upgrade or more users, or goes on where a part alone was paid back. Null for orders that are not refunded.
 */
export function refundEffect(order: RefundedOrder): "ended" | "reverted" | "kept" | null {
  if (order.state !== "refunded") return null;
  if (order.refund !== null && order.refund.amount !== order.finalAmount) return "kept";
  return order.kind === "buy" ? "ended" : "reverted";
}
