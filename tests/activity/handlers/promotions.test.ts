import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../../mocks/business/data/sample-order";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { orderTable } from "../../../mocks/business/orders";
import { promotionTable } from "../../../mocks/business/promotions";
import { activityClient } from "../../../src/api/activity/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf, origin, refusalOf } from "../../support/begin";
import { beginSignedIn, invalidFieldsOf } from "../signed-in";

const info = (alias: string) =>
  activityClient.GET("/ommall/srvmall/activity/promotion/info", { params: { query: { alias } } });
const ofService = (query: { serviceNumber: string; productNo?: string; action?: "buy" | "renew" }) =>
  activityClient.GET("/ommall/srvmall/activtysale/getpromotion", { params: { query } });
const page = (alias: string, channel?: string) =>
  activityClient.GET("/ommall/srvmall/activtysale/wzct/activitytemplatedetail", {
    params: { query: { alias, ...(channel !== undefined && { channel }) } },
  });

describe("what an activity sells", () => {
  test("comes with the usual price, the price now and how the difference comes about", async () => {
    beginSignedIn(null);
    const { items, period, name } = await dataOf(info("year-end"));
    expect(name).toBe("零售版一年，年末特惠");
    expect(period).toMatchObject({ phase: "running", endsAt: "2026-11-30T23:59:59+08:00" });
    // A name that ends in a figure stands apart from the years.
    expect(items.map((item) => item.name)).toContain("微店H5 1年");
    expect(items[0]).toEqual({
      serviceNumber: "ZHJXH",
      productNo: "ZHJXH-RET",
      level: null,
      name: "零售版1年",
      action: "buy",
      years: 1,
      currency: "CNY",
      originalPrice: "398.00",
      price: "298.00",
      saving: "100.00",
      explanation: [
        { label: "398 × 1年", amount: "398.00" },
        { label: "活动优惠", amount: "-100.00" },
      ],
      stockLeft: 200,
      perUserLimit: 1,
      boughtByYou: null,
      canUseCoupons: false,
    });
  });

  test.each(["china", "global"])("is what its page shows, in the edition of %s", async (variant) => {
    const { kernel } = beginSignedIn(null, `variant:${variant}`);
    const read = async (path: string) =>
      (await (await kernel.handle(new Request(`${origin}/ommall/srvmall/${path}`))).json()).data;
    for (const alias of ["year-end", "spring"]) {
      const { sections } = await read(`activtysale/wzct/activitytemplatedetail?alias=${alias}`);
      const { items } = await read(`activity/promotion/info?alias=${alias}`);
      const goods = sections.find(({ kind }: { kind: string }) => kind === "goods");
      expect(goods.productNos).toEqual(items.map(({ productNo }: { productNo: string }) => productNo));
    }
  });

  test("counts what you bought of it", async () => {
    const { kernel } = beginSignedIn(ids.trialDayThree);
    const order = { orderId: 95_001, userId: ids.trialDayThree, productNo: "ZHJXH-RET" };
    const placed = { ...order, at: kernel.world.clock.now(), state: "paid" } as const;
    kernel.world.table(orderTable).insert(sampleOrder(placed, { promotionAlias: "year-end" }));
    const { items } = await dataOf(info("year-end"));
    expect(items.map(({ boughtByYou }) => boughtByYou)).toEqual([1, 0]);
  });

  test("every price is the sum of its lines", async () => {
    beginSignedIn(null);
    for (const alias of ["year-end", "spring"])
      for (const { price, saving, originalPrice, explanation } of (await dataOf(info(alias))).items) {
        const fen = (text: string) => Math.round(Number(text) * 100);
        expect(explanation.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(price));
        expect(fen(originalPrice) - fen(price)).toBe(fen(saving));
      }
  });

  test("is answered after the period, is empty for an activity that sells nothing, and refused for none", async () => {
    const backend = beginSignedIn(null);
    expect(await dataOf(info("spring"))).toMatchObject({
      period: { phase: "ended" },
      items: [{ price: "998.00" }],
    });
    expect(await dataOf(info("new-year"))).toMatchObject({ period: { phase: "upcoming" }, items: [] });
    expect(await refusalOf(info("no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, info(""))).toHaveProperty("alias");
  });
});

describe("the promotion of a service", () => {
  test("is the one that runs, for the action and product asked about", async () => {
    beginSignedIn(null);
    expect(await dataOf(ofService({ serviceNumber: "ZHJXH" }))).toMatchObject({
      alias: "year-end",
      item: { productNo: "ZHJXH-RET", price: "298.00" },
    });
    expect(await dataOf(ofService({ serviceNumber: "ZHJXH", action: "renew" }))).toBeNull();
    expect(await dataOf(ofService({ serviceNumber: "ZHWD", productNo: "ZHWD-H5M1" }))).toBeNull();
    expect(await dataOf(ofService({ serviceNumber: "KDZHJ01" })), "it is over").toBeNull();
  });

  test("of several is the one with the lowest price, whatever its years", async () => {
    const { kernel } = beginSignedIn(null);
    const promotions = kernel.world.table(promotionTable);
    const [model] = promotions.by("product", "ZHJXH-RET");
    if (!model) throw new Error("There is no promotion of the retail edition.");
    promotions.insert({ ...model, id: 101, years: 2, priceFen: 59_000 });
    promotions.insert({ ...model, id: 102, priceFen: 27_800 });
    expect(await dataOf(ofService({ serviceNumber: "ZHJXH" }))).toMatchObject({ item: { price: "278.00" } });
  });

  test("is none once it is sold out or over", async () => {
    const { kernel } = beginSignedIn(null);
    const promotions = kernel.world.table(promotionTable);
    promotions.update(1, { stockLeft: 0 });
    expect(await dataOf(ofService({ serviceNumber: "ZHJXH" }))).toBeNull();
    expect(await dataOf(ofService({ serviceNumber: "ZHWD" }))).not.toBeNull();
    await kernel.advance(10 * durations.day);
    expect(await dataOf(ofService({ serviceNumber: "ZHWD" }))).toBeNull();
  });

  test("is refused for an unknown service", async () => {
    const backend = beginSignedIn(null);
    expect(await errorOf(ofService({ serviceNumber: "NOSUCH" }))).toMatchObject({
      errcode: 50301,
      message: { key: "service.unknown" },
    });
    expect(await invalidFieldsOf(backend, ofService({ serviceNumber: "x" }))).toHaveProperty("serviceNumber");
  });
});

describe("the page of an activity", () => {
  test("has its words, sections and period", async () => {
    beginSignedIn(null);
    const { sections, ...rest } = await dataOf(page("year-end-2026"));
    expect(rest).toMatchObject({
      channelNumber: null,
      title: "年底盘点",
      share: { link: "/auto-activity/year-end-2026" },
    });
    expect(sections.map(({ kind }) => kind)).toEqual(["picture", "lottery", "coupons", "text", "questions"]);
    expect(sections).toContainEqual({ kind: "coupons", title: "先领券", configIds: [81, 82, 83, 84] });
    expect(JSON.stringify(sections)).toContain("2026年11月20日到2026年12月31日");
  });

  test("is a channel's own where there is one, and the site's where there is none", async () => {
    beginSignedIn(null);
    const site = await dataOf(page("year-end"));
    for (const channel of ["bd", "360", "zh", "sms"]) {
      const own = await dataOf(page("year-end", channel));
      expect(own).toMatchObject({
        channelNumber: channel,
        share: { link: `/auto-activity/year-end/${channel}` },
      });
      expect(own.description).not.toBe(site.description);
      expect(own.sections).toEqual(site.sections);
    }
    expect(await dataOf(page("year-end", "unknown"))).toEqual(site);
  });

  test("is answered before and after, and refused for an unknown alias", async () => {
    const backend = beginSignedIn(null);
    expect(await dataOf(page("new-year"))).toMatchObject({ period: { phase: "upcoming" } });
    expect(await dataOf(page("spring"))).toMatchObject({ period: { phase: "ended" } });
    expect(await refusalOf(page("no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, page("No Alias"))).toHaveProperty("alias");
  });

  test.each([
    ["zh-TW", "年底盤點", "2026年11月20日到2026年12月31日"],
    ["en-US", "Year-end stock count", "20 November 2026 to 31 December 2026"],
  ] as const)("speaks %s", async (locale, title, days) => {
    beginSignedIn(null);
    setCurrentLocale(locale);
    const response = await dataOf(page("year-end-2026"));
    expect(response).toMatchObject({ title, lang: locale });
    expect(JSON.stringify(response.sections)).toContain(days);
  });
});
