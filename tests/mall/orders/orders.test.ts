import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { promotionTable } from "../../../mocks/business/promotions";
import type { TestBackend } from "../../../mocks/node";
import { unpaidOrder } from "../../../src/rules/business-limits";
import { durations } from "../../../src/rules/limits";
import { dataOf, errcodeOf, errorOf, refusalOf } from "../../support/begin";
import {
  beginMall,
  buy,
  cancel,
  invalidFieldsOf,
  needsLogin,
  order,
  orderOf,
  pay,
  setRequestLocale,
  wholesaler,
} from "./mall";

const terms = { contactId: 21, hasAcceptedTerms: true } as const;
const renew = (srvId: number, years = 1, change: { couponId?: number } = {}) =>
  order({ kind: "renew", srvId, years, ...terms, ...change });
const addUsers = (srvId: number, users = 1) => order({ kind: "addUsers", srvId, users, ...terms });

/** Pays an order by QR code and lets the payment service respond. */
async function payInFull({ kernel }: TestBackend, orderNo: string) {
  await dataOf(pay(orderNo));
  await kernel.advance(durations.minute);
  return orderOf(orderNo);
}

describe("an order", () => {
  test("waits thirty minutes to be paid and then expires by itself", async () => {
    const { kernel } = beginMall();
    const placed = await dataOf(buy());
    expect(placed).toMatchObject({
      orderId: 90_511,
      orderNo: "20261121103200387",
      state: "unpaid",
      title: "专业版，2店5人，2年",
      finalAmount: "3560.40",
      contact: { contactId: 21, name: "周芳", phone: "13900008820" },
      unpaidDeadline: "2026-11-21T11:02:00+08:00",
      actions: ["pay", "cancel"],
      history: [{ state: "unpaid", at: "2026-11-21T10:32:00+08:00" }],
    });
    await kernel.advance(unpaidOrder.milliseconds - durations.second);
    expect((await orderOf(placed.orderNo)).state).toBe("unpaid");
    await kernel.advance(durations.second);
    expect(await orderOf(placed.orderNo)).toMatchObject({
      state: "expired",
      closedAt: "2026-11-21T11:02:00+08:00",
      actions: ["buyAgain"],
    });
  });

  test("is cancelled once, and stays readable", async () => {
    beginMall();
    const { orderId, orderNo } = await dataOf(buy());
    expect(await dataOf(cancel(orderId))).toMatchObject({ state: "cancelled", actions: ["buyAgain"] });
    expect((await orderOf(orderNo)).history.map(({ state }) => state)).toEqual(["unpaid", "cancelled"]);
    expect(await errcodeOf(cancel(orderId))).toBe(60011);
  });

  test("is not cancelled when it is paid, expired or refunded, by another or for another", async () => {
    const backend = beginMall();
    const paid = await dataOf(buy());
    await payInFull(backend, paid.orderNo);
    expect(await errcodeOf(cancel(paid.orderId))).toBe(60010);
    expect(await errcodeOf(cancel(90_404))).toBe(60012);
    expect(await errcodeOf(cancel(90_402))).toBe(60013);
    expect(await refusalOf(cancel(paid.orderId, sampleUserIds.retailer))).toBe(403);
    expect(await refusalOf(cancel(90_410)), "somebody else's").toBe(404);
    expect(await refusalOf(cancel(99_999))).toBe(404);
  });

  test("is made once for one Idempotency-Key, and the key is not taken for another", async () => {
    beginMall();
    const first = await dataOf(buy({}, "order-wish-1"));
    expect((await dataOf(buy({}, "order-wish-1"))).orderId).toBe(first.orderId);
    expect(await refusalOf(buy({ years: 1 }, "order-wish-1"))).toBe(409);
    expect((await dataOf(buy({}, "order-wish-2"))).orderId).toBe(first.orderId + 1);
  });

  test.each([
    ["china", "KDZHJ01-PRO", "KDZHJ01-PRO-INT"],
    ["global", "KDZHJ01-PRO-INT", "KDZHJ01-PRO"],
  ])("of a product that the edition of %s does not sell is refused", async (variant, here, elsewhere) => {
    beginMall({ mock: `variant:${variant}` });
    expect(await errcodeOf(buy({ productNo: elsewhere }))).toBe(60002);
    expect(await dataOf(buy({ productNo: here }))).toMatchObject({ state: "unpaid" });
  });

  test("of an unknown, foreign or unlisted product is refused", async () => {
    beginMall();
    expect(await errcodeOf(buy({ productNo: "NO-SUCH" }))).toBe(60002);
    expect(await errcodeOf(buy({ serviceNumber: "ZHJXH" }))).toBe(60002);
    expect(await errcodeOf(buy({ serviceNumber: "HYGF", productNo: "HYGF-MED", users: 0, stores: 0 }))).toBe(
      60002,
    );
    expect(await invalidFieldsOf(buy({ productNo: "KDZHJ01-STD" }))).toEqual(["stores"]);
  });

  test("needs a contact person, invoice title and terms that are there", async () => {
    const { kernel } = beginMall();
    expect(await refusalOf(buy({ contactId: 23 }))).toBe(404);
    const request = { titleId: 13, mediaType: 1, invoicetype: 1 } as const;
    expect(await refusalOf(buy({ invoiceWish: request }))).toBe(404);
    // Title 12 belongs to a person, for whom a special invoice is not available.
    expect(await invalidFieldsOf(buy({ invoiceWish: { ...request, titleId: 12, invoicetype: 2 } }))).toEqual([
      "invoiceWish/invoicetype",
    ]);
    const unaccepted = { kind: "addUsers", srvId: 8801, users: 1, contactId: 21 };
    const response = await kernel.handle(
      new Request("https://site.test/ommall/srvmall/order", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(unaccepted),
      }),
    );
    expect((await response.json()).fields).toMatchObject([
      { field: "hasAcceptedTerms", key: "terms.missing" },
    ]);
    kernel.clearLog();
  });

  test("belongs to its user: others do not find it, and ordering needs a session", async () => {
    beginMall();
    const { orderNo } = await dataOf(buy());
    beginMall({ userId: sampleUserIds.retailer });
    await expect(orderOf(orderNo)).rejects.toThrow("404");
    beginMall({ userId: null });
    expect(await needsLogin(buy())).toBe(true);
  });

  test("takes from a promotion's stock while it waits, and gives it back when it is closed", async () => {
    const { kernel } = beginMall({ mock: "scenario:promotion-running" });
    const stock = () => kernel.world.table(promotionTable).get(91)?.stockLeft;
    const year = { years: 1, users: 0, stores: 0 };
    const { orderId, finalAmount } = await dataOf(buy(year));
    expect({ finalAmount, stock: stock() }).toEqual({ finalAmount: "998.00", stock: 19 });
    expect((await dataOf(buy(year))).finalAmount, "one for each account").toBe("1198.00");
    await dataOf(cancel(orderId));
    expect(stock()).toBe(20);
    expect((await dataOf(buy(year))).finalAmount).toBe("998.00");
  });

  test("of nothing is paid at once", async () => {
    const { kernel } = beginMall();
    const free = kernel.world.table(promotionTable).insert({
      id: 92,
      alias: "gift",
      productNo: "WXHYK-CARD",
      action: "buy",
      years: 1,
      priceFen: 0,
      startsAt: 0,
      endsAt: Number.MAX_SAFE_INTEGER,
      stockLeft: null,
      perUserLimit: null,
      canUseCoupons: false,
    });
    const gift = { serviceNumber: "WXHYK", productNo: free.productNo, years: 1, users: 0, stores: 0 };
    const placed = await dataOf(buy(gift));
    expect(placed).toMatchObject({ state: "activated", finalAmount: "0.00", payType: null, payment: null });
    expect(placed.licence).toMatchObject({ name: "会员卡", startsOn: "2026-11-21", expiresOn: "2027-11-20" });
    expect(placed.actions).toEqual(["buyAgain"]);
    expect(await errcodeOf(pay(placed.orderNo))).toBe(60010);
  });
});

