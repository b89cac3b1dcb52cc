import type { LicenceCode } from "../../business/catalogue";
import type { OrderKind } from "../../business/rows/orders";

export type ShareOrderKind = "purchase" | "renewal" | "addition" | "upgrade";

export interface ShareRate {
  readonly orderKind: ShareOrderKind;
  readonly code: LicenceCode;
  readonly ratePercent: number;
  /** How long a share stays on hold. */
  readonly holdDays: number;
}

/** What is shared of an order, by kind and service. What is not in the list earns nothing. */
export const shareRates: readonly ShareRate[] = [
  rate("purchase", "KDZHJ01", 20, 30),
  rate("renewal", "KDZHJ01", 20, 30),
  rate("addition", "KDZHJ01", 20, 30),
  rate("upgrade", "KDZHJ01", 20, 30),
  rate("purchase", "ZHJXH", 20, 30),
  rate("renewal", "ZHJXH", 20, 30),
  rate("addition", "ZHJXH", 20, 30),
  rate("purchase", "ZHWD", 15, 30),
  rate("renewal", "ZHWD", 10, 15),
  rate("purchase", "WXHYK", 15, 30),
  rate("renewal", "WXHYK", 10, 15),
  rate("purchase", "HYGF", 10, 30),
  rate("renewal", "HYGF", 10, 30),
];

/** What the shares call a kind of order. */
export const shareOrderKinds: Readonly<Record<OrderKind, ShareOrderKind>> = {
  buy: "purchase",
  renew: "renewal",
  addUsers: "addition",
  upgrade: "upgrade",
};

/** The rate of a kind of order of a service, or undefined where nothing is shared. */
export function shareRateOf(orderKind: ShareOrderKind, code: LicenceCode): ShareRate | undefined {
  return shareRates.find((candidate) => candidate.orderKind === orderKind && candidate.code === code);
}

function rate(
  orderKind: ShareOrderKind,
  code: LicenceCode,
  ratePercent: number,
  holdDays: number,
): ShareRate {
  return { orderKind, code, ratePercent, holdDays };
}
