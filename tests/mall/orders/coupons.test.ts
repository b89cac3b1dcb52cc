import { describe, expect, test } from "vitest";
import { couponTable } from "../../../mocks/business/coupons";
import { mallClient } from "../../../src/api/mall/client";
import { durations } from "../../../src/rules/limits";
import { dataOf, errcodeOf, refusalOf } from "../../support/begin";
import { beginMall, buy, cancel, invalidFieldsOf, needsLogin, orderOf, pay } from "./mall";

const coupons = (query: Record<string, unknown> = {}) =>
  mallClient.GET("/ommall/srvmall/coupon/couponuser", { params: { query } });
const defaultChoice = { productNo: "KDZHJ01-PRO", quantity: 1, years: 2, users: 2, stores: 1 };

const stateOf = async (couponId: number) =>
  (await dataOf(coupons())).list.find((coupon) => coupon.couponId === couponId)?.state;

describe("coupons judged against a choice", () => {
  test("come with the usable one first and best, and the others with their reasons", async () => {
    beginMall();
    const { list, total, bestCouponId } = await dataOf(coupons(defaultChoice));
    expect({ total, bestCouponId }).toEqual({ total: 4, bestCouponId: 50_118 });
    expect(
      list.map(({ couponId, isUsable, isBest, discount, reason, shortBy }) => [
        couponId,
        isUsable,
        isBest,
        discount,
        reason,
        shortBy,
      ]),
    ).toEqual([
      [50_118, true, true, "100.00", null, null],
      [50_119, false, false, null, "belowThreshold", "1439.60"],
      [50_120, false, false, null, "otherService", null],
      [50_121, false, false, null, "expired", null],
    ]);
  });

  test("are not used beside a promotion", async () => {
    beginMall({ mock: "scenario:promotion-running" });
    const { list, bestCouponId } = await dataOf(coupons({ productNo: "KDZHJ01-PRO" }));
    expect(bestCouponId).toBeNull();
    expect(list.find(({ couponId }) => couponId === 50_118)?.reason).toBe("notWithPromotion");
  });

  test("of an unknown product or of stores that cannot be are refused", async () => {
    beginMall();
    expect(await errcodeOf(coupons({ productNo: "NO-SUCH" }))).toBe(60002);
    expect(await invalidFieldsOf(coupons({ productNo: "KDZHJ01-STD", stores: 2 }))).toEqual(["stores"]);
  });
});

describe("coupons without a choice", () => {
  test("are usable while they are valid, the one ending first leads, and none is best", async () => {
    beginMall();
    const { list, bestCouponId } = await dataOf(coupons());
    expect(bestCouponId).toBeNull();
    expect(list.map(({ isUsable, state }) => [isUsable, state])).toEqual([
      [true, "unused"],
      [true, "unused"],
      [true, "unused"],
      [false, "expired"],
    ]);
    const ends = list.filter(({ isUsable }) => isUsable).map(({ validUntil }) => validUntil);
    expect(ends).toEqual([...ends].sort());
  });

  test("are filtered by their state", async () => {
    beginMall({ mock: "scenario:coupon-locked" });
    for (const state of ["unused", "locked", "used", "expired"]) {
      const { list, total } = await dataOf(coupons({ state }));
      expect(list.map((coupon) => coupon.state)).toEqual(Array(total).fill(state));
    }
    expect((await dataOf(coupons({ state: "locked" }))).list).toMatchObject([
      { couponId: 50_118, isUsable: false, reason: "locked" },
    ]);
  });

  test("need a session", async () => {
    beginMall({ userId: null });
    expect(await needsLogin(coupons())).toBe(true);
  });
});

describe("the coupon of an order", () => {
  test("is held by it, free again when it is cancelled, and used when it is paid", async () => {
    const { kernel } = beginMall();
    const first = await dataOf(buy({ couponId: 50_118 }));
    expect(await stateOf(50_118)).toBe("locked");
    expect(await errcodeOf(buy({ couponId: 50_118 }))).toBe(60003);
    await dataOf(cancel(first.orderId));
    expect(await stateOf(50_118)).toBe("unused");
    const second = await dataOf(buy({ couponId: 50_118 }));
    await dataOf(pay(second.orderNo));
    await kernel.advance(durations.minute);
    expect((await orderOf(second.orderNo)).state).toBe("activated");
    expect(await stateOf(50_118)).toBe("used");
  });

  test("is free again when the order expires, or expired when it has expired itself by then", async () => {
    const { kernel } = beginMall();
    await dataOf(buy({ couponId: 50_118 }));
    await kernel.advance(30 * durations.minute);
    expect(await stateOf(50_118)).toBe("unused");
    const { kernel: late } = beginMall();
    const validUntil = late.world.clock.now() + 10 * durations.minute;
    late.world.table(couponTable).update(50_118, { validUntil });
    const { orderNo } = await dataOf(buy({ couponId: 50_118 }));
    await late.advance(20 * durations.minute);
    expect(await stateOf(50_118), "held by an unpaid order").toBe("locked");
    await late.advance(20 * durations.minute);
    expect((await orderOf(orderNo)).state).toBe("expired");
    expect(await stateOf(50_118)).toBe("expired");
  });

  test("that is expired, below its threshold or another user's is refused", async () => {
    beginMall();
    expect(await errcodeOf(buy({ couponId: 50_121 }))).toBe(60003);
    expect(await errcodeOf(buy({ couponId: 50_119 }))).toBe(60003);
    expect(await errcodeOf(buy({ couponId: 50_120 }))).toBe(60003);
    expect(await refusalOf(buy({ couponId: 50_122 }))).toBe(404);
  });
});
