import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { dateTimeDigits } from "../../business/numbers";
import type { OrderRow } from "../../business/rows/orders";
import type { PaymentRow } from "../../business/rows/payments";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { failReasonText, payTypeNames } from "../texts/payments";
import { accountTail, bankAccount, transferReference } from "./bank-transfer";

type Schemas = components["schemas"];

/** A payment as the contract writes it. */
export function describePayment(
  { variant }: Pick<World, "variant">,
  payment: PaymentRow,
  orderNo: string,
  locale: Locale,
): Schemas["Payment"] {
  const { paymentNo, payType, state, failReason } = payment;
  return {
    paymentNo,
    orderNo,
    payType,
    payTypeName: payTypeNames[payType][locale],
    state,
    currency: currencyOf(variant),
    amount: yuan(payment.amountFen),
    createdAt: rfc3339(payment.createdAt),
    handedOverAt: timeOrNull(payment.handedOverAt),
    confirmingAt: timeOrNull(payment.confirmingAt),
    settledAt: timeOrNull(payment.settledAt),
    failReason: failReason === null ? null : failReasonText(failReason)[locale],
  };
}

/** A payment with what its way needs, the same whenever it is asked for again. */
export function describeStartedPayment(
  world: World,
  payment: PaymentRow,
  order: OrderRow,
  locale: Locale,
): Schemas["StartedPayment"] {
  const payload = payloadOf(world, payment, order, locale);
  return { ...describePayment(world, payment, order.orderNo, locale), payload };
}

function payloadOf(
  world: World,
  payment: PaymentRow,
  order: OrderRow,
  locale: Locale,
): Schemas["StartedPayment"]["payload"] {
  const { paymentNo, payType, createdAt } = payment;
  const random = world.random(`payment ${paymentNo}`);
  switch (payType) {
    case 26:
    case 30: {
      const time = String(Math.floor(createdAt / 1000));
      return {
        kind: "messenger",
        appId: "wx0000000000000000",
        timestamp: time,
        timeStamp: time,
        nonceStr: random.token(16).toUpperCase(),
        package: `prepay_id=sample${dateTimeDigits(createdAt)}`,
        signType: "RSA",
        // Not verified: the mock messenger accepts everything.
        paySign: "c2FtcGxlLXNpZ25hdHVyZQ==",
      };
    }
    case 36:
      return { kind: "paymentApp", tradeNo: `${dateTimeDigits(createdAt)}${random.digits(14)}` };
    case 37:
      return { kind: "miniProgram", url: `/mini/pay/index?paymentNo=${paymentNo}` };
    case 38:
      return {
        kind: "scan",
        codeUrl: `stockbook-pay://scan/${paymentNo}`,
        expiresAt: rfc3339(order.unpaidDeadline),
      };
    case 39:
      return {
        kind: "bankTransfer",
        accountName: bankAccount.accountName[locale],
        bankName: bankAccount.bankName[locale],
        accountTail,
        reference: transferReference(order.orderNo),
        amount: yuan(payment.amountFen),
      };
  }
}

function timeOrNull(instant: number | null): string | null {
  return instant === null ? null : rfc3339(instant);
}
