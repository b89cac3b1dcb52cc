import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { mallClient } from "../../../src/api/mall/client";
import { mallDisplay } from "../../../src/rules/limits";
import { dataOf, errcodeOf, refusalOf } from "../../support/begin";
import { beginMall, defaultChoice, invalidFieldsOf, setRequestLocale } from "./mall";

const samples = join(import.meta.dirname, "../../../mocks/samples");
const display = (displayNo = mallDisplay) =>
  mallClient.GET("/ommall/srvmall/services/display/{displayNo}", { params: { path: { displayNo } } });
const service = (serviceNumber: string) =>
  mallClient.GET("/ommall/srvmall/services/{serviceNumber}", { params: { path: { serviceNumber } } });
const introduction = (serviceNumber: string) =>
  mallClient.GET("/ommall/srvmall/services/introduce", { params: { query: { serviceNumber } } });

interface Choice {
  readonly productNo?: string;
  readonly quantity?: number;
  readonly years?: number;
  readonly users?: number;
  readonly stores?: number;
}
const prices = (choice: Choice = {}, serviceNumber = "KDZHJ01") =>
  mallClient.GET("/ommall/srvmall/services/{serviceNumber}/skuprices", {
    params: { path: { serviceNumber }, query: choice },
  });
const selection = { productNo: "KDZHJ01-PRO", ...defaultChoice };

describe("the display of the mall", () => {
  test("lists the goods in the editors' order, what is off sale too", async () => {
    beginMall({ userId: null });
    const { name, list } = await dataOf(display());
    expect(name).toBe("商城");
    expect(
      list.map(({ serviceNumber, fromPrice, isOnSale }) => [serviceNumber, fromPrice, isOnSale]),
    ).toEqual([
      ["KDZHJ01", "598.00", true],
      ["ZHJXH", "398.00", true],
      ["ZHWD", "298.00", true],
      ["WXHYK", "198.00", true],
      ["HYGF", "998.00", false],
    ]);
    expect(list[0]).toMatchObject({
      name: "货簿云",
      picture: "/samples/products/zhj.svg",
      levels: ["standard", "professional"],
      tags: ["可试用15天"],
    });
  });

  test("is in the language of the page", async () => {
    beginMall({ userId: null });
    setRequestLocale("zh-TW");
    expect((await dataOf(display())).list[0]).toMatchObject({ name: "貨簿雲", tags: ["可試用15天"] });
    setRequestLocale("en-US");
    expect((await dataOf(display())).list[0]).toMatchObject({ name: "Stockbook", tags: ["15 days free"] });
  });

  test.each(["zh-CN", "zh-TW", "en-US"] as const)(
    "every picture of its goods exists, with the texts of %s",
    async (locale) => {
      beginMall({ userId: null });
      setRequestLocale(locale);
      for (const { serviceNumber, picture } of (await dataOf(display())).list) {
        const { pictures } = await dataOf(service(serviceNumber));
        expect(pictures.length).toBeGreaterThan(0);
        for (const path of [picture, ...pictures]) {
          const drawing = readFileSync(join(samples, path.replace("/samples/", "")), "utf8");
          // A translated product is translated into this language.
          expect(/xml:lang="([^"]+)"/.exec(drawing)?.[1] ?? locale, path).toBe(locale);
        }
      }
    },
  );

  test("of an unknown number is refused", async () => {
    beginMall({ userId: null });
    expect(await refusalOf(display(12))).toBe(404);
  });

  test("is empty in the scenario no-goods, and all off sale in goods-off-sale", async () => {
    beginMall({ userId: null, mock: "scenario:no-goods" });
    expect((await dataOf(display())).list).toEqual([]);
    beginMall({ userId: null, mock: "scenario:goods-off-sale" });
    expect((await dataOf(display())).list.map(({ isOnSale }) => isOnSale)).toEqual(Array(5).fill(false));
  });
});

