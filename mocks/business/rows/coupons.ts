import type { LicenceCode } from "../catalogue";
import type { LocalizedText } from "../refusals";
import type { OrderKind } from "./orders";

export type CouponFace =
  | { readonly kind: "fixed"; readonly amountFen: number }
  | { readonly kind: "percent"; readonly percentOff: number };

/** What a coupon takes off, for what, and when. */
export interface CouponTerms {
  readonly name: LocalizedText;
  readonly face: CouponFace;
  readonly thresholdFen: number;
  /** Maximum reduction of a percentage; null without a limit and for fixed amounts. */
  readonly maximumReductionFen: number | null;
  readonly serviceCodes: readonly LicenceCode[];
  readonly actions: readonly OrderKind[];
  readonly validFrom: number;
  /** Last instant in which it can be used. */
  readonly validUntil: number;
}

/**
 * unused ⇄ locked by an unpaid order → used; a refund in its time makes it unused again. Expiry follows from the
 * time.
 */
export type CouponUsage = "unused" | "locked" | "used";

/** A coupon of a user. */
export interface CouponRow extends CouponTerms {
  readonly couponId: number;
  /** Null while it waits for a registration with `phone`. */
  readonly userId: string | null;
  readonly phone: string | null;
  readonly configId: number;
  readonly code: string;
  readonly activityAlias: string | null;
  readonly usage: CouponUsage;
  readonly receivedAt: number;
  readonly usedAt: number | null;
  /** The order that locks or used it. */
  readonly orderId: number | null;
}

/** A public coupon that the account has not taken yet. */
export interface OpenCouponRow extends CouponTerms {
  readonly couponId: number;
}
