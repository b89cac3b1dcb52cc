import type { OrderState } from "../../business/rows/orders";

/** Why an order cannot be paid any more, as the contract's errcode; null while it waits to be paid. */
export function orderClosed(state: OrderState): 60010 | 60011 | 60012 | 60013 | null {
  switch (state) {
    case "unpaid":
      return null;
    case "paid":
    case "activated":
      return 60010;
    case "cancelled":
      return 60011;
    case "expired":
      return 60012;
    case "refunding":
    case "refunded":
      return 60013;
  }
}