describe("a paid order", () => {
  test("of a new licence gives as many licences as were ordered, from today", async () => {
    const backend = beginMall();
    const { orderNo, orderId } = await dataOf(buy({ quantity: 2 }));
    const paid = await payInFull(backend, orderNo);
    expect(paid).toMatchObject({
      state: "activated",
      licence: { name: "专业版", stores: 2, users: 5, startsOn: "2026-11-21", expiresOn: "2028-11-20" },
      actions: ["requestInvoice", "buyAgain"],
    });
    const licences = backend.kernel.world.table(licenceTable).by("user", wholesaler);
    expect(licences.filter((licence) => licence.orderId === orderId)).toHaveLength(2);
  });

  test("of a renewal continues from the day after the last, or from today when that has passed", async () => {
    const backend = beginMall();
    const running = await dataOf(renew(8801));
    expect(running).toMatchObject({
      kind: "renew",
      title: "专业版续费，2店4人，1年",
      finalAmount: "1828.00",
    });
    expect((await payInFull(backend, running.orderNo)).licence).toMatchObject({
      srvId: 8801,
      startsOn: "2026-07-01",
      expiresOn: "2028-06-30",
    });
    const ended = await dataOf(renew(8803, 2));
    expect((await payInFull(backend, ended.orderNo)).licence).toMatchObject({
      srvId: 8803,
      startsOn: "2026-11-21",
      expiresOn: "2028-11-20",
    });
  });

  test("of more users adds them until the last day, which stays", async () => {
    const backend = beginMall();
    const placed = await dataOf(addUsers(8801));
    expect(placed).toMatchObject({
      kind: "addUsers",
      title: "专业版 加用户，到2027-06-30",
      finalAmount: "90.82",
      userTotal: 5,
      years: null,
    });
    expect((await payInFull(backend, placed.orderNo)).licence).toMatchObject({
      srvId: 8801,
      users: 5,
      expiresOn: "2027-06-30",
    });
  });

  test("requests the selected invoice", async () => {
    const backend = beginMall();
    const request = { titleId: 11, mediaType: 1, invoicetype: 1, email: "yongxing@shop.example" } as const;
    const placed = await dataOf(buy({ invoiceWish: request }));
    expect(placed).toMatchObject({ invoiceWish: request, invoice: null });
    const paid = await payInFull(backend, placed.orderNo);
    expect(paid).toMatchObject({ invoiceWish: null, invoice: { state: "requested", amount: "3560.40" } });
    expect(paid.actions).toEqual(["cancelInvoice", "buyAgain"]);
    await backend.kernel.advance(durations.day);
    expect((await orderOf(placed.orderNo)).actions).toEqual(["downloadInvoice", "cancelInvoice", "buyAgain"]);
  });
});

