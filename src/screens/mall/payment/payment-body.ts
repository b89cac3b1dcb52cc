import { currentOrigin } from "../../../platform/address";
import type { Client } from "../../../platform/client-type";
import { readMessengerVisit } from "../../../platform/messenger-visit";
import { payTypes } from "../../../rules/limits";
import { payAddress } from "../../../shared/routing/addresses";
import type { PaymentRequest } from "./machine/payment-state";
import type { PaymentMethod } from "./payment-methods";

/** What is sent to begin a payment: who pays where the messenger asks for it, and where the mini-program comes back to. */
export function paymentBody(
  orderNo: string,
  payType: PaymentMethod["payType"],
  client: Client,
): PaymentRequest {
  const isInApp = payType === payTypes.messengerOrApp && client.ownApp !== null;
  return {
    orderNo,
    payType,
    ...payerOf(payType, isInApp),
    ...(payType === payTypes.miniProgram && { returnUrl: currentOrigin() + payAddress(orderNo) }),
    ...(isInApp && { isInApp }),
  };
}

/** Who pays, as far as this visit knows it and the method needs it. */
export function payerOf(payType: PaymentMethod["payType"], isInApp: boolean): Pick<PaymentRequest, "openid"> {
  const isMessengers = payType === payTypes.messenger || payType === payTypes.messengerOrApp;
  const openid = isMessengers && !isInApp ? readMessengerVisit().openid : null;
  return openid === null ? {} : { openid };
}
