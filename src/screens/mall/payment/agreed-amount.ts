import type { Order } from "./machine/payment-state";

/**
 * The amount that was on screen when the order was placed, where the order came to another: a promotion ended or a price
 * changed in between. Null where they are equal, or the payer did not come from placing the order.
 * @param state what the navigation to the page carried
 */
export function amountBefore(state: unknown, { finalAmount }: Pick<Order, "finalAmount">): string | null {
  if (typeof state !== "object" || state === null || !("agreedAmount" in state)) return null;
  const { agreedAmount } = state;
  if (typeof agreedAmount !== "string" || Number(agreedAmount) === Number(finalAmount)) return null;
  return agreedAmount;
}
