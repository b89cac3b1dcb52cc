import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../calendar";
import type { LocalizedText } from "../refusals";
import type { CouponRow, OpenCouponRow } from "../rows/coupons";
import { sampleUserIds as ids } from "./users";

/** Coupons of the sample accounts: usable ones, one below its threshold, one for another service, one expired. */
export function sampleCoupons(startedAt: number): CouponRow[] {
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
    ...usualTime(today),
    usage: "unused",
    receivedAt: usualTime(today).validFrom,
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
      userId: ids.trialDayThree,
      name: off("500", "60"),
      face: { kind: "fixed", amountFen: 6_000 },
      thresholdFen: 50_000,
      actions: ["buy"],
      receivedAt: startedAt - durations.day,
    }),
  ];
}

/** What everybody may take: shown to visitors before they log in. */
export function sampleOpenCoupons(startedAt: number): OpenCouponRow[] {
  return [
    {
      couponId: 50_101,
      name: off("3,000", "100"),
      face: { kind: "fixed", amountFen: 10_000 },
      thresholdFen: 300_000,
      maximumReductionFen: null,
      serviceCodes: ["KDZHJ01"],
      actions: ["buy"],
      ...usualTime(businessDate(startedAt)),
    },
  ];
}

function usualTime(today: string): { readonly validFrom: number; readonly validUntil: number } {
  return {
    validFrom: startOfBusinessDate(addDays(today, -20)),
    validUntil: endOfDay(addDays(today, 40)),
  };
}

function off(threshold: string, reduction: string): LocalizedText {
  return {
    "zh-CN": `满${threshold}减${reduction}`,
    "zh-TW": `滿${threshold}減${reduction}`,
    "en-US": `¥${reduction} off ¥${threshold} or more`,
  };
}
