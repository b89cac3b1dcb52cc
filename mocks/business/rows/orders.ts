import type { LicenceCode, VersionLevel } from "../catalogue";

export type OrderKind = "buy" | "renew" | "upgrade" | "addUsers";

export type OrderState = "unpaid" | "paid" | "activated" | "cancelled" | "expired" | "refunding" | "refunded";

export type PriceLineKind =
  | "version"
  | "stores"
  | "users"
  | "yearDiscount"
  | "promotion"
  | "invitation"
  | "settlement"
  | "coupon"
  | "professionalRest"
  | "standardCredit"
  | "userCredit"
  | "addedUsers";

/** A line of a price, without texts: those are added for the response. Money in fen, negative for discounts. */
export interface PriceLineRow {
  readonly kind: PriceLineKind;
  readonly amountFen: number;
  readonly unitFen?: number;
  readonly count?: number;
  readonly years?: number;
  readonly days?: number;
  readonly baseFen?: number;
  readonly percentOff?: number;
  /** The subject of the line where its kind does not determine it: a product, a coupon's name, an activity. */
  readonly about?: string;
}

/** The licence as an order made or changed it. */
export interface OrderLicence {
  readonly licenceId: number;
  readonly productNo: string;
  readonly stores: number;
  readonly users: number;
  readonly startsAt: number;
  /** The last second of its last day. */
  readonly expiresAt: number;
}

/** What an order added to its licence, to be taken back by a refund. */
export interface LicenceAddition {
  readonly days: number;
  readonly users: number;
  readonly stores: number;
  /** The product the licence was of before, where the order changed it; null otherwise. */
  readonly productBefore: string | null;
}

export interface OrderRow {
  readonly orderId: number;
  readonly orderNo: string;
  readonly userId: string;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly serviceNumber: LicenceCode;
  readonly productNo: string;
  readonly level: VersionLevel | null;
  readonly quantity: number;
  /** Null for upgrades and more users. */
  readonly years: number | null;
  /** Users and stores ordered beyond those included. */
  readonly users: number;
  readonly stores: number;
  /** Of one licence afterwards. */
  readonly userTotal: number;
  readonly storeTotal: number;
  /** The licence it renews, extends or upgrades; null for a new one. */
  readonly srvId: number | null;
  /** Licences it made or changed. */
  readonly licenceIds: readonly number[];
  readonly lines: readonly PriceLineRow[];
  readonly originalFen: number;
  /** Discounts before the coupon. */
  readonly discountFen: number;
  readonly couponFen: number;
  /** To be paid or paid; the sum of the lines. */
  readonly finalFen: number;
  readonly payType: number | null;
  readonly couponId: number | null;
  /** The activity of its promotion price. */
  readonly promotionAlias: string | null;
  readonly contact: { readonly contactId: number; readonly name: string; readonly phone: string } | null;
  readonly invoiceWish: InvoiceRequest | null;
  readonly note: string;
  readonly origin: 1 | 2 | 6;
  readonly packOrigin: string;
  readonly createdAt: number;
  readonly unpaidDeadline: number;
  readonly paidAt: number | null;
  readonly activatedAt: number | null;
  /** When it was cancelled, expired or refunded. */
  readonly closedAt: number | null;
  readonly refund: {
    readonly amountFen: number;
    readonly requestedAt: number;
    readonly refundedAt: number | null;
  } | null;
  /** Oldest first. */
  readonly history: readonly { readonly state: OrderState; readonly at: number }[];
  /** The first licence as the order left it; null or absent until activated. */
  readonly licence?: OrderLicence | null;
  /** Null or absent where the order made its licence. */
  readonly addition?: LicenceAddition | null;
}

export interface InvoiceRequest {
  readonly titleId: number;
  readonly mediaType: 1 | 2;
  readonly invoicetype: 1 | 2;
  readonly email?: string | null;
}
