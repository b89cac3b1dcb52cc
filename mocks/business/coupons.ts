import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import { defineTable } from "../world/define-table";
import { addDays, endOfDay } from "./calendar";
import type { LicenceCode } from "./catalogue";
import { sampleUserIds } from "./data/users";
import type { OrderKind } from "./orders";
import type { Words } from "./refusals";

export type CouponFace =
  | { readonly kind: "fixed"; readonly amountFen: number }
  | { readonly kind: "percent"; readonly percentOff: number };

/** What a coupon takes off, for what, and when. */
export interface CouponTerms {
  readonly name: Words;
  readonly face: CouponFace;
  readonly thresholdFen: number;
  /** Most that a percentage takes off; null without a limit and for fixed amounts. */
  readonly maximumReductionFen: number | null;
  readonly serviceCodes: readonly LicenceCode[];
  readonly actions: readonly OrderKind[];
  readonly validFrom: number;
  /** Last moment in which it can be used. */
  readonly validUntil: number;
}

/** unused ⇄ locked by an unpaid order → used; a refund in its time makes it unused again. Expiry follows from the time. */
export type KeptCouponState = "unused" | "locked" | "used";

/** Which state a coupon may go to by what is done with it. */
export const couponTransitions: Readonly<Record<KeptCouponState, readonly KeptCouponState[]>> = {
  unused: ["locked"],
  locked: ["used", "unused"],
  used: ["unused"],
};

/** A coupon in somebody's hand. */
export interface CouponRow extends CouponTerms {
  readonly couponId: number;
  /** Null while it waits for somebody to register with `phone`. */
  readonly userId: string | null;
  readonly phone: string | null;
  readonly configId: number;
  readonly code: string;
  readonly activityAlias: string | null;
  readonly kept: KeptCouponState;
  readonly receivedAt: number;
  readonly usedAt: number | null;
  /** The order that locks or used it. */
  readonly orderId: number | null;
}

export const couponTable = defineTable("business.coupons", {
  id: (row: CouponRow) => row.couponId,
  indexes: {
    user: { key: (row) => row.userId ?? undefined },
    phone: { key: (row) => (row.userId === null ? (row.phone ?? undefined) : undefined) },
    code: { key: (row) => row.code },
    config: { key: (row) => row.configId },
  },
  seed: ({ startedAt }) => sampleCoupons(startedAt),
});

/** Above every coupon of the sample world. */
export const firstCouponId = 50_200;

export type CouponState = KeptCouponState | "expired";

/** Where a coupon stands at a moment. */
export function couponState({ kept, validUntil }: CouponRow, now: number): CouponState {
  return kept !== "used" && now > validUntil ? "expired" : kept;
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

/** Why a coupon cannot be used now, or for what is wished; null while it can. The first reason that holds is told. */
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

function sampleCoupons(startedAt: number): CouponRow[] {
  const today = businessDate(startedAt);
  const coupon = (
    couponId: number,
    facts: Partial<CouponRow> & Pick<CouponRow, "name" | "face">,
  ): CouponRow => ({
    couponId,
    userId: sampleUserIds.wholesaler,
    phone: null,
    configId: couponId - 50_000 + 6000,
    code: `YX-${couponId}`,
    activityAlias: null,
    thresholdFen: 0,
    maximumReductionFen: null,
    serviceCodes: ["KDZHJ01"],
    actions: ["buy", "renew"],
    validFrom: startOfBusinessDate(addDays(today, -20)),
    validUntil: endOfDay(addDays(today, 40)),
    kept: "unused",
    receivedAt: startOfBusinessDate(addDays(today, -20)),
    usedAt: null,
    orderId: null,
    ...facts,
  });
  return [
    coupon(50_118, {
      name: off("3,000", "100"),
      face: { kind: "fixed", amountFen: 10_000 },
      thresholdFen: 300_000,
    }),
    coupon(50_119, {
      name: off("5,000", "300"),
      face: { kind: "fixed", amountFen: 30_000 },
      thresholdFen: 500_000,
    }),
    coupon(50_120, {
      name: { "zh-CN": "零售版9折", "zh-TW": "零售版9折", "en-US": "10% off the retail edition" },
      face: { kind: "percent", percentOff: 10 },
      serviceCodes: ["ZHJXH"],
    }),
    coupon(50_121, {
      name: off("500", "50"),
      face: { kind: "fixed", amountFen: 5_000 },
      thresholdFen: 50_000,
      validFrom: startOfBusinessDate(addDays(today, -70)),
      validUntil: endOfDay(addDays(today, -10)),
      receivedAt: startOfBusinessDate(addDays(today, -70)),
    }),
    coupon(50_122, {
      userId: sampleUserIds.trialDayThree,
      name: off("500", "60"),
      face: { kind: "fixed", amountFen: 6_000 },
      thresholdFen: 50_000,
      actions: ["buy"],
      receivedAt: startedAt - 86_400_000,
    }),
  ];
}

function off(threshold: string, reduction: string): Words {
  return {
    "zh-CN": `满${threshold}减${reduction}`,
    "zh-TW": `滿${threshold}減${reduction}`,
    "en-US": `CNY ${reduction} off from ${threshold}`,
  };
}
