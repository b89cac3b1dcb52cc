import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { mallClient } from "../../../src/api/mall/client";
import { dataOf, errcodeOf, refusalOf } from "../../support/begin";
import { beginMall, buy, cancel, needsLogin, order, setRequestLocale } from "./mall";

const { agentChina, payingStandard, promoter, trialDayThree } = sampleUserIds;

const oneMonth = () => mallClient.GET("/ommall/srvmall/order/checkuseriscanbuywdh5onemonth");
const limit = (productNo: string, quantity = 1) =>
  mallClient.GET("/ommall/srvmall/order/limitbuy/verify", { params: { query: { productNo, quantity } } });
const role = (productNo = "KDZHJ01-PRO") =>
  mallClient.GET("/ommall/srvmall/order/role/verify", { params: { query: { productNo } } });

const month = {
  serviceNumber: "ZHWD",
  productNo: "ZHWD-H5M1",
  years: 1,
  users: 0,
  stores: 0,
} as const;
const card = { serviceNumber: "WXHYK", productNo: "WXHYK-CARD", years: 1, users: 0, stores: 0 } as const;
const eligible = { isEligible: true, reason: null, key: null, note: "", provider: null };

describe("the one-month online shop", () => {
  test("may be bought by an account that never paid for the online shop", async () => {
    beginMall();
    expect(await dataOf(oneMonth())).toEqual(eligible);
  });

  test("may not be bought twice, nor renewed, and the response has the time of the purchase", async () => {
    beginMall({ mock: "scenario:one-month-bought" });
    expect(await dataOf(oneMonth())).toEqual({
      isEligible: false,
      reason: "alreadyBought",
      key: "pay.notEligible",
      note: "一个月体验每个账号只能买一次，你在2026-03-02买过。",
      provider: { name: "货簿云客服", phone: "400-000-0000" },
    });
    setRequestLocale("en-US");
    expect((await dataOf(oneMonth())).note).toContain("you bought it on 2026-03-02");
    expect(await errcodeOf(buy(month))).toBe(60001);
    const licences = await dataOf(mallClient.GET("/ommall/srvmall/license/day/remaining"));
    const srvId = licences.find(({ productNo }) => productNo === "ZHWD-H5M1")?.srvId ?? 0;
    expect(
      await errcodeOf(order({ kind: "renew", srvId, years: 1, contactId: 21, hasAcceptedTerms: true })),
    ).toBe(60001);
  });

  test("waits while an unpaid order of it is there, and is free again when that is cancelled", async () => {
    beginMall();
    const { orderId } = await dataOf(buy(month));
    expect(await dataOf(oneMonth())).toMatchObject({ isEligible: false, reason: "unpaidOrder", key: null });
    expect(await errcodeOf(buy(month))).toBe(60001);
    await dataOf(cancel(orderId));
    expect(await dataOf(oneMonth())).toEqual(eligible);
  });

  test("needs a session", async () => {
    beginMall({ userId: null });
    for (const call of [oneMonth(), limit("KDZHJ01-PRO"), role()]) expect(await needsLogin(call)).toBe(true);
  });
});

describe("a purchase limit", () => {
  test("counts unpaid orders and leaves the rest", async () => {
    beginMall();
    expect(await dataOf(limit("WXHYK-CARD"))).toMatchObject({ limit: 3, bought: 0, remaining: 3 });
    await dataOf(buy({ ...card, quantity: 2 }));
    expect(await dataOf(limit("WXHYK-CARD", 1))).toEqual({
      limit: 3,
      bought: 2,
      remaining: 1,
      eligibility: eligible,
    });
    const { eligibility } = await dataOf(limit("WXHYK-CARD", 2));
    expect(eligibility).toMatchObject({
      isEligible: false,
      reason: "limitReached",
      key: "pay.notEligible",
      note: "每个账号限购3份。",
    });
    expect(await errcodeOf(buy({ ...card, quantity: 2 }))).toBe(60001);
    await dataOf(buy({ ...card, quantity: 1 }));
  });

  test("there is none for most products; an unknown one is refused", async () => {
    beginMall();
    expect(await dataOf(limit("KDZHJ01-PRO", 99))).toMatchObject({ limit: null, remaining: null, bought: 1 });
    expect(await errcodeOf(limit("NO-SUCH"))).toBe(60002);
  });
});

describe("a role", () => {
  test("of a customer orders", async () => {
    beginMall();
    expect(await dataOf(role())).toEqual({
      role: "customer",
      hasSettlementPrice: false,
      eligibility: eligible,
    });
  });

  test("of an agent orders at the settlement price once ordering is open, and not before", async () => {
    beginMall({ userId: agentChina });
    expect(await dataOf(role())).toEqual({ role: "agent", hasSettlementPrice: true, eligibility: eligible });
    const placed = await dataOf(buy({ contactId: 30 }));
    expect(placed.lines.map(({ kind }) => kind)).toContain("settlement");
    beginMall({ userId: agentChina, mock: "scenario:ordering-closed" });
    expect(await dataOf(role())).toEqual({
      role: "agent",
      hasSettlementPrice: false,
      eligibility: {
        isEligible: false,
        reason: "orderingClosed",
        key: "pay.notEligible",
        note: "渠道经理还没有给你开通下单。",
        provider: { name: "渠道经理 林远", phone: "400-000-0000" },
      },
    });
    expect(await errcodeOf(buy({ contactId: 30 }))).toBe(60001);
  });

  test("of a promoter does not order for others", async () => {
    beginMall({ userId: promoter });
    const { role: asked, eligibility } = await dataOf(role());
    expect({ asked, reason: eligibility.reason }).toEqual({ asked: "promoter", reason: "roleNotAllowed" });
    expect(await errcodeOf(buy())).toBe(60001);
  });

  test("is asked about a product that exists", async () => {
    beginMall();
    expect(await errcodeOf(role("NO-SUCH"))).toBe(60002);
  });
});

