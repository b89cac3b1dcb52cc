import { bestCoupon, type CouponPurpose, couponReasonFor } from "../../business/best-coupon";
import { type CouponReason, couponReason, couponReductionFen } from "../../business/coupons";
import type { Quote } from "../../business/pricing";
import type { CouponRow } from "../../business/rows/coupons";

/** A coupon judged against a choice, or as it is now. */
export interface JudgedCoupon {
  readonly coupon: CouponRow;
  readonly reason: CouponReason | null;
  readonly isBest: boolean;
  /** What it takes off the choice; null when it cannot be used or there is none. */
  readonly discountFen: number | null;
  /** What the price is short of; only below the threshold. */
  readonly shortFen: number | null;
}

/**
 * Coupons with the usable ones first: against a choice the most saving of them leads, otherwise and among equals the
 * one that ends first. What can never be used again comes last. `priced` is the choice's price without a coupon; null judges them as they are now.
 */
export function judgeCoupons(
  coupons: readonly CouponRow[],
  priced: { readonly quote: Quote; readonly purpose: CouponPurpose } | null,
  now: number,
): JudgedCoupon[] {
  const best = priced ? bestCoupon(coupons, priced.quote, priced.purpose, now) : undefined;
  return coupons.map((coupon) => judge(coupon, priced, best, now)).sort(byUse);
}

function judge(
  coupon: CouponRow,
  priced: { readonly quote: Quote; readonly purpose: CouponPurpose } | null,
  best: CouponRow | undefined,
  now: number,
): JudgedCoupon {
  if (!priced) {
    const reason = couponReason(coupon, now);
    return { coupon, reason, isBest: false, discountFen: null, shortFen: null };
  }
  const reason = couponReasonFor(coupon, priced.quote, priced.purpose, now);
  const priceFen = priced.quote.finalFen;
  return {
    coupon,
    reason,
    isBest: best?.couponId === coupon.couponId,
    discountFen: reason === null ? couponReductionFen(coupon, priceFen) : null,
    shortFen: reason === "belowThreshold" ? coupon.thresholdFen - priceFen : null,
  };
}

function byUse(left: JudgedCoupon, right: JudgedCoupon): number {
  return (
    placeOf(left) - placeOf(right) ||
    (right.discountFen ?? 0) - (left.discountFen ?? 0) ||
    left.coupon.validUntil - right.coupon.validUntil ||
    left.coupon.couponId - right.coupon.couponId
  );
}

function placeOf({ reason }: JudgedCoupon): 0 | 1 | 2 {
  if (reason === null) return 0;
  return reason === "expired" || reason === "used" ? 2 : 1;
}
