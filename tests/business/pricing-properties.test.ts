import fc from "fast-check";
import { expect, test } from "vitest";
import { bestCoupon, couponReasonFor } from "../../mocks/business/best-coupon";
import { skuOf, skus } from "../../mocks/business/catalogue";
import { couponReductionFen } from "../../mocks/business/coupons";
import { sampleCoupons } from "../../mocks/business/data/coupons";
import { sum } from "../../mocks/business/money";
import {
  type PriceTerms,
  priceAddedUsers,
  priceChoice,
  priceUpgrade,
  type Quote,
  withCoupon,
} from "../../mocks/business/pricing";
import type { CouponFace, CouponRow } from "../../mocks/business/rows/coupons";

const now = Date.parse("2026-11-21T10:40:15+08:00");

const choices = fc.record({
  sku: fc.constantFrom(...skus),
  quantity: fc.integer({ min: 1, max: 99 }),
  years: fc.integer({ min: 1, max: 5 }),
  users: fc.integer({ min: 0, max: 200 }),
  stores: fc.integer({ min: 0, max: 200 }),
});

const terms: fc.Arbitrary<PriceTerms> = fc.record({
  hasSettlementPrice: fc.boolean(),
  promotion: fc.option(
    fc.record({
      alias: fc.constant("year-end"),
      priceFen: fc.integer({ min: 0, max: 600_000 }),
      canUseCoupons: fc.boolean(),
    }),
    { nil: undefined },
  ),
  invitationFen: fc.integer({ min: 0, max: 20_000_000 }),
});

const faces: fc.Arbitrary<CouponFace> = fc.oneof(
  fc.record({ kind: fc.constant("fixed" as const), amountFen: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ kind: fc.constant("percent" as const), percentOff: fc.integer({ min: 1, max: 99 }) }),
);

const [model] = sampleCoupons(now);
const coupons: fc.Arbitrary<CouponRow[]> = fc
  .array(
    fc.record({
      face: faces,
      thresholdFen: fc.integer({ min: 0, max: 500_000 }),
      maximumReductionFen: fc.option(fc.integer({ min: 1, max: 50_000 })),
      actions: fc.subarray(["buy", "renew"] as const, { minLength: 1 }),
      serviceCodes: fc.subarray(["KDZHJ01", "ZHJXH", "ZHWD"] as const, { minLength: 1 }),
      validUntil: fc.integer({ min: now - 100_000_000, max: now + 900_000_000 }),
      usage: fc.constantFrom("unused" as const, "unused" as const, "locked" as const, "used" as const),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.flatMap((facts, index) => (model ? [{ ...model, ...facts, couponId: index + 1 }] : [])),
  );

function expectToAddUp(quote: Quote): void {
  const total = sum(quote.lines.map(({ amountFen }) => amountFen));
  expect(quote.finalFen).toBe(total);
  expect(quote.finalFen).toBe(quote.originalFen - quote.discountFen - quote.couponFen);
  for (const fen of [quote.originalFen, quote.discountFen, quote.couponFen, quote.finalFen, quote.dayFen]) {
    expect(Number.isSafeInteger(fen)).toBe(true);
    expect(fen).toBeGreaterThanOrEqual(0);
  }
}

test("the lines of every price add up, and no amount is negative", () => {
  fc.assert(
    fc.property(choices, terms, (choice, given) => {
      const quote = priceChoice(choice, given);
      expectToAddUp(quote);
      for (const { kind, amountFen } of quote.lines)
        expect(amountFen > 0).toBe(kind === "version" || kind === "stores" || kind === "users");
    }),
  );
});

test("a settlement price or a promotion leaves no discount for years and no invitation beside it", () => {
  fc.assert(
    fc.property(choices, terms, (choice, given) => {
      const kinds = priceChoice(choice, given).lines.map(({ kind }) => kind);
      const special = kinds.filter((kind) => kind === "settlement" || kind === "promotion");
      expect(special.length).toBeLessThanOrEqual(1);
      if (special.length === 0) return;
      expect(kinds).not.toContain("yearDiscount");
      expect(kinds).not.toContain("invitation");
    }),
  );
});

test("more of anything never costs less, and no terms cost more than the list price", () => {
  fc.assert(
    fc.property(choices, terms, (choice, given) => {
      const { finalFen, originalFen } = priceChoice(choice, given);
      expect(finalFen).toBeLessThanOrEqual(originalFen);
      const list = priceChoice(choice);
      expect(priceChoice({ ...choice, quantity: choice.quantity + 1 }).finalFen).toBeGreaterThan(
        list.finalFen,
      );
      expect(priceChoice({ ...choice, users: choice.users + 1 }).finalFen).toBeGreaterThanOrEqual(
        list.finalFen,
      );
    }),
  );
});

test("no other coupon that can be used takes more off than the best one", () => {
  fc.assert(
    fc.property(choices, terms, coupons, (choice, given, held) => {
      const quote = priceChoice(choice, given);
      const purpose = { serviceNumber: choice.sku.serviceNumber, action: "buy" as const };
      const best = bestCoupon(held, quote, purpose, now);
      const saved = best ? withCoupon(quote, best).couponFen : 0;
      for (const coupon of held) {
        if (couponReasonFor(coupon, quote, purpose, now) !== null) continue;
        expect(couponReductionFen(coupon, quote.finalFen)).toBeLessThanOrEqual(saved);
      }
      if (!best) return;
      expect(couponReasonFor(best, quote, purpose, now)).toBeNull();
      expectToAddUp(withCoupon(quote, best));
      expect(withCoupon(quote, best).originalFen).toBe(quote.originalFen);
    }),
  );
});

test("nothing takes a coupon where settlement or promotion exclude it", () => {
  fc.assert(
    fc.property(choices, terms, coupons, (choice, given, held) => {
      const quote = priceChoice(choice, given);
      const purpose = { serviceNumber: choice.sku.serviceNumber, action: "buy" as const };
      if (quote.isExclusive) expect(bestCoupon(held, quote, purpose, now)).toBeUndefined();
    }),
  );
});

test("upgrades and added users add up too, and longer rests never cost less", () => {
  const [standard, professional] = [skuOf("KDZHJ01-STD"), skuOf("KDZHJ01-PRO")];
  if (!standard || !professional) throw new Error("There are no two versions.");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1900 }), fc.integer({ min: 1, max: 200 }), (days, users) => {
      const upgrade = priceUpgrade({ standard, professional, users, days });
      expectToAddUp(upgrade);
      const longer = priceUpgrade({ standard, professional, users, days: days + 1 });
      expect(longer.finalFen).toBeGreaterThanOrEqual(upgrade.finalFen);
      const credits = upgrade.lines.slice(1);
      for (const { amountFen } of credits) expect(amountFen).toBeLessThanOrEqual(0);
      expectToAddUp(priceAddedUsers({ userYearFen: 15_000, users, days }));
    }),
  );
});
