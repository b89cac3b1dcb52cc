import type { Sku } from "./catalogue";
import { couponReason, couponReductionFen } from "./coupons";
import type { Quote } from "./pricing";
import type { CouponRow } from "./rows/coupons";
import type { OrderKind } from "./rows/orders";

/** What a choice is judged by when coupons are chosen for it. */
export interface CouponPurpose {
  readonly serviceNumber: Sku["serviceNumber"];
  readonly action: OrderKind;
}

/** Why a coupon cannot be used on a price now; null while it can. */
export function couponReasonFor(coupon: CouponRow, quote: Quote, purpose: CouponPurpose, now: number) {
  return couponReason(coupon, now, {
    ...purpose,
    priceFen: quote.finalFen + quote.couponFen,
    isExclusive: quote.isExclusive,
  });
}

/** Of those that can be used the coupon that takes most off; of equals the one that ends first. */
export function bestCoupon<Coupon extends CouponRow>(
  coupons: readonly Coupon[],
  quote: Quote,
  purpose: CouponPurpose,
  now: number,
): Coupon | undefined {
  const saving = (coupon: Coupon): number => couponReductionFen(coupon, quote.finalFen + quote.couponFen);
  return coupons
    .filter((coupon) => couponReasonFor(coupon, quote, purpose, now) === null && saving(coupon) > 0)
    .sort(
      (left, right) =>
        saving(right) - saving(left) || left.validUntil - right.validUntil || left.couponId - right.couponId,
    )[0];
}
