import type { Variant } from "../../../src/platform/variant";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../calendar";
import type { CouponRow, CouponTerms, OpenCouponRow } from "../rows/coupons";
import { couponSum } from "./coupon-sum";
import { sampleUserIds as ids } from "./users";

/** Coupons of the sample accounts: usable ones, one below its threshold, one for another service, one expired. */
export function sampleCoupons(startedAt: number, variant: Variant = "china"): CouponRow[] {
  const of = (threshold: number, reduction: number) => fixed(variant, threshold, reduction);
  const today = businessDate(startedAt);
  const coupon = (
    couponId: number,
    facts: Partial<CouponRow> & Pick<CouponRow, "name" | "face">,
  ): CouponRow => ({
    couponId,
    userId: ids.wholesaler,
    phone: null,
    configId: couponId - 50_000 + 6000,
    code: `YX-${couponId}`,
    activityAlias: null,
    thresholdFen: 0,
    maximumReductionFen: null,
    serviceCodes: ["KDZHJ01"],
    actions: ["buy", "renew"],
    ...defaultValidity(today),
    usage: "unused",
    receivedAt: defaultValidity(today).validFrom,
    usedAt: null,
    orderId: null,
    ...facts,
  });
  return [
    coupon(50_118, {
      ...of(3_000, 100),
    }),
    coupon(50_119, {
      ...of(5_000, 300),
    }),
    coupon(50_120, {
      name: { "zh-CN": "零售版9折", "zh-TW": "零售版9折", "en-US": "10% off the retail edition" },
      face: { kind: "percent", percentOff: 10 },
      serviceCodes: ["ZHJXH"],
    }),
    coupon(50_121, {
      ...of(500, 50),
      validFrom: startOfBusinessDate(addDays(today, -70)),
      validUntil: endOfDay(addDays(today, -10)),
      receivedAt: startOfBusinessDate(addDays(today, -70)),
    }),
    coupon(50_122, {
      userId: ids.trialDayThree,
      ...of(500, 60),
      actions: ["buy"],
      receivedAt: startedAt - durations.day,
    }),
  ];
}

/** What everybody may take: shown to visitors before they log in. */
export function sampleOpenCoupons(startedAt: number, variant: Variant): OpenCouponRow[] {
  return [
    {
      couponId: 50_101,
      ...fixed(variant, 3_000, 100),
      maximumReductionFen: null,
      serviceCodes: ["KDZHJ01"],
      actions: ["buy"],
      ...defaultValidity(businessDate(startedAt)),
    },
  ];
}

function defaultValidity(today: string): { readonly validFrom: number; readonly validUntil: number } {
  return {
    validFrom: startOfBusinessDate(addDays(today, -20)),
    validUntil: endOfDay(addDays(today, 40)),
  };
}

/** So much off a price of so much, both as China's mall has them. */
function fixed(
  variant: Variant,
  thresholdYuan: number,
  reductionYuan: number,
): Pick<CouponTerms, "name" | "face" | "thresholdFen"> {
  const [threshold, reduction] = [couponSum(variant, thresholdYuan), couponSum(variant, reductionYuan)];
  return {
    name: {
      "zh-CN": `满${threshold.chinese}减${reduction.chinese}`,
      "zh-TW": `滿${threshold.chinese}減${reduction.chinese}`,
      "en-US": `${reduction.english} off ${threshold.english} or more`,
    },
    face: { kind: "fixed", amountFen: reduction.fen },
    thresholdFen: threshold.fen,
  };
}
