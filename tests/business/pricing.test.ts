import { describe, expect, test } from "vitest";
import { bestCoupon, couponReasonFor } from "../../mocks/business/best-coupon";
import { type Sku, skuOf } from "../../mocks/business/catalogue";
import { sampleCoupons } from "../../mocks/business/data/coupons";
import {
  priceAddedUsers,
  priceChoice,
  priceUpgrade,
  withCoupon,
  yearPercentOff,
  yearPriceFen,
} from "../../mocks/business/pricing";
import type { CouponRow } from "../../mocks/business/rows/coupons";

function sku(productNo: string): Sku {
  const found = skuOf(productNo);
  if (!found) throw new Error(`There is no product ${productNo}.`);
  return found;
}

const [standard, professional] = [sku("KDZHJ01-STD"), sku("KDZHJ01-PRO")];
const choice = { sku: professional, quantity: 1, years: 2, users: 2, stores: 1 };
const now = Date.parse("2026-11-21T10:40:15+08:00");
const purpose = { serviceNumber: "KDZHJ01", action: "buy" } as const;

function couponNumber(couponId: number): CouponRow {
  const coupon = sampleCoupons(now).find((one) => one.couponId === couponId);
  if (!coupon) throw new Error(`There is no coupon ${couponId}.`);
  return coupon;
}

describe("a choice", () => {
  test("is priced by version, stores and users, less the discount for its years and the coupon", () => {
    const quote = withCoupon(priceChoice(choice), couponNumber(50_118));
    expect(quote.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ["version", 239_600],
      ["stores", 96_000],
      ["users", 60_000],
      ["yearDiscount", -39_560],
      ["coupon", -10_000],
    ]);
    expect(quote).toMatchObject({
      originalFen: 395_600,
      discountFen: 39_560,
      couponFen: 10_000,
      finalFen: 346_040,
      dayFen: 474,
      days: 730,
    });
  });

  test("of more years than are listed keeps the last discount", () => {
    expect([1, 2, 3, 4, 5].map(yearPercentOff)).toEqual([0, 10, 20, 20, 20]);
  });

  test("is counted for every licence of its quantity", () => {
    const { lines, finalFen } = priceChoice({ ...choice, years: 1, quantity: 3 });
    expect(lines.map(({ count }) => count)).toEqual([3, 3, 6]);
    expect(finalFen).toBe(3 * (119_800 + 48_000 + 30_000));
    expect(yearPriceFen(choice)).toBe(197_800);
  });

  test("at the settlement price lowers the version alone and takes neither discount nor coupon", () => {
    const quote = priceChoice(choice, { hasSettlementPrice: true, invitationFen: 6_000 });
    expect(quote.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ["version", 239_600],
      ["stores", 96_000],
      ["users", 60_000],
      ["settlement", -47_920],
    ]);
    expect(couponReasonFor(couponNumber(50_118), quote, purpose, now)).toBe("notWithPromotion");
  });

  test("on promotion takes no discount for years and no invitation, and a coupon only where it may", () => {
    const promotion = { alias: "year-end", priceFen: 190_000, canUseCoupons: false };
    const quote = priceChoice(choice, { promotion, invitationFen: 6_000 });
    expect(quote.lines.map(({ kind, amountFen }) => [kind, amountFen])).toContainEqual([
      "promotion",
      -49_600,
    ]);
    expect(quote).toMatchObject({ finalFen: 346_000, promotionAlias: "year-end", isExclusive: true });
    expect(couponReasonFor(couponNumber(50_118), quote, purpose, now)).toBe("notWithPromotion");
    const open = priceChoice(choice, { promotion: { ...promotion, canUseCoupons: true } });
    expect(couponReasonFor(couponNumber(50_118), open, purpose, now)).toBeNull();
  });

  test("never costs more by a promotion than without it", () => {
    const promotion = { alias: "year-end", priceFen: 239_000, canUseCoupons: false };
    const quote = priceChoice(choice, { promotion });
    expect(quote).toMatchObject({ finalFen: 356_040, promotionAlias: null, isExclusive: false });
  });

  test("of an invited user is cheaper once, after the discount for years", () => {
    const { lines, discountFen } = priceChoice(choice, { invitationFen: 6_000 });
    expect(lines.at(-1)).toMatchObject({ kind: "invitation", amountFen: -6_000 });
    expect(discountFen).toBe(45_560);
  });

  test("of a product that runs 30 days costs a day what those days cost", () => {
    const month = { sku: sku("ZHWD-H5M1"), quantity: 1, years: 1, users: 0, stores: 0 };
    expect(priceChoice(month)).toMatchObject({ finalFen: 990, days: 30, dayFen: 33 });
  });
});

describe("an upgrade", () => {
  test("with five days left costs the difference of the day prices, rounded once", () => {
    const quote = priceUpgrade({ standard, professional, users: 1, days: 5 });
    expect(quote.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ["professionalRest", 1_641],
      ["standardCredit", -819],
    ]);
    expect(quote).toMatchObject({ originalFen: 822, discountFen: 0, finalFen: 822, dayFen: 164 });
  });

  test("credits users bought before that professional includes, and only those", () => {
    const quote = priceUpgrade({ standard, professional, users: 5, days: 100 });
    expect(quote.lines.at(-1)).toMatchObject({ kind: "userCredit", count: 2, days: 100 });
    // (1198 − 598 − 2 × 150) ÷ 365 × 100
    expect(quote.finalFen).toBe(8_219);
  });

  test("on the last day costs nothing", () => {
    expect(priceUpgrade({ standard, professional, users: 1, days: 0 })).toMatchObject({
      finalFen: 0,
      dayFen: 0,
    });
  });
});

test("more users cost their year price for the days left, rounded once", () => {
  const quote = priceAddedUsers({ userYearFen: 15_000, users: 1, days: 221 });
  expect(quote).toMatchObject({ finalFen: 9_082, dayFen: 41 });
  expect(quote.lines).toEqual([
    { kind: "addedUsers", unitFen: 15_000, count: 1, days: 221, amountFen: 9_082 },
  ]);
  expect(priceAddedUsers({ userYearFen: 15_000, users: 1, days: 233 }).finalFen).toBe(9_575);
});

test("of equally saving coupons the one that ends first is best", () => {
  const coupon = couponNumber(50_118);
  const later = { ...coupon, couponId: 1, validUntil: coupon.validUntil + 1000 };
  expect(bestCoupon([later, coupon], priceChoice(choice), purpose, now)?.couponId).toBe(50_118);
});
