import { ordersQuery } from "../../../api/mall/queries";
import { pageSizes } from "../../../rules/limits";

/** A page of the orders that can have an invoice or have one, newest first. */
export function invoiceOrdersQuery(page: number) {
  const states = ["paid", "activated", "refunding", "refunded"] as const;
  return ordersQuery({ page, size: pageSizes.records, states: [...states] });
}