const check = (query: Record<string, unknown> & { productNo: string }) =>
  mallClient.GET("/ommall/srvmall/order/check", { params: { query } });
const defaultChoice = { productNo: "KDZHJ01-PRO", quantity: 1, years: 2, users: 2, stores: 1 };

describe("a choice that is checked", () => {
  test("can be ordered, takes the best coupon and reports its term", async () => {
    beginMall();
    expect(await dataOf(check(defaultChoice))).toMatchObject({
      canOrder: true,
      problems: [],
      coupon: { couponId: 50_118, amount: "100.00" },
      quote: { finalAmount: "3460.40" },
      startsOn: "2026-11-21",
      expiresOn: "2028-11-20",
      unpaidOrderNo: null,
      unpaidMinutes: 30,
    });
  });

  test("takes no coupon for 0, the one that is named, and reports when that one cannot be used", async () => {
    beginMall();
    expect(await dataOf(check({ ...defaultChoice, couponId: 0 }))).toMatchObject({
      coupon: null,
      quote: { finalAmount: "3560.40" },
    });
    const aboveThreshold = await dataOf(check({ ...defaultChoice, couponId: 50_119 }));
    expect(aboveThreshold).toMatchObject({ canOrder: false, coupon: null, quote: { couponAmount: "0.00" } });
    expect(aboveThreshold.problems).toEqual([
      { reason: "couponUnusable", isBlocking: true, key: null, note: "这张优惠券不能用在这单上。" },
    ]);
    expect(await refusalOf(check({ ...defaultChoice, couponId: 50_122 })), "another's coupon").toBe(404);
  });

  test("is warned of, not blocked, by an unpaid order of the same product", async () => {
    beginMall();
    const { orderNo } = await dataOf(buy());
    const checked = await dataOf(check(defaultChoice));
    expect(checked).toMatchObject({ canOrder: true, unpaidOrderNo: orderNo });
    expect(checked.problems).toMatchObject([{ reason: "unpaidOrder", isBlocking: false, key: null }]);
  });

  test("is priced as a renewal of a licence, with its stores and users, from the day after its last", async () => {
    beginMall();
    const renewal = await dataOf(check({ productNo: "KDZHJ01-PRO", years: 1, srvId: 8801, couponId: 0 }));
    expect(renewal).toMatchObject({
      canOrder: true,
      quote: { originalPrice: "1828.00" },
      startsOn: "2027-07-01",
      expiresOn: "2028-06-30",
    });
    const ended = await dataOf(check({ productNo: "ZHJXH-RET", years: 1, srvId: 8803 }));
    expect(ended).toMatchObject({ startsOn: "2026-11-21", expiresOn: "2027-11-20" });
  });

  test("cannot be ordered for every reason there is", async () => {
    beginMall({ userId: sampleUserIds.buyout, mock: "scenario:goods-off-sale" });
    const bought = await dataOf(check({ productNo: "KDZHJ01-PRO", srvId: 8817 }));
    expect(bought.problems.map(({ reason, key }) => [reason, key])).toEqual([
      ["offSale", "service.unknown"],
      ["licenceRefused", null],
    ]);
    beginMall({ userId: agentChina, mock: "scenario:ordering-closed" });
    expect((await dataOf(check(defaultChoice))).problems).toEqual([
      {
        reason: "orderingClosed",
        isBlocking: true,
        key: "pay.notEligible",
        note: "渠道经理还没有给你开通下单。",
      },
    ]);
    beginMall({ mock: "scenario:one-month-bought" });
    const again = await dataOf(check({ productNo: "ZHWD-H5M1" }));
    expect(again.problems.map(({ reason }) => reason)).toEqual(["alreadyBought"]);
    expect((await dataOf(check({ productNo: "WXHYK-CARD", quantity: 4 }))).problems).toMatchObject([
      { reason: "limitReached" },
    ]);
    const other = await dataOf(check({ productNo: "KDZHJ01-PRO", srvId: 8802 }));
    expect(other.problems).toMatchObject([{ reason: "licenceRefused" }]);
  });

  test("promises what the order then costs", async () => {
    for (const userId of [sampleUserIds.wholesaler, trialDayThree, sampleUserIds.invitee, payingStandard]) {
      beginMall({ userId });
      const checked = await dataOf(check(defaultChoice));
      const contact = await dataOf(
        mallClient.POST("/ommall/srvmall/order/contactor/add", {
          body: { name: "钱多多", phone: "13912345678" },
        }),
      );
      const couponId = checked.coupon?.couponId ?? null;
      const placed = await dataOf(buy({ contactId: contact.contactId, couponId }));
      expect(placed.finalAmount).toBe(checked.quote.finalAmount);
      expect(placed.lines).toEqual(checked.quote.lines);
    }
  });

  test("of an unknown product or licence is refused", async () => {
    beginMall();
    expect(await errcodeOf(check({ productNo: "NO-SUCH" }))).toBe(60002);
    expect(await refusalOf(check({ ...defaultChoice, srvId: 8811 }))).toBe(404);
    expect(await refusalOf(check({ ...defaultChoice, srvId: 999_999 }))).toBe(404);
  });
});
