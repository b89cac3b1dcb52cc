import { useQuery } from "@tanstack/react-query";
import { orderQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import type { SentRequest } from "./checkout-draft";
import type { PendingOrder } from "./use-place-order";

type Order = components["schemas"]["Order"];

/** The order of the current request. */
export interface PlacedOrder {
  readonly orderNo: string;
  /** Undefined until it was read. */
  readonly order: Order | undefined;
}

/**
 * The order that this request already created; null for none. Without an answer, the unpaid order that locks the
 * request's coupon is that order: a coupon is locked by one order only.
 */
export function usePlacedOrder(
  pendingOrder: Pick<PendingOrder, "intent"> | null,
  sent: SentRequest | null,
  unpaidOrderNo: string | null,
): PlacedOrder | null {
  const sentRequest = pendingOrder !== null && sent?.intent === pendingOrder.intent ? sent : null;
  const isUncertain = sentRequest !== null && sentRequest.orderNo === null && sentRequest.couponId !== null;
  const orderNo = sentRequest?.orderNo ?? (isUncertain ? unpaidOrderNo : null);
  const { data } = useQuery({ ...orderQuery(orderNo ?? ""), enabled: orderNo !== null });
  if (orderNo === null) return null;
  if (isUncertain && data?.coupon?.couponId !== sentRequest.couponId) return null;
  return { orderNo, order: data };
}
