import type { components } from "../../../generated/mall";
import type { Client } from "../../../platform/client-type";
import type { Variant } from "../../../platform/variant";
import { payTypes } from "../../../rules/limits";
import { variantTerms } from "../../../rules/variant-terms";

export type PaymentMethod = components["schemas"]["PayWay"];

/** Every way there is, those of an app before those that can be used everywhere. */
export const allPayTypes: readonly PaymentMethod["payType"][] = [26, 30, 36, 37, 38, 39];

/** Whether a payment method can be used, needs its app to open the page first, or is closed. */
export type PaymentMethodStatus = "open" | "elsewhere" | "closed";

/** The server knows whether the payer may pay so; only the page knows which app it is in. */
export function paymentMethodStatus(
  { payType, isAvailable, needsOpenid }: PaymentMethod,
  client: Client,
): PaymentMethodStatus {
  if (!isHere(payType, client)) return "elsewhere";
  // In the own app the payer is known without the messenger.
  const isKnown = needsOpenid && payType === payTypes.messengerOrApp && client.ownApp !== null;
  return isAvailable || isKnown ? "open" : "closed";
}

export interface OfferedPaymentMethod {
  readonly paymentMethod: PaymentMethod;
  readonly status: PaymentMethodStatus;
}

/**
 * The ways as they are offered: those that can be used here first, and of them the app's own before a code, which a
 * phone cannot scan from its own screen.
 */
export function offeredPaymentMethods(
  paymentMethods: readonly PaymentMethod[],
  client: Client,
): OfferedPaymentMethod[] {
  const offered = paymentMethods.map((paymentMethod) => ({
    paymentMethod,
    status: paymentMethodStatus(paymentMethod, client),
  }));
  const isOpen = (payType: number) =>
    offered.some(({ paymentMethod, status }) => paymentMethod.payType === payType && status === "open");
  // In the messenger both open the same sheet.
  const isDouble = isOpen(payTypes.messenger) && isOpen(payTypes.messengerOrApp);
  return offered
    .filter(({ paymentMethod }) => !isDouble || paymentMethod.payType !== payTypes.messengerOrApp)
    .sort(
      (left, right) =>
        Number(left.status !== "open") - Number(right.status !== "open") ||
        (left.status === "open"
          ? place(left.paymentMethod.payType, client) - place(right.paymentMethod.payType, client)
          : 0),
    );
}

function place(payType: PaymentMethod["payType"], { isMiniProgram }: Client): number {
  return isMiniProgram && payType === payTypes.miniProgram ? -1 : allPayTypes.indexOf(payType);
}

function isHere(payType: number, { messenger, isMiniProgram, isPaymentApp, ownApp }: Client): boolean {
  switch (payType) {
    case payTypes.messenger:
      return messenger !== null;
    case payTypes.miniProgram:
      return isMiniProgram;
    case payTypes.messengerOrApp:
      return messenger !== null || ownApp !== null;
    case payTypes.paymentApp:
      return isPaymentApp;
    default:
      return true;
  }
}

/** Whether a way takes an app around the page: what is said of it then says which. */
export function needsApp(payType: PaymentMethod["payType"]): boolean {
  return Object.values<number>(payTypes).includes(payType);
}

/** The ways of an edition that can be used in this client before an order is there; the server may close some of them later. */
export function usablePayTypes(client: Client, variant: Variant): PaymentMethod["payType"][] {
  // In the messenger 26 and 30 are the same; in the own app it is 30.
  const double = client.ownApp === null ? payTypes.messengerOrApp : payTypes.messenger;
  const offered = variantTerms[variant].payTypes;
  return allPayTypes
    .filter((payType) => offered.includes(payType) && payType !== double && isHere(payType, client))
    .sort((left, right) => place(left, client) - place(right, client));
}