describe("a licence", () => {
  test("of another user's licence is refused for renewal and added users", async () => {
    beginMall();
    expect(await refusalOf(renew(8811))).toBe(404);
    expect(await refusalOf(addUsers(8811))).toBe(404);
  });

  test("that has ended takes no more users, and a coupon for another service is not taken", async () => {
    beginMall();
    expect(await errcodeOf(addUsers(8803))).toBe(60041);
    expect(await errcodeOf(renew(8803, 1, { couponId: 50_118 }))).toBe(60003);
    expect((await dataOf(renew(8803, 1, { couponId: 50_120 }))).couponAmount).toBe("39.80");
  });

  test("of an outright purchase is neither renewed nor given users by the day", async () => {
    beginMall({ userId: sampleUserIds.buyout });
    expect(await errcodeOf(order({ kind: "renew", srvId: 8817, years: 1, ...terms, contactId: 28 }))).toBe(
      60042,
    );
    expect(await errcodeOf(order({ kind: "addUsers", srvId: 8817, users: 1, ...terms, contactId: 28 }))).toBe(
      60043,
    );
  });

  test("has no more users than an order can renew", async () => {
    beginMall();
    expect(await errcodeOf(addUsers(8801, 200))).toBe(60043);
    await dataOf(addUsers(8801, 199));
  });
});

test("refusals and titles come in the language of the page", async () => {
  beginMall();
  const { orderId, orderNo } = await dataOf(buy());
  const messages: string[] = [];
  for (const locale of ["zh-CN", "zh-TW", "en-US"] as const) {
    setRequestLocale(locale);
    const error = await errorOf(buy({ productNo: "NO-SUCH" }));
    messages.push(error.serverMessage ?? "", (await orderOf(orderNo)).title);
  }
  expect(messages).toEqual([
    "所选服务不存在",
    "专业版，2店5人，2年",
    "所選服務不存在",
    "專業版，2店5人，2年",
    "The selected service does not exist",
    "Professional, 2 stores, 5 users, 2 years",
  ]);
  await dataOf(cancel(orderId));
  expect((await errorOf(cancel(orderId))).serverMessage).toBe("The order was canceled already");
});
