import type { components } from "../../../generated/mall";

export type Order = components["schemas"]["Order"];

/** Whether an order ended without being paid. */
export function isOrderClosed({ state }: Pick<Order, "state">): boolean {
  return state === "cancelled" || state === "expired";
}

/** Whether a payment of an unpaid order is under way: it can then be neither paid again nor cancelled. */
export function isPaymentUncertain({ state, actions }: Pick<Order, "state" | "actions">): boolean {
  return state === "unpaid" && !actions.includes("pay");
}
