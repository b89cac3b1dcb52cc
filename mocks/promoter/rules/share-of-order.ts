import type { OrderRow } from "../../business/rows/orders";
import { shareOrderKinds, shareRateOf } from "./share-rates";
import { holdEnd, type ShareRow, shareAmount } from "./shares";

/** What a share knows of its order, and of the customer and the partner. */
export interface EarnedOrder
  extends Pick<
    OrderRow,
    "orderNo" | "productNo" | "serviceNumber" | "kind" | "years" | "users" | "finalFen"
  > {
  readonly partnerId: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly paidAt: number;
}

/**
 * The share of an order by its kind and service, without its number; undefined where nothing is shared: no rate, or
 * nothing paid.
 */
export function shareOfOrder(order: EarnedOrder): Omit<ShareRow, "shareId"> | undefined {
  const orderKind = shareOrderKinds[order.kind];
  const rate = shareRateOf(orderKind, order.serviceNumber);
  if (!rate || order.finalFen <= 0) return undefined;
  return {
    partnerId: order.partnerId,
    kind: "share",
    orderNo: order.orderNo,
    customerId: order.customerId,
    customerName: order.customerName,
    orderKind,
    productNo: order.productNo,
    count: order.kind === "addUsers" ? order.users : order.years,
    baseFen: order.finalFen,
    ratePercent: rate.ratePercent,
    amountFen: shareAmount(order.finalFen, rate.ratePercent),
    earnedAt: order.paidAt,
    holdUntil: holdEnd(order.paidAt, rate.holdDays),
    reversedId: null,
  };
}

/** Whether an order is bought at a settlement price: its margin is the agent's already. */
export function hasSettlementPrice({ lines }: Pick<OrderRow, "lines">): boolean {
  return lines.some(({ kind }) => kind === "settlement");
}
