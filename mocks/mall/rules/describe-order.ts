import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { currencyOf, skuOf } from "../../business/catalogue";
import { licenceTable } from "../../business/licences";
import { yuan } from "../../business/money";
import { newestPayment } from "../../business/payments";
import type { OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { isOnSale } from "../state/goods";
import { invoiceOfOrder } from "../state/invoices";
import { orderTitle, productName } from "../texts/orders";
import type { Buyer } from "./buyer";
import { couponName, describeUsedCoupon } from "./describe-coupon";
import { describeInvoice } from "./describe-invoice";
import { describePayment } from "./describe-payment";
import { describeLine } from "./describe-quote";
import { purchaseObstacle, roleObstacle } from "./eligibility";
import { orderActions } from "./order-actions";

type Schemas = components["schemas"];

interface CallContext {
  readonly world: World;
  readonly now: number;
  readonly locale: Locale;
}

/** An order of a buyer's as the contract writes it, with everything that belongs to it. */
export function describeOrder(
  order: OrderRow,
  buyer: Buyer & { readonly user: UserRow },
  { world, now, locale }: CallContext,
): Schemas["Order"] {
  const { orderId, orderNo, couponId } = order;
  const payment = newestPayment(world, orderId);
  const invoice = invoiceOfOrder(world, orderId);
  const named = couponId === null ? undefined : couponName(world, couponId, locale);
  const canBuyAgain = canOrderAgain(world, order, buyer);
  return {
    orderId,
    orderNo,
    userId: order.userId,
    kind: order.kind,
    state: order.state,
    serviceNumber: order.serviceNumber,
    productNo: order.productNo,
    title: titleOf(world, order, locale),
    level: order.level,
    quantity: order.quantity,
    years: order.years,
    users: order.users,
    stores: order.stores,
    userTotal: order.userTotal,
    storeTotal: order.storeTotal,
    lines: order.lines.map((line) => describeLine(line, locale, named)),
    currency: currencyOf(world.variant),
    originalPrice: yuan(order.originalFen),
    price: yuan(order.originalFen - order.discountFen),
    discountAmount: yuan(order.discountFen),
    couponAmount: yuan(order.couponFen),
    finalAmount: yuan(order.finalFen),
    payType: payTypeOf(order),
    coupon: describeUsedCoupon(world, couponId, order.couponFen, locale),
    contact: order.contact && { ...order.contact },
    invoiceWish: order.invoiceWish && { ...order.invoiceWish },
    invoice: invoice ? describeInvoice(world, invoice, orderNo, locale) : null,
    payment: payment ? describePayment(world, payment, orderNo, locale) : null,
    target: describeTarget(world, order),
    licence: describeLicence(order, locale),
    refund: order.refund && {
      amount: yuan(order.refund.amountFen),
      requestedAt: rfc3339(order.refund.requestedAt),
      refundedAt: timeOrNull(order.refund.refundedAt),
    },
    note: order.note,
    origin: order.origin,
    createdAt: rfc3339(order.createdAt),
    unpaidDeadline: rfc3339(order.unpaidDeadline),
    paidAt: timeOrNull(order.paidAt),
    activatedAt: timeOrNull(order.activatedAt),
    closedAt: timeOrNull(order.closedAt),
    history: order.history.map(({ state, at }) => ({ state, at: rfc3339(at) })),
    actions: orderActions(order, { payment, invoice, canBuyAgain }),
    serverTime: rfc3339(now),
  };
}

/** The ordered goods, in one line; for a term that ends with a licence, with its last day. */
export function titleOf(world: World, order: OrderRow, locale: Locale): string {
  const licence = order.srvId === null ? undefined : world.table(licenceTable).get(order.srvId);
  const expiresAt = order.licence?.expiresAt ?? licence?.expiresAt ?? null;
  return orderTitle(order, expiresAt === null ? null : businessDate(expiresAt), locale);
}

function describeTarget(world: World, { kind, srvId }: OrderRow): Schemas["Order"]["target"] {
  const licence = kind === "buy" || srvId === null ? undefined : world.table(licenceTable).get(srvId);
  return licence ? { srvId: licence.licenceId, shopName: licence.shopName } : null;
}

function describeLicence({ licence }: OrderRow, locale: Locale): Schemas["Order"]["licence"] {
  if (!licence) return null;
  return {
    srvId: licence.licenceId,
    name: productName(licence.productNo, locale),
    stores: licence.stores,
    users: licence.users,
    startsOn: businessDate(licence.startsAt),
    expiresOn: businessDate(licence.expiresAt),
  };
}

function canOrderAgain(world: World, order: OrderRow, buyer: Buyer & { readonly user: UserRow }): boolean {
  const sku = skuOf(order.productNo);
  if (!sku || !isOnSale(world, sku) || roleObstacle(buyer.user, order.kind)) return false;
  return purchaseObstacle(sku, order.quantity, order.kind, buyer) === null;
}

function payTypeOf({ payType }: OrderRow): Schemas["Order"]["payType"] {
  const known = [26, 30, 36, 37, 38, 39] as const;
  return known.find((type) => type === payType) ?? null;
}

function timeOrNull(instant: number | null): string | null {
  return instant === null ? null : rfc3339(instant);
}
