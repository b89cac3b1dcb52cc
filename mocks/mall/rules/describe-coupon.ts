import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf } from "../../business/catalogue";
import { couponState, couponTable, openCouponTable } from "../../business/coupons";
import { yuan } from "../../business/money";
import type { CouponRow } from "../../business/rows/coupons";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { JudgedCoupon } from "./coupon-list";

type Schemas = components["schemas"];

/** A judged coupon as the contract writes it. */
export function describeCoupon(
  { variant }: Pick<World, "variant">,
  judged: JudgedCoupon,
  now: number,
  locale: Locale,
): Schemas["UserCoupon"] {
  const { coupon, reason, isBest, discountFen, shortFen } = judged;
  return {
    couponId: coupon.couponId,
    name: coupon.name[locale],
    currency: currencyOf(variant),
    face: describeFace(coupon),
    threshold: yuan(coupon.thresholdFen),
    maximumReduction: coupon.maximumReductionFen === null ? null : yuan(coupon.maximumReductionFen),
    serviceCodes: [...coupon.serviceCodes],
    actions: [...coupon.actions],
    validFrom: rfc3339(coupon.validFrom),
    validUntil: rfc3339(coupon.validUntil),
    state: couponState(coupon, now),
    isUsable: reason === null,
    isBest,
    discount: discountFen === null ? null : yuan(discountFen),
    reason,
    shortBy: shortFen === null ? null : yuan(shortFen),
  };
}

/** A coupon as a price or an order uses it; null for none. */
export function describeUsedCoupon(
  world: World,
  couponId: number | null,
  couponFen: number,
  locale: Locale,
): Schemas["OrderCoupon"] | null {
  if (couponId === null) return null;
  return { couponId, name: couponName(world, couponId, locale), amount: yuan(couponFen) };
}

/** The name of a coupon; its number where it no longer exists. */
export function couponName(world: World, couponId: number, locale: Locale): string {
  const coupon = world.table(couponTable).get(couponId) ?? world.table(openCouponTable).get(couponId);
  return coupon?.name[locale] ?? String(couponId);
}

function describeFace({ face }: CouponRow): Schemas["UserCoupon"]["face"] {
  return face.kind === "fixed"
    ? { kind: "fixed", amount: yuan(face.amountFen) }
    : { kind: "percent", percentOff: face.percentOff };
}
