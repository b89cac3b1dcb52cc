import { unpaidOrder } from "../../src/rules/business-limits";
import type { World } from "../world/world";
import type { Sku } from "./catalogue";
import { lockCoupon } from "./coupons";
import { datedNumber, nextNumber } from "./numbers";
import { firstOrderId, moveOrder, orderExpires, orderTable } from "./orders";
import type { Quote } from "./pricing";
import { promotionTable, takeStock } from "./promotions";
import type { OrderRow } from "./rows/orders";

/** What an order is made from; prices were settled before. */
export interface OrderSelection
  extends Pick<
    OrderRow,
    | "userId"
    | "kind"
    | "quantity"
    | "years"
    | "users"
    | "stores"
    | "userTotal"
    | "storeTotal"
    | "srvId"
    | "couponId"
    | "contact"
    | "invoiceWish"
    | "note"
    | "origin"
    | "packOrigin"
  > {
  readonly sku: Sku;
  readonly quote: Quote;
}

/**
 * Makes an unpaid order at a price: it holds its coupon and the pieces of its promotion, and expires by itself after
 * its deadline. An order of nothing is paid at once. `at` in milliseconds since 1970.
 */
export function placeOrder(world: World, { sku, quote, ...selection }: OrderSelection, at: number): OrderRow {
  const orderId = nextNumber(world, "order", firstOrderId);
  const unpaidDeadline = at + unpaidOrder.milliseconds;
  const order = world.table(orderTable).insert({
    ...selection,
    orderId,
    orderNo: datedNumber(world, "order number", at),
    state: "unpaid",
    serviceNumber: sku.serviceNumber,
    productNo: sku.productNo,
    level: sku.level,
    licenceIds: [],
    lines: quote.lines,
    originalFen: quote.originalFen,
    discountFen: quote.discountFen,
    couponFen: quote.couponFen,
    finalFen: quote.finalFen,
    payType: null,
    promotionAlias: quote.promotionAlias,
    createdAt: at,
    unpaidDeadline,
    paidAt: null,
    activatedAt: null,
    closedAt: null,
    refund: null,
    history: [{ state: "unpaid", at }],
  });
  if (selection.couponId !== null) lockCoupon(world, selection.couponId, orderId);
  holdStock(world, order);
  if (quote.finalFen === 0) return moveOrder(world, orderId, "paid", at) ?? order;
  orderExpires.schedule(world, unpaidDeadline, { orderId });
  return order;
}

function holdStock(world: World, { promotionAlias, productNo, years, quantity }: OrderRow): void {
  if (promotionAlias === null) return;
  const promotion = world
    .table(promotionTable)
    .by("alias", promotionAlias)
    .find((row) => row.productNo === productNo && row.years === years);
  if (promotion) takeStock(world, promotion, quantity);
}
