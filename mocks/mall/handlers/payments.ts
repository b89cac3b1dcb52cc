import type { components, operations } from "../../../src/generated/mall";
import { currencyOf } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { yuan } from "../../business/money";
import { orderTable } from "../../business/orders";
import {
  closePayments,
  createPayment,
  isUncertain,
  newestPayment,
  paymentTable,
} from "../../business/payments";
import { keyUsed, notFound } from "../../business/refusals";
import type { OrderRow } from "../../business/rows/orders";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { titleOf } from "../rules/describe-order";
import { describePayment, describeStartedPayment } from "../rules/describe-payment";
import { hasSettlementPrice } from "../rules/eligibility";
import { orderClosed } from "../rules/order-closed";
import { notEligible } from "../rules/order-selection";
import { mayPay, paymentMethods } from "../rules/payment-methods";
import { followPayment, paymentOutcome } from "../rules/settle-payment";
import { businessRefusal, keyedRefusal } from "../texts/business-refusal";
import { licenceTexts } from "../texts/licences";
import { paymentRefusals, payNotes, payTypeNames } from "../texts/payments";
import { orderClosedTexts } from "../texts/transfer";

type Payments = "getPaymentOrder" | "createPayment";

/** Amounts due, and starting payments. Only the order is evidence that money arrived. */
export const paymentHandlers: Pick<Handlers<operations>, Payments> = {
  getPaymentOrder: (request) =>
    withUser(request, (user) => {
      const { query, now, locale, world } = request;
      const order = orderOf(world, user.userId, query.orderNo);
      if (!order) return refuse(notFound(locale, licenceTexts.noOrder));
      const payment = newestPayment(world, order.orderId);
      const methods =
        order.state === "unpaid" ? paymentMethods(order, user.openid !== null, world.variant) : [];
      return ok({
        orderNo: order.orderNo,
        orderId: order.orderId,
        title: titleOf(world, order, locale),
        state: order.state,
        currency: currencyOf(world.variant),
        finalAmount: yuan(order.finalFen),
        unpaidDeadline: rfc3339(order.unpaidDeadline),
        serverTime: rfc3339(now),
        payTypes: methods.map(({ payType, isAvailable, needsOpenid, note }) => ({
          payType,
          name: payTypeNames[payType][locale],
          isAvailable,
          needsOpenid,
          note: payNotes[note][locale],
        })),
        payment: payment ? describePayment(world, payment, order.orderNo, locale) : null,
      });
    }),

  createPayment: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const order = orderOf(world, user.userId, body.orderNo);
      if (!order) return refuse(notFound(locale, licenceTexts.noOrder));
      const scope = `createPayment ${user.userId}`;
      const key = findKey(world, scope, headers["Idempotency-Key"], body);
      if (key.kind === "other") return refuse(keyUsed(locale));
      const created = key.kind === "made" ? world.table(paymentTable).get(key.created) : undefined;
      if (created) return ok(describeStartedPayment(world, created, order, locale));
      const closed = orderClosed(order.state);
      if (closed !== null) return refuse(businessRefusal(closed, locale, orderClosedTexts[closed]));
      if (!mayPay(order, body.payType, hasSettlementPrice(user), world.variant))
        return refuse(notEligible(locale));
      // A payer bound to the account need not be named again.
      const openid = body.openid ?? user.openid;
      if (needsOpenid(body) && openid === null)
        return refuse(businessRefusal(60022, locale, paymentRefusals.openidMissing));
      const before = newestPayment(world, order.orderId);
      if (before && isUncertain(before))
        return refuse(businessRefusal(60021, locale, paymentRefusals.pending));
      if (paymentOutcome(world) === "refusedAtStart")
        return refuse(keyedRefusal(60020, locale, paymentRefusals.failed, "pay.failed"));
      closePayments(world, order.orderId, now);
      const payment = createPayment(
        world,
        {
          orderId: order.orderId,
          payType: body.payType,
          amountFen: order.finalFen,
          openid,
          ...(body.returnUrl !== undefined && { returnUrl: body.returnUrl }),
        },
        now,
      );
      const waiting = followPayment(world, payment, order);
      storeKey(world, scope, headers["Idempotency-Key"], body, payment.paymentNo);
      return ok(describeStartedPayment(world, payment, waiting, locale));
    }),
};

/** An order of an account; undefined for an unknown or another user's. */
function orderOf(world: World, userId: string, orderNo: string): OrderRow | undefined {
  const order = world.table(orderTable).by("orderNo", orderNo)[0];
  return order?.userId === userId ? order : undefined;
}

/** The messenger asks who pays; the product's own app knows it by itself. */
function needsOpenid({ payType, isInApp }: components["schemas"]["PaymentRequest"]): boolean {
  return payType === 26 || (payType === 30 && !isInApp);
}