describe("a service", () => {
  test("shows its versions, discounts, rules and days of trial", async () => {
    beginMall({ userId: null });
    const detail = await dataOf(service("KDZHJ01"));
    expect(detail).toMatchObject({ trialDays: 15, refundRule: "付款后7天内没有开单，可以全额退。" });
    expect(detail.yearDiscounts).toEqual([
      { years: 1, percentOff: 0 },
      { years: 2, percentOff: 10 },
      { years: 3, percentOff: 20 },
    ]);
    expect(
      detail.skus.map(({ productNo, yearPrice, storeYearPrice, settlementYearPrice }) => [
        productNo,
        yearPrice,
        storeYearPrice,
        settlementYearPrice,
      ]),
    ).toEqual([
      ["KDZHJ01-STD", "598.00", null, null],
      ["KDZHJ01-PRO", "1198.00", "480.00", null],
    ]);
  });

  test("contains settlement prices for an agent whose ordering is open, and for no other user", async () => {
    beginMall({ userId: sampleUserIds.agentChina });
    const agreed = (await dataOf(service("KDZHJ01"))).skus.map(
      ({ settlementYearPrice }) => settlementYearPrice,
    );
    expect(agreed).toEqual(["478.40", "958.40"]);
    beginMall({ userId: sampleUserIds.agentChina, mock: "scenario:ordering-closed" });
    expect((await dataOf(service("KDZHJ01"))).skus[0]?.settlementYearPrice).toBeNull();
  });

  test("that is unknown is refused, here and where its prices are requested", async () => {
    beginMall();
    expect(await refusalOf(service("KDZHJ99"))).toBe(404);
    expect(await refusalOf(prices({}, "KDZHJ99"))).toBe(404);
    expect(await refusalOf(introduction("KDZHJ99"))).toBe(404);
  });
});

describe("an introduction", () => {
  test("comes in the language asked for, and in zh-CN where it was not translated", async () => {
    beginMall({ userId: null });
    setRequestLocale("en-US");
    expect(await dataOf(introduction("KDZHJ01"))).toMatchObject({
      lang: "en-US",
      title: "What Stockbook is for",
    });
    expect(await dataOf(introduction("WXHYK"))).toMatchObject({ lang: "zh-CN", title: "会员卡" });
  });

  test("that was never written is refused", async () => {
    beginMall({ userId: null });
    expect(await refusalOf(introduction("HYGF"))).toBe(404);
  });
});

