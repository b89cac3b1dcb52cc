import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import type { LicenceCode } from "./catalogue";
import { sampleCoupons, sampleOpenCoupons } from "./data/coupons";
import type { CouponRow, CouponTerms, CouponUsage, OpenCouponRow } from "./rows/coupons";
import type { OrderKind } from "./rows/orders";

/** Which state a coupon may go to by what is done with it. */
export const couponTransitions: Readonly<Record<CouponUsage, readonly CouponUsage[]>> = {
  unused: ["locked"],
  locked: ["used", "unused"],
  used: ["unused"],
};

export const couponTable = defineTable("business.coupons", {
  id: (row: CouponRow) => row.couponId,
  indexes: {
    user: { key: (row) => row.userId ?? undefined },
    phone: { key: (row) => (row.userId === null ? (row.phone ?? undefined) : undefined) },
    code: { key: (row) => row.code },
    config: { key: (row) => row.configId },
  },
  seed: ({ startedAt, variant }) => sampleCoupons(startedAt, variant),
});

export const openCouponTable = defineTable("business.open-coupons", {
  id: (row: OpenCouponRow) => row.couponId,
  seed: ({ startedAt, variant }) => sampleOpenCoupons(startedAt, variant),
});

/** Above every coupon of the sample world. */
export const firstCouponId = 50_200;

export type CouponState = CouponUsage | "expired";

/** Status of a coupon at a time. A locked one stays locked until its order is paid or closed. */
export function couponState({ usage, validUntil }: CouponRow, now: number): CouponState {
  return usage === "unused" && now > validUntil ? "expired" : usage;
}

/**
 * Locks a coupon for an unpaid order.
 * @throws Error when it cannot be locked; callers check first
 */
export function lockCoupon(world: World, couponId: number, orderId: number): CouponRow {
  return moveCoupon(world, couponId, "locked", { orderId });
}

/** Spends the coupon an order holds, once the order is paid. */
export function spendCoupon(world: World, couponId: number, at: number): CouponRow {
  return moveCoupon(world, couponId, "used", { usedAt: at });
}

/** Gives a coupon back when its order was closed unpaid, or refunded while the coupon's time lasts. */
export function freeCoupon(world: World, couponId: number): CouponRow {
  return moveCoupon(world, couponId, "unused", { orderId: null, usedAt: null });
}

function moveCoupon(
  world: World,
  couponId: number,
  usage: CouponUsage,
  facts: Partial<CouponRow>,
): CouponRow {
  const coupons = world.table(couponTable);
  const before = coupons.get(couponId);
  if (!before || !couponTransitions[before.usage].includes(usage))
    throw new Error(`Coupon ${couponId} cannot be ${usage}: it is ${before?.usage ?? "not there"}.`);
  return coupons.update(couponId, { ...facts, usage });
}

export type CouponReason =
  | "notYetValid"
  | "expired"
  | "used"
  | "locked"
  | "belowThreshold"
  | "otherService"
  | "otherAction"
  | "notWithPromotion"
  | "unregisteredPhone";

/** What a coupon is judged against. `priceFen` is the price after discounts, before the coupon. */
export interface CouponUse {
  readonly serviceNumber: LicenceCode;
  readonly action: OrderKind;
  readonly priceFen: number;
  /** Whether the price is a promotion's or an agent's that lets no coupon beside it. */
  readonly isExclusive: boolean;
}

/** Why a coupon cannot be used now or for an order; null while it can. The first applicable reason. */
export function couponReason(coupon: CouponRow, now: number, use?: CouponUse): CouponReason | null {
  const state = couponState(coupon, now);
  if (state !== "unused") return state;
  if (coupon.userId === null) return "unregisteredPhone";
  if (now < coupon.validFrom) return "notYetValid";
  if (!use) return null;
  if (!coupon.serviceCodes.includes(use.serviceNumber)) return "otherService";
  if (!coupon.actions.includes(use.action)) return "otherAction";
  if (use.isExclusive) return "notWithPromotion";
  return use.priceFen < coupon.thresholdFen ? "belowThreshold" : null;
}

/** What a coupon takes off a price, in fen: never more than the price. Half up to 0.01 for percentages. */
export function couponReductionFen(
  { face, maximumReductionFen }: Pick<CouponTerms, "face" | "maximumReductionFen">,
  priceFen: number,
): number {
  if (face.kind === "fixed") return Math.min(face.amountFen, priceFen);
  const reduction = Math.floor((priceFen * face.percentOff + 50) / 100);
  return Math.min(reduction, maximumReductionFen ?? reduction, priceFen);
}
