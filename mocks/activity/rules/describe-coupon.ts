import type { components } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf } from "../../business/catalogue";
import { couponReason, couponState } from "../../business/coupons";
import { yuan } from "../../business/money";
import { orderTable } from "../../business/orders";
import type { CouponFace, CouponRow } from "../../business/rows/coupons";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { heldText } from "../texts/coupons";

type Schemas = components["schemas"];

/** A coupon that a user has, with where it came from and why it cannot be used now. */
export function describeCoupon(
  world: World,
  coupon: CouponRow,
  now: number,
  locale: Locale,
): Schemas["Coupon"] {
  const reason = couponReason(coupon, now);
  const order = coupon.orderId === null ? undefined : world.table(orderTable).get(coupon.orderId);
  return {
    couponId: coupon.couponId,
    configId: coupon.configId,
    code: coupon.code,
    name: coupon.name[locale],
    ...describeTerms(world, coupon),
    validFrom: rfc3339(coupon.validFrom),
    validUntil: rfc3339(coupon.validUntil),
    state: couponState(coupon, now),
    receivedAt: rfc3339(coupon.receivedAt),
    usedAt: coupon.usedAt === null ? null : rfc3339(coupon.usedAt),
    orderNo: order?.orderNo ?? null,
    activityAlias: coupon.activityAlias,
    reason,
    explanation: heldText(reason, coupon, locale),
  };
}

/** What a coupon takes off and for what, as the contract writes it. */
export function describeTerms(
  { variant }: Pick<World, "variant">,
  terms: Pick<CouponRow, "face" | "thresholdFen" | "maximumReductionFen" | "serviceCodes" | "actions">,
) {
  return {
    currency: currencyOf(variant),
    face: describeFace(terms.face),
    threshold: yuan(terms.thresholdFen),
    maximumReduction: terms.maximumReductionFen === null ? null : yuan(terms.maximumReductionFen),
    serviceCodes: [...terms.serviceCodes],
    actions: [...terms.actions],
  };
}

function describeFace(face: CouponFace): Schemas["Coupon"]["face"] {
  if (face.kind === "percent") return { kind: "percent", percentOff: face.percentOff };
  return { kind: "fixed", amount: yuan(face.amountFen) };
}
