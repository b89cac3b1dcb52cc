import type { components, operations } from "../../../src/generated/mall";
import { lookUpKey, rememberKey } from "../../business/idempotency";
import { yuan } from "../../business/money";
import { type OrderRow, orderTable } from "../../business/orders";
import { beginPayment, closePayments, isInDoubt, newestPayment, paymentTable } from "../../business/payments";
import { keyUsed, notFound } from "../../business/refusals";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { titleOf } from "../rules/describe-order";
import { describePayment, describeStartedPayment } from "../rules/describe-payment";
import { hasSettlementPrice } from "../rules/eligibility";
import { orderClosed } from "../rules/order-closed";
import { notEligible } from "../rules/order-wish";
import { mayPay, payWays } from "../rules/pay-ways";
import { followPayment, paymentOutcome } from "../rules/settle-payment";
import { businessRefusal, keyedRefusal } from "../words/business-refusal";
import { licenceWords } from "../words/licences";
import { paymentRefusals, payNotes, payTypeNames } from "../words/payments";
import { orderClosedWords } from "../words/transfer";

type Payments = "getPaymentOrder" | "createPayment";

/** What is to be paid, and beginning to pay it. That money came is said by the order alone. */
export const paymentHandlers: Pick<Handlers<operations>, Payments> = {
  getPaymentOrder: (request) =>
    withUser(request, (user) => {
      const { query, now, locale, world } = request;
      const order = orderOf(world, user.userId, query.orderNo);
      if (!order) return refuse(notFound(locale, licenceWords.noOrder));
      const payment = newestPayment(world, order.orderId);
      const ways = order.state === "unpaid" ? payWays(order, user.openid !== null) : [];
      return ok({
        orderNo: order.orderNo,
        orderId: order.orderId,
        title: titleOf(world, order, locale),
        state: order.state,
        finalAmount: yuan(order.finalFen),
        unpaidDeadline: rfc3339(order.unpaidDeadline),
        serverTime: rfc3339(now),
        payTypes: ways.map(({ payType, isAvailable, needsOpenid, note }) => ({
          payType,
          name: payTypeNames[payType][locale],
          isAvailable,
          needsOpenid,
          note: payNotes[note][locale],
        })),
        payment: payment ? describePayment(payment, order.orderNo, locale) : null,
      });
    }),

  createPayment: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const order = orderOf(world, user.userId, body.orderNo);
      if (!order) return refuse(notFound(locale, licenceWords.noOrder));
      const scope = `createPayment ${user.userId}`;
      const key = lookUpKey(world, scope, headers["Idempotency-Key"], body);
      if (key.kind === "other") return refuse(keyUsed(locale));
      const made = key.kind === "made" ? world.table(paymentTable).get(key.made) : undefined;
      if (made) return ok(describeStartedPayment(world, made, order, locale));
      const closed = orderClosed(order.state);
      if (closed !== null) return refuse(businessRefusal(closed, locale, orderClosedWords[closed]));
      if (!mayPay(order, body.payType, hasSettlementPrice(user))) return refuse(notEligible(locale));
      // Who is bound to the account needs not be told again.
      const openid = body.openid ?? user.openid;
      if (needsOpenid(body) && openid === null)
        return refuse(businessRefusal(60022, locale, paymentRefusals.openidMissing));
      const before = newestPayment(world, order.orderId);
      if (before && isInDoubt(before)) return refuse(businessRefusal(60021, locale, paymentRefusals.pending));
      if (paymentOutcome(world) === "refusedAtStart")
        return refuse(keyedRefusal(60020, locale, paymentRefusals.failed, "pay.failed"));
      closePayments(world, order.orderId, now);
      const payment = beginPayment(
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
      rememberKey(world, scope, headers["Idempotency-Key"], body, payment.paymentNo);
      return ok(describeStartedPayment(world, payment, waiting, locale));
    }),
};

/** An order of an account; undefined for an unknown or somebody else's. */
function orderOf(world: World, userId: string, orderNo: string): OrderRow | undefined {
  const order = world.table(orderTable).by("orderNo", orderNo)[0];
  return order?.userId === userId ? order : undefined;
}

/** The messenger asks who pays; the product's own app knows it by itself. */
function needsOpenid({ payType, isInApp }: components["schemas"]["PaymentRequest"]): boolean {
  return payType === 26 || (payType === 30 && !isInApp);
}
