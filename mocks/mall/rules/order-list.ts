import type { components, operations } from "../../../src/generated/mall";
import { businessDate } from "../../../src/rules/dates";
import { matchesSearch } from "../../../src/rules/search-text";
import { sum } from "../../business/money";
import type { OrderRow } from "../../business/rows/orders";

type Query = NonNullable<operations["listOrders"]["parameters"]["query"]>;

/**
 * The orders that fit a query, sorted by it; equal ones newest first. `orders` are newest first, `titleOf` returns
 * an order's title in the reader's language.
 */
export function findOrders(
  orders: readonly OrderRow[],
  { state = [], keyword, from, to, sort = "-createdAt" }: Query,
  titleOf: (order: OrderRow) => string,
): OrderRow[] {
  const found = orders.filter((order) => {
    const day = businessDate(order.createdAt);
    return (
      (state.length === 0 || state.includes(order.state)) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (keyword === undefined || textsOf(order, titleOf).some((text) => matchesSearch(text, keyword)))
    );
  });
  const sign = sort.startsWith("-") ? -1 : 1;
  const key = sort.endsWith("finalAmount") ? "finalFen" : "createdAt";
  return found.sort((left, right) => sign * (left[key] - right[key]));
}

/** What was received for these orders: paid and activated ones count. */
export function paidTotalFen(orders: readonly OrderRow[]): number {
  const paid = orders.filter(({ state }) => state === "paid" || state === "activated");
  return sum(paid.map(({ finalFen }) => finalFen));
}

/** How many orders there are in each state, and in all. */
export function countOrders(orders: readonly OrderRow[]): components["schemas"]["OrderCounts"] {
  const counts = {
    all: orders.length,
    unpaid: 0,
    paid: 0,
    activated: 0,
    cancelled: 0,
    expired: 0,
    refunding: 0,
    refunded: 0,
  };
  for (const { state } of orders) counts[state] += 1;
  return counts;
}

function textsOf(order: OrderRow, titleOf: (order: OrderRow) => string): string[] {
  const { orderNo, contact } = order;
  return [orderNo, titleOf(order), ...(contact ? [contact.name, contact.phone] : [])];
}
