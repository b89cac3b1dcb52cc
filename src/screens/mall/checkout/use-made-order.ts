import { useQuery } from "@tanstack/react-query";
import { orderQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import type { SentWish } from "./checkout-draft";
import type { Ordering } from "./use-order-making";

type Order = components["schemas"]["Order"];

/** The order that came of the wish in hand. */
export interface MadeOrder {
  readonly orderNo: string;
  /** Undefined until it was read. */
  readonly order: Order | undefined;
}

/**
 * The order that was made of this wish already; null for none. Where the answer was lost, the unpaid order that holds
 * the very coupon the wish was sent with is that order: a coupon is held by one order alone.
 */
export function useMadeOrder(
  ordering: Pick<Ordering, "intent"> | null,
  sent: SentWish | null,
  unpaidOrderNo: string | null,
): MadeOrder | null {
  const wish = ordering !== null && sent?.intent === ordering.intent ? sent : null;
  const isInDoubt = wish !== null && wish.orderNo === null && wish.couponId !== null;
  const orderNo = wish?.orderNo ?? (isInDoubt ? unpaidOrderNo : null);
  const { data } = useQuery({ ...orderQuery(orderNo ?? ""), enabled: orderNo !== null });
  if (orderNo === null) return null;
  if (isInDoubt && data?.coupon?.couponId !== wish.couponId) return null;
  return { orderNo, order: data };
}
