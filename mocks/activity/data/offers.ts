import type { Variant } from "../../../src/platform/variant";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { addDays, endOfDay } from "../../business/calendar";
import { type CouponSum, couponSum } from "../../business/data/coupon-sum";
import type { LocalizedText } from "../../business/refusals";
import type { OfferRow } from "../rows";
import { localized } from "./page-source";

/** The coupons the sample activities give out, in display order. */
export function sampleOffers(startedAt: number, variant: Variant): OfferRow[] {
  const today = businessDate(startedAt);
  const offer = (
    id: number,
    alias: string,
    facts: Partial<OfferRow> & { name: LocalizedText },
  ): OfferRow => ({
    id,
    alias,
    face: { kind: "fixed", amountFen: 10_000 },
    thresholdFen: 0,
    maximumReductionFen: null,
    serviceCodes: ["KDZHJ01"],
    actions: ["buy", "renew"],
    validity: { from: startOfBusinessDate(today), until: endOfDay(addDays(today, 40)) },
    stock: null,
    claimedBefore: 0,
    release: null,
    perUserLimit: 1,
    audience: "everyone",
    ...facts,
  });
  const sum = (yuan: number) => couponSum(variant, yuan);
  return [
    offer(81, "year-end-2026", {
      name: reductionName(sum(3_000), sum(100)),
      face: { kind: "fixed", amountFen: sum(100).fen },
      thresholdFen: sum(3_000).fen,
      stock: 500,
      claimedBefore: 88,
    }),
    offer(82, "year-end-2026", {
      name: localized("续费9折", "續費9折", "10% off a renewal"),
      face: { kind: "percent", percentOff: 10 },
      maximumReductionFen: sum(60).fen,
      actions: ["renew"],
      validity: { days: 30 },
      audience: "payingUsers",
    }),
    offer(83, "year-end-2026", {
      name: localized(
        `首购减${sum(50).chinese}`,
        `首購減${sum(50).chinese}`,
        `${sum(50).english} off a first purchase`,
      ),
      face: { kind: "fixed", amountFen: sum(50).fen },
      serviceCodes: ["KDZHJ01", "ZHJXH"],
      actions: ["buy"],
      validity: { days: 15 },
      stock: 300,
      claimedBefore: 21,
      audience: "firstPurchase",
    }),
    offer(84, "year-end-2026", {
      name: localized(
        `每天10点，满${sum(500).chinese}减${sum(60).chinese}`,
        `每天10點，滿${sum(500).chinese}減${sum(60).chinese}`,
        `At 10 each day, ${sum(60).english} off ${sum(500).english} or more`,
      ),
      face: { kind: "fixed", amountFen: sum(60).fen },
      thresholdFen: sum(500).fen,
      validity: { days: 7 },
      stock: 800,
      claimedBefore: 20,
      release: { pieces: 20, hour: 10 },
      perUserLimit: 2,
    }),
    offer(71, "spring", {
      name: reductionName(sum(1_000), sum(80)),
      face: { kind: "fixed", amountFen: sum(80).fen },
      thresholdFen: sum(1_000).fen,
      validity: { from: startOfBusinessDate(addDays(today, -280)), until: endOfDay(addDays(today, -240)) },
      stock: 200,
      claimedBefore: 163,
    }),
    offer(91, "new-year", {
      name: reductionName(sum(2_000), sum(120)),
      face: { kind: "fixed", amountFen: sum(120).fen },
      thresholdFen: sum(2_000).fen,
      validity: { from: startOfBusinessDate(addDays(today, 41)), until: endOfDay(addDays(today, 100)) },
      stock: 400,
    }),
  ];
}

/** "满3000减100": so much off from so much on. */
export function reductionName(threshold: CouponSum, reduction: CouponSum): LocalizedText {
  return localized(
    `满${plain(threshold)}减${plain(reduction)}`,
    `滿${plain(threshold)}減${plain(reduction)}`,
    `${reduction.english} off ${threshold.english} or more`,
  );
}

/** Short names of coupons in Chinese have no commas. */
function plain({ chinese }: CouponSum): string {
  return chinese.replace(",", "");
}
