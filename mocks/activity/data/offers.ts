import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { addDays, endOfDay } from "../../business/calendar";
import type { LocalizedText } from "../../business/refusals";
import type { OfferRow } from "../rows";
import { localized } from "./page-source";

/** The coupons the sample activities give out, in display order. */
export function sampleOffers(startedAt: number): OfferRow[] {
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
  return [
    offer(81, "year-end-2026", {
      name: localized("满3000减100", "滿3000減100", "¥100 off ¥3,000 or more"),
      thresholdFen: 300_000,
      stock: 500,
      claimedBefore: 88,
    }),
    offer(82, "year-end-2026", {
      name: localized("续费9折", "續費9折", "10% off a renewal"),
      face: { kind: "percent", percentOff: 10 },
      maximumReductionFen: 6_000,
      actions: ["renew"],
      validity: { days: 30 },
      audience: "payingUsers",
    }),
    offer(83, "year-end-2026", {
      name: localized("首购减50", "首購減50", "¥50 off a first purchase"),
      face: { kind: "fixed", amountFen: 5_000 },
      serviceCodes: ["KDZHJ01", "ZHJXH"],
      actions: ["buy"],
      validity: { days: 15 },
      stock: 300,
      claimedBefore: 21,
      audience: "firstPurchase",
    }),
    offer(84, "year-end-2026", {
      name: localized("每天10点，满500减60", "每天10點，滿500減60", "At 10 each day, ¥60 off ¥500 or more"),
      face: { kind: "fixed", amountFen: 6_000 },
      thresholdFen: 50_000,
      validity: { days: 7 },
      stock: 800,
      claimedBefore: 20,
      release: { pieces: 20, hour: 10 },
      perUserLimit: 2,
    }),
    offer(71, "spring", {
      name: localized("满1000减80", "滿1000減80", "¥80 off ¥1,000 or more"),
      face: { kind: "fixed", amountFen: 8_000 },
      thresholdFen: 100_000,
      validity: { from: startOfBusinessDate(addDays(today, -280)), until: endOfDay(addDays(today, -240)) },
      stock: 200,
      claimedBefore: 163,
    }),
    offer(91, "new-year", {
      name: localized("满2000减120", "滿2000減120", "¥120 off ¥2,000 or more"),
      face: { kind: "fixed", amountFen: 12_000 },
      thresholdFen: 200_000,
      validity: { from: startOfBusinessDate(addDays(today, 41)), until: endOfDay(addDays(today, 100)) },
      stock: 400,
    }),
  ];
}
