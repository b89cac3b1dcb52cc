import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import { mallClient } from "../../../src/api/mall/client";
import { unpaidOrder } from "../../../src/rules/business-limits";
import { durations } from "../../../src/rules/limits";
import { upgradeEstimate } from "../../../src/rules/upgrade-estimate";
import { dataOf, errcodeOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";

import { beginSignedIn } from "./signed-in";

const remaining = (srvId?: number) =>
  mallClient.GET("/ommall/srvmall/license/day/remaining", {
    params: { query: { ...(srvId !== undefined && { srvId }) } },
  });
const upgrade = (srvId: number, more: { isPreview?: boolean; key?: string } = {}) =>
  mallClient.POST("/ommall/srvmall/license/upgrade", {
    params: { ...(more.key !== undefined && { header: { "Idempotency-Key": more.key } }) },
    body: {
      srvId,
      targetLevel: "professional",
      ...(more.isPreview !== undefined && { isPreview: more.isPreview }),
    },
  });
const renewal = (srvId: number, years?: number) =>
  mallClient.GET("/ommall/srvmall/license/renew/expiredate", {
    params: { query: { srvId, ...(years !== undefined && { years }) } },
  });
const moreUsers = (srvId: number, users?: number) =>
  mallClient.GET("/ommall/srvmall/order/adduseraccount/durationandprice", {
    params: { query: { srvId, ...(users !== undefined && { users }) } },
  });
const skuDays = (query: { productNo: string; years?: number; srvId?: number }) =>
  mallClient.GET("/ommall/srvmall/services/sku/day", { params: { query } });

describe("the days licences have left", () => {
  test("come in the order of the last day, each with its state and what an upgrade would cost", async () => {
    beginSignedIn();
    const asOf = "2026-11-21T10:32:00+08:00";
    expect(await dataOf(remaining())).toMatchObject([
      {
        srvId: 8803,
        name: "零售版",
        level: null,
        state: "expired",
        daysLeft: -42,
        upgradeEstimate: null,
        asOf,
      },
      { srvId: 8802, state: "dueThisMonth", expiresOn: "2026-11-26", daysLeft: 5, upgradeEstimate: "8.22" },
      { srvId: 8801, state: "inService", expiresOn: "2027-06-30", daysLeft: 221, upgradeEstimate: null },
    ]);
  });

  test("the estimate is the one the website computes", async () => {
    const { kernel } = beginSignedIn();
    const days = { standardYearFen: 59_800, professionalYearFen: 119_800 };
    for (let left = 5; left >= 0; left--) {
      const [licence] = await dataOf(remaining(8802));
      const yuan = (upgradeEstimate({ ...days, daysLeft: left }) / 100).toFixed(2);
      expect(licence).toMatchObject({ daysLeft: left, upgradeEstimate: yuan });
      await kernel.advance(durations.day);
    }
    expect(await dataOf(remaining(8802))).toMatchObject([{ state: "expired", upgradeEstimate: null }]);
  });

  test("an outright purchase comes last and has no last day", async () => {
    const { kernel } = beginSignedIn();
    const licences = kernel.world.table(licenceTable);
    const model = licences.get(8801);
    if (!model) throw new Error("There is no licence 8801.");
    licences.insert({ ...model, licenceId: 8790, subscribeType: 2, expiresAt: null });
    licences.insert({ ...model, licenceId: 8795, startsAt: null, expiresAt: null });
    const found = await dataOf(remaining());
    expect(found.map(({ srvId }) => srvId)).toEqual([8803, 8802, 8801, 8795, 8790]);
    expect(found.at(-1)).toMatchObject({ expiresOn: null, daysLeft: null, state: "inService" });
    expect(found.at(-2)).toMatchObject({ startsOn: null, state: "notPurchased" });
  });

  test("of another user's or an unknown licence are refused with 404", async () => {
    const backend = beginSignedIn();
    expect(await dataOf(remaining(8802))).toHaveLength(1);
    expect(await refusalOf(remaining(8811))).toBe(404);
    expect(await refusalOf(remaining(1))).toBe(404);
    expect(Object.keys(await invalidFieldsOf(backend, remaining(0)))).toEqual(["srvId"]);
  });
});

describe("an upgrade", () => {
  test("makes the unpaid order of the difference, line by line", async () => {
    const { kernel } = beginSignedIn();
    const placed = await dataOf(upgrade(8802));
    expect(placed).toMatchObject({
      srvId: 8802,
      fromLevel: "standard",
      targetLevel: "professional",
      daysLeft: 5,
      expiresOn: "2026-11-26",
      quote: {
        lines: [
          { kind: "professionalRest", name: "专业版剩余5天", unitPrice: "1198.00", days: 5, amount: "16.41" },
          { kind: "standardCredit", unitPrice: "598.00", days: 5, amount: "-8.19" },
        ],
        originalPrice: "8.22",
        finalAmount: "8.22",
        currency: "CNY",
        dayPrice: "1.64",
        asOf: "2026-11-21T10:32:00+08:00",
      },
      state: "unpaid",
      isUsable: false,
      unpaidDeadline: "2026-11-21T11:02:00+08:00",
    });
    expect(kernel.world.table(orderTable).get(placed.orderId ?? 0)).toMatchObject({
      kind: "upgrade",
      productNo: "KDZHJ01-PRO",
      srvId: 8802,
      finalFen: 822,
      userTotal: 3,
      years: null,
      contact: null,
    });
  });

  test("takes off users bought before that professional includes", async () => {
    const { kernel } = beginSignedIn();
    kernel.world.table(licenceTable).update(8802, { users: 6 });
    const { quote } = await dataOf(upgrade(8802, { isPreview: true }));
    expect(quote.finalAmount).toBe("4.11");
    expect(quote.lines.map(({ kind }) => kind)).toEqual(["professionalRest", "standardCredit", "userCredit"]);
    const fen = quote.lines.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(fen.reduce((sum, amount) => sum + amount, 0)).toBe(411);
  });

  test("as a preview only computes", async () => {
    const { kernel } = beginSignedIn();
    const before = kernel.world.table(orderTable).size;
    expect(await dataOf(upgrade(8802, { isPreview: true, key: "key-of-a-preview" }))).toMatchObject({
      quote: { finalAmount: "8.22" },
      orderId: null,
      orderNo: null,
      state: null,
      isUsable: false,
      unpaidDeadline: null,
    });
    expect(kernel.world.table(orderTable).size).toBe(before);
    expect(await dataOf(upgrade(8802, { key: "key-of-a-preview" }))).toMatchObject({ state: "unpaid" });
  });

  test("asked again while its order is unpaid answers that order, and a new one once it expired", async () => {
    const { kernel } = beginSignedIn();
    const first = await dataOf(upgrade(8802));
    await kernel.advance(durations.minute);
    expect(await dataOf(upgrade(8802))).toEqual({ ...first, serverTime: "2026-11-21T10:33:00+08:00" });
    moveOrder(kernel.world, first.orderId ?? 0, "expired", kernel.world.clock.now());
    await kernel.advance(unpaidOrder.milliseconds);
    expect((await dataOf(upgrade(8802))).orderId).not.toBe(first.orderId);
  });

  test("waits unpaid in the scenario upgrade-unpaid, and is answered again", async () => {
    const { kernel } = beginSignedIn(ids.wholesaler, "scenario:upgrade-unpaid");
    const waiting = kernel.world
      .table(orderTable)
      .all()
      .filter(({ kind, state }) => kind === "upgrade" && state === "unpaid");
    expect(waiting).toHaveLength(1);
    expect((await dataOf(upgrade(8802))).orderId).toBe(waiting[0]?.orderId);
  });

  test("with the same key answers what was made first, paid or not", async () => {
    const { kernel } = beginSignedIn();
    const first = await dataOf(upgrade(8802, { key: "key-of-one-wish" }));
    moveOrder(kernel.world, first.orderId ?? 0, "paid", kernel.world.clock.now());
    expect(await dataOf(upgrade(8802, { key: "key-of-one-wish" }))).toMatchObject({
      orderId: first.orderId,
      isUsable: true,
    });
    expect(await dataOf(upgrade(8801, { key: "key-of-one-wish" }))).toMatchObject({ srvId: 8802 });
  });

  test("makes the licence professional once it is paid, and leaves its last day", async () => {
    const { kernel } = beginSignedIn();
    const { orderId } = await dataOf(upgrade(8802));
    expect(await dataOf(remaining(8802))).toMatchObject([{ level: "standard" }]);
    moveOrder(kernel.world, orderId ?? 0, "paid", kernel.world.clock.now());
    await kernel.advance(durations.minute);
    expect(await dataOf(remaining(8802))).toMatchObject([
      { level: "professional", productNo: "KDZHJ01-PRO", expiresOn: "2026-11-26", upgradeEstimate: null },
    ]);
    expect(kernel.world.table(licenceTable).get(8802)).toMatchObject({ users: 3 });
  });

  test("on the last day costs nothing, so its order is paid at once", async () => {
    const { kernel } = beginSignedIn();
    await kernel.advance(5 * durations.day);
    expect(await dataOf(upgrade(8802))).toMatchObject({
      daysLeft: 0,
      quote: { finalAmount: "0.00", dayPrice: "0.00" },
      state: "paid",
      isUsable: true,
    });
  });

  test("is refused to what is professional already and to a service without levels", async () => {
    beginSignedIn();
    expect(await errcodeOf(upgrade(8801))).toBe(60040);
    expect(await errcodeOf(upgrade(8803))).toBe(60042);
  });

  test("is refused once the licence has ended", async () => {
    const { kernel } = beginSignedIn();
    await kernel.advance(6 * durations.day);
    expect(await errcodeOf(upgrade(8802))).toBe(60041);
  });

  test("is refused for an outright purchase", async () => {
    const { kernel } = beginSignedIn();
    kernel.world.table(licenceTable).update(8802, { subscribeType: 2, expiresAt: null });
    expect(await errcodeOf(upgrade(8802))).toBe(60042);
  });

  test("is refused for another user's licence, without one, and for another level", async () => {
    const backend = beginSignedIn();
    expect(await refusalOf(upgrade(8811))).toBe(404);
    expect(await invalidFieldsOf(backend, upgrade(0))).toHaveProperty("srvId");
  });
});

describe("a renewal", () => {
  test("runs from the day after the present last one", async () => {
    beginSignedIn();
    expect(await dataOf(renewal(8801, 1))).toEqual({
      srvId: 8801,
      years: 1,
      expiresOn: "2027-06-30",
      isExpired: false,
      daysLeft: 221,
      startsOn: "2027-07-01",
      newExpiresOn: "2028-06-30",
      days: 366,
      dataKeptUntil: null,
      asOf: "2026-11-21T10:32:00+08:00",
    });
  });

  test("runs from today when the licence has ended, and reports how long the data is kept", async () => {
    beginSignedIn();
    expect(await dataOf(renewal(8803, 2))).toMatchObject({
      isExpired: true,
      daysLeft: 0,
      startsOn: "2026-11-21",
      newExpiresOn: "2028-11-20",
      days: 731,
      dataKeptUntil: "2026-11-09T23:59:59+08:00",
    });
  });

  test("is refused for another user's licence", async () => {
    const backend = beginSignedIn();
    expect(await refusalOf(renewal(8811))).toBe(404);
    expect(Object.keys(await invalidFieldsOf(backend, renewal(8801, 6)))).toEqual(["years"]);
  });

  test("is refused for an outright purchase", async () => {
    beginSignedIn(ids.buyout);
    expect(await errcodeOf(renewal(8817))).toBe(60042);
  });

  test("of a licence that was never paid is refused with 404", async () => {
    beginSignedIn(ids.notPurchased);
    expect(await refusalOf(renewal(8819))).toBe(404);
  });
});

describe("more users", () => {
  test("cost their year price for the days left", async () => {
    beginSignedIn();
    expect(await dataOf(moreUsers(8801))).toEqual({
      srvId: 8801,
      users: 1,
      usersBefore: 4,
      usersAfter: 5,
      daysLeft: 221,
      expiresOn: "2027-06-30",
      currency: "CNY",
      userYearPrice: "150.00",
      quote: {
        lines: [
          {
            kind: "addedUsers",
            name: "加1个用户，剩余221天",
            unitPrice: "150.00",
            count: 1,
            days: 221,
            amount: "90.82",
          },
        ],
        originalPrice: "90.82",
        price: "90.82",
        discountAmount: "0.00",
        couponAmount: "0.00",
        finalAmount: "90.82",
        currency: "CNY",
        dayPrice: "0.41",
        asOf: "2026-11-21T10:32:00+08:00",
      },
    });
    expect(await dataOf(moreUsers(8801, 3))).toMatchObject({ quote: { finalAmount: "272.47" } });
  });

  test("are refused when the licence has ended, and on its last day, which leaves no day to pay for", async () => {
    const { kernel } = beginSignedIn();
    expect(await errcodeOf(moreUsers(8803))).toBe(60041);
    await kernel.advance(5 * durations.day);
    expect(await errcodeOf(moreUsers(8802))).toBe(60043);
  });

  test("are refused for a service that has no more, and for another user's licence", async () => {
    const backend = beginSignedIn(ids.payingProfessional);
    expect(await errcodeOf(moreUsers(8813))).toBe(60043);
    expect(await refusalOf(moreUsers(8801))).toBe(404);
    expect(Object.keys(await invalidFieldsOf(backend, moreUsers(8812, 0)))).toEqual(["users"]);
  });

  test("are refused where they would be more than an order can renew", async () => {
    beginSignedIn();
    expect(await errcodeOf(moreUsers(8801, 200))).toBe(60043);
    expect(await dataOf(moreUsers(8801, 199))).toMatchObject({ usersAfter: 203 });
  });

  test("are refused for an outright purchase", async () => {
    beginSignedIn(ids.buyout);
    expect(await errcodeOf(moreUsers(8817))).toBe(60043);
  });
});

describe("the days a product runs", () => {
  test("begin today without a licence, for visitors too", async () => {
    beginSignedIn(null);
    expect(await dataOf(skuDays({ productNo: "KDZHJ01-PRO", years: 2 }))).toEqual({
      productNo: "KDZHJ01-PRO",
      years: 2,
      days: 731,
      startsOn: "2026-11-21",
      expiresOn: "2028-11-20",
      asOf: "2026-11-21T10:32:00+08:00",
    });
    expect(await dataOf(skuDays({ productNo: "ZHWD-H5M1" }))).toMatchObject({
      days: 30,
      expiresOn: "2026-12-20",
    });
    expect(await refusalOf(skuDays({ productNo: "KDZHJ01-PRO", srvId: 8801 }))).toBe(404);
  });

  test("begin the day after a licence ends, or today when it has ended already", async () => {
    beginSignedIn();
    expect(await dataOf(skuDays({ productNo: "KDZHJ01-PRO", srvId: 8801 }))).toMatchObject({
      startsOn: "2027-07-01",
      expiresOn: "2028-06-30",
    });
    expect(await dataOf(skuDays({ productNo: "ZHJXH-RET", srvId: 8803 }))).toMatchObject({
      startsOn: "2026-11-21",
    });
  });

  test("are refused for an unknown product, one off sale, and one of another service than the licence", async () => {
    const backend = beginSignedIn();
    for (const query of [
      { productNo: "NO-SUCH" },
      { productNo: "HYGF-MED" },
      { productNo: "ZHJXH-RET", srvId: 8801 },
    ])
      expect(await errorOf(skuDays(query))).toMatchObject({
        errcode: 60002,
        message: { key: "service.unknown" },
      });
    expect(await refusalOf(skuDays({ productNo: "KDZHJ01-PRO", srvId: 8811 }))).toBe(404);
    const tooLong = skuDays({ productNo: "KDZHJ01-PRO", years: 6 });
    expect(Object.keys(await invalidFieldsOf(backend, tooLong))).toEqual(["years"]);
  });
});

test("reading licences needs a session", async () => {
  beginSignedIn(null);
  for (const call of [remaining(), upgrade(8802), renewal(8801), moreUsers(8801)])
    expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
});

test.each([
  ["zh-CN", "已经是专业版"],
  ["zh-TW", "已經是專業版"],
  ["en-US", "It is professional already"],
])("a refusal is translated into %s", async (locale, message) => {
  beginSignedIn();
  const response = await fetch("https://site.test/ommall/srvmall/license/upgrade", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": locale },
    body: JSON.stringify({ srvId: 8801, targetLevel: "professional" }),
  });
  expect(await response.json()).toMatchObject({ errcode: 60040, msg: message, key: "" });
});
