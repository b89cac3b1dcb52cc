import type { Variant } from "../../../src/platform/variant";
import { variantTerms } from "../../../src/rules/variant-terms";
import type { OrderRow } from "../../business/rows/orders";
import type { PayType } from "../../business/rows/payments";
import type { payNotes } from "../texts/payments";

/** A way to pay an order as its payer has it. */
export interface PaymentMethod {
  readonly payType: PayType;
  readonly needsOpenid: boolean;
  readonly isAvailable: boolean;
  readonly note: keyof typeof payNotes;
}

const methods: readonly (Pick<PaymentMethod, "payType" | "needsOpenid" | "note"> & {
  readonly isPersonal: boolean;
})[] = [
  { payType: 38, needsOpenid: false, isPersonal: false, note: "none" },
  { payType: 26, needsOpenid: true, isPersonal: true, note: "inMessenger" },
  { payType: 30, needsOpenid: true, isPersonal: true, note: "inMessengerOrApp" },
  { payType: 36, needsOpenid: false, isPersonal: true, note: "inPaymentApp" },
  { payType: 37, needsOpenid: false, isPersonal: true, note: "inMiniProgram" },
  { payType: 39, needsOpenid: false, isPersonal: false, note: "transfer" },
];

/**
 * The ways to pay an order in an edition, in the order they are offered. A settlement price is paid by the agent's company: not from
 * somebody's own messenger or purse. Where the messenger does not know the payer yet, it has to be opened there first.
 */
export function paymentMethods(
  order: Pick<OrderRow, "lines">,
  hasOpenid: boolean,
  variant: Variant,
): PaymentMethod[] {
  const isSettlement = hasSettlement(order);
  return methodsOf(variant).map(({ payType, needsOpenid, note, isPersonal }) => {
    const isClosed = isSettlement && isPersonal;
    return {
      payType,
      needsOpenid,
      isAvailable: !isClosed && (!needsOpenid || hasOpenid),
      note: isClosed ? "notForSettlement" : note,
    };
  });
}

/**
 * Whether a user may pay an order this way in an edition; an agent whose ordering was closed meanwhile may not pay at
 * all.
 */
export function mayPay(
  order: Pick<OrderRow, "lines">,
  payType: PayType,
  isOrderingOpen: boolean,
  variant: Variant,
): boolean {
  const method = methodsOf(variant).find((one) => one.payType === payType);
  if (!method || !hasSettlement(order)) return method !== undefined;
  return isOrderingOpen && !method.isPersonal;
}

function methodsOf(variant: Variant) {
  const { payTypes } = variantTerms[variant];
  return methods.filter(({ payType }) => payTypes.includes(payType));
}

function hasSettlement({ lines }: Pick<OrderRow, "lines">): boolean {
  return lines.some(({ kind }) => kind === "settlement");
}