describe("prices", () => {
  test("without a choice have no quote", async () => {
    beginMall();
    expect(await dataOf(prices())).toMatchObject({ quote: null, bestCoupon: null, expiresOn: null });
  });

  test("of a choice come line by line with the best coupon of the user", async () => {
    beginMall({ clock: "2026-11-21T10:40:15+08:00" });
    const { quote, bestCoupon, expiresOn, serverTime } = await dataOf(prices(selection));
    expect({ quote, bestCoupon, expiresOn, serverTime }).toEqual({
      quote: {
        lines: [
          { kind: "version", name: "专业版", unitPrice: "1198.00", count: 1, years: 2, amount: "2396.00" },
          { kind: "stores", name: "加1个店", unitPrice: "480.00", count: 1, years: 2, amount: "960.00" },
          { kind: "users", name: "加2个用户", unitPrice: "150.00", count: 2, years: 2, amount: "600.00" },
          { kind: "yearDiscount", name: "两年9折", base: "3956.00", percentOff: 10, amount: "-395.60" },
          { kind: "coupon", name: "满3,000减100", amount: "-100.00" },
        ],
        originalPrice: "3956.00",
        price: "3560.40",
        discountAmount: "395.60",
        couponAmount: "100.00",
        finalAmount: "3460.40",
        currency: "CNY",
        dayPrice: "4.74",
        asOf: "2026-11-21T10:40:15+08:00",
      },
      bestCoupon: { couponId: 50_118, name: "满3,000减100", amount: "100.00" },
      expiresOn: "2028-11-20",
      serverTime: "2026-11-21T10:40:15+08:00",
    });
  });

  test("show a visitor the coupon that everybody may take, and a user without coupons none", async () => {
    beginMall({ userId: null });
    expect((await dataOf(prices(selection))).bestCoupon).toMatchObject({
      couponId: 50_101,
      amount: "100.00",
    });
    beginMall({ userId: sampleUserIds.payingStandard });
    expect((await dataOf(prices(selection))).bestCoupon).toBeNull();
  });

  test("name their lines in the language of the page", async () => {
    beginMall();
    setRequestLocale("en-US");
    const { quote } = await dataOf(prices(selection));
    expect(quote?.lines.map(({ name }) => name)).toEqual([
      "Professional",
      "1 more store",
      "2 more users",
      "10% off for 2 years",
      "¥100 off ¥3,000 or more",
    ]);
  });

  test("of an agent are the settlement prices, without discount and coupon", async () => {
    beginMall({ userId: sampleUserIds.agentChina });
    const { quote, bestCoupon } = await dataOf(prices(selection));
    expect(quote?.lines.at(-1)).toEqual({
      kind: "settlement",
      name: "结算价",
      base: "2396.00",
      percentOff: 20,
      amount: "-479.20",
    });
    expect({ finalAmount: quote?.finalAmount, bestCoupon }).toEqual({
      finalAmount: "3476.80",
      bestCoupon: null,
    });
  });

  test("of a running promotion count once for an account, and not when it is sold out", async () => {
    const year = { ...selection, years: 1, users: 0, stores: 0 };
    beginMall({ mock: "scenario:promotion-running" });
    const { quote } = await dataOf(prices(year));
    expect(quote).toMatchObject({ finalAmount: "998.00", couponAmount: "0.00" });
    expect(quote?.lines.at(-1)).toEqual({ kind: "promotion", name: "活动价", amount: "-200.00" });
    expect((await dataOf(prices({ ...year, quantity: 2 }))).quote?.originalPrice).toBe("2396.00");
    expect((await dataOf(prices({ ...year, quantity: 2 }))).quote?.discountAmount).toBe("0.00");
    beginMall({ mock: "scenario:promotion-sold-out" });
    expect((await dataOf(prices(year))).quote?.discountAmount).toBe("0.00");
  });

  test("a product of one month has no price of a year behind its sum", async () => {
    beginMall({ userId: null });
    const { quote } = await dataOf(prices({ productNo: "ZHWD-H5M1" }, "ZHWD"));
    expect(quote?.lines).toEqual([
      { kind: "version", name: "微店H5一个月", unitPrice: "9.90", count: 1, amount: "9.90" },
    ]);
  });

  test("save an invited user on the first purchase of a service", async () => {
    beginMall({ userId: sampleUserIds.invitee });
    const { quote } = await dataOf(prices({ productNo: "KDZHJ01-STD" }));
    expect(quote?.lines.at(-1)).toEqual({ kind: "invitation", name: "邀请优惠", amount: "-30.00" });
    expect(quote?.finalAmount).toBe("568.00");
    // Included as well, but the service was bought before.
    beginMall({ userId: sampleUserIds.payingStandard });
    expect((await dataOf(prices({ productNo: "KDZHJ01-STD" }))).quote?.finalAmount).toBe("598.00");
  });

  test("of more stores or users than the version admits are invalid", async () => {
    const { kernel } = beginMall();
    expect(await invalidFieldsOf(prices({ productNo: "KDZHJ01-STD", stores: 1 }))).toEqual(["stores"]);
    expect(await invalidFieldsOf(prices({ productNo: "WXHYK-CARD", users: 1 }, "WXHYK"))).toEqual(["users"]);
    kernel.expectNoViolations();
  });

  test("of a product of another service, or of none, are refused", async () => {
    beginMall();
    expect(await errcodeOf(prices({ productNo: "ZHJXH-RET" }))).toBe(60002);
    expect(await errcodeOf(prices({ productNo: "NO-SUCH" }))).toBe(60002);
  });
});
