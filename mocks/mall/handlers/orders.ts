import type { operations } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { findKey, storeKey } from "../../business/idempotency";
import { moveOrder, orderTable } from "../../business/orders";
import { isUncertain, newestPayment } from "../../business/payments";
import { placeOrder } from "../../business/place-order";
import { forbidden, keyUsed, notFound } from "../../business/refusals";
import type { OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { activateInTime } from "../rules/activation";
import { buyerOf } from "../rules/buyer";
import { describeOrder } from "../rules/describe-order";
import { orderClosed } from "../rules/order-closed";
import { detailsOf, pricedWithCoupon } from "../rules/order-details";
import { selectionOf } from "../rules/order-selection";
import { businessRefusal } from "../texts/business-refusal";
import { licenceTexts } from "../texts/licences";
import { paymentRefusals } from "../texts/payments";
import { notCancelled } from "../texts/refused-orders";

type Orders = "createOrder" | "getOrder" | "cancelOrder";

/** Orders are made, read and cancelled; everything else happens to them by paying and by time. */
export const orderHandlers: Pick<Handlers<operations>, Orders> = {
  createOrder: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const scope = `createOrder ${user.userId}`;
      const key = findKey(world, scope, headers["Idempotency-Key"], body);
      if (key.kind === "other") return refuse(keyUsed(locale));
      if (key.kind === "made") {
        const created = world.table(orderTable).get(Number(key.created));
        if (created) return ok(described(world, user, created, now, locale));
      }
      const buyer = { ...buyerOf(world, user), user };
      const selected = selectionOf(body, { world, buyer, now, locale });
      if ("refusal" in selected) return selected.refusal;
      const details = detailsOf(world, user.userId, body, locale);
      if ("refusal" in details) return details.refusal;
      const couponId = body.kind === "addUsers" ? null : (body.couponId ?? null);
      const priced = pricedWithCoupon(selected.selection, couponId, buyer, now, locale);
      if ("refusal" in priced) return priced.refusal;
      const { note = "", origin = 6, packOrigin = "site" } = body;
      const facts = { ...details.details, userId: user.userId, couponId, note, origin, packOrigin };
      const order = placeOrder(world, { ...selected.selection, ...facts, quote: priced.quote }, now);
      if (order.state === "paid") activateInTime(world, order.orderId, now);
      storeKey(world, scope, headers["Idempotency-Key"], body, order.orderId);
      return ok(described(world, user, order, now, locale));
    }),

  getOrder: (request) =>
    withUser(request, (user) => {
      const { path, now, locale, world } = request;
      const order = world.table(orderTable).by("orderNo", path.orderRef)[0];
      if (order?.userId !== user.userId) return refuse(notFound(locale, licenceTexts.noOrder));
      return ok(described(world, user, order, now, locale));
    }),

  cancelOrder: (request) =>
    withUser(request, (user) => {
      const { path, query, now, locale, world } = request;
      if (query.userId !== user.userId) return refuse(forbidden(locale));
      const order = world.table(orderTable).get(path.orderRef);
      if (order?.userId !== user.userId) return refuse(notFound(locale, licenceTexts.noOrder));
      const closed = orderClosed(order.state);
      if (closed !== null) return refuse(businessRefusal(closed, locale, notCancelled[closed]));
      const payment = newestPayment(world, order.orderId);
      if (payment && isUncertain(payment))
        return refuse(businessRefusal(60021, locale, paymentRefusals.pending));
      moveOrder(world, order.orderId, "cancelled", now);
      return ok(described(world, user, order, now, locale));
    }),
};

/** The order as it is now. */
function described(world: World, user: UserRow, { orderId }: OrderRow, now: number, locale: Locale) {
  const order = world.table(orderTable).get(orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return describeOrder(order, { ...buyerOf(world, user), user }, { world, now, locale });
}
