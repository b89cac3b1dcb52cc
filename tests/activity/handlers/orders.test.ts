import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../../mocks/business/data/sample-order";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { orderTable } from "../../../mocks/business/orders";
import { promotionTable } from "../../../mocks/business/promotions";
import type { OrderRow, OrderState } from "../../../mocks/business/rows/orders";
import type { TestBackend } from "../../../mocks/node";
import { activityClient } from "../../../src/api/activity/client";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf, refusalOf } from "../../support/begin";
import { beginSignedIn, invalidFieldsOf } from "../signed-in";

const once = (serviceNumber: string, alias = "year-end") =>
  activityClient.GET("/ommall/srvmall/order/checkonce", { params: { query: { alias, serviceNumber } } });
const first = (serviceNumber: string) =>
  activityClient.GET("/ommall/srvmall/order/firstbuy/verify", { params: { query: { serviceNumber } } });
const count = (serviceNumber: string, alias?: string) =>
  activityClient.GET("/ommall/srvmall/order/specify/service/number", {
    params: { query: { serviceNumber, ...(alias !== undefined && { alias }) } },
  });

let nextOrder = 95_000;

/** An order of a trial user, of the retail edition in the year-end activity by default. */
function orderIn(
  { kernel: { world } }: TestBackend,
  state: OrderState,
  facts: Partial<OrderRow> = {},
): OrderRow {
  nextOrder += 1;
  const { productNo = "ZHJXH-RET", userId = ids.trialDayThree } = facts;
  const at = world.clock.now() - durations.hour;
  const order = { orderId: nextOrder, userId, productNo, at, state };
  return world.table(orderTable).insert(sampleOrder(order, { promotionAlias: "year-end", ...facts }));
}

describe("buying once in an activity", () => {
  test("is allowed to who has no order of it there", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    const allowed = {
      serviceNumber: "ZHJXH",
      canBuy: true,
      reason: null,
      explanation: "",
      orderCount: 0,
      limit: 1,
      blockingOrderNo: null,
      availableAt: null,
    };
    expect(await dataOf(once("ZHJXH"))).toEqual(allowed);
    orderIn(backend, "cancelled");
    orderIn(backend, "expired");
    orderIn(backend, "refunded");
    orderIn(backend, "activated", { promotionAlias: null });
    orderIn(backend, "activated", { productNo: "ZHWD-H5" });
    expect(await dataOf(once("ZHJXH"))).toEqual(allowed);
  });

  test("is not while an order waits for payment, which is named", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    const { orderNo } = orderIn(backend, "unpaid");
    expect(await dataOf(once("ZHJXH"))).toMatchObject({
      canBuy: false,
      reason: "unpaidOrder",
      explanation: "有一张未付款的订单",
      orderCount: 1,
      blockingOrderNo: orderNo,
    });
  });

  test.each(["paid", "activated", "refunding"] as const)("is not once one is %s", async (state) => {
    const backend = beginSignedIn(ids.trialDayThree);
    const { orderNo } = orderIn(backend, state);
    expect(await dataOf(once("ZHJXH"))).toMatchObject({ reason: "alreadyBought", blockingOrderNo: orderNo });
  });

  test("is not after the activity, nor where it does not sell the service", async () => {
    beginSignedIn(ids.trialDayThree);
    expect(await dataOf(once("KDZHJ01", "spring"))).toMatchObject({ reason: "ended", availableAt: null });
    expect(await dataOf(once("KDZHJ01"))).toMatchObject({
      canBuy: false,
      reason: "notEligible",
      explanation: "这个活动不卖这个服务",
    });
  });

  test("is not before the activity, which says from when", async () => {
    const { kernel } = beginSignedIn(ids.trialDayThree);
    const promotions = kernel.world.table(promotionTable);
    const model = promotions.get(1);
    if (!model) throw new Error("There is no promotion 1.");
    const startsAt = kernel.world.clock.now() + durations.day;
    promotions.insert({ ...model, id: 101, alias: "new-year", startsAt, endsAt: startsAt + durations.day });
    expect(await dataOf(once("ZHJXH", "new-year"))).toMatchObject({
      reason: "notStarted",
      availableAt: "2026-11-22T10:32:00+08:00",
    });
  });

  test("is refused for an unknown service or activity", async () => {
    const backend = beginSignedIn();
    expect(await errorOf(once("NOSUCH"))).toMatchObject({
      errcode: 50301,
      message: { key: "service.unknown" },
    });
    expect(await refusalOf(once("ZHJXH", "no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, once("x"))).toHaveProperty("serviceNumber");
  });
});

describe("a first purchase", () => {
  test("is one for who only tried the service, left it unpaid or was paid back", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    orderIn(backend, "unpaid");
    orderIn(backend, "refunded");
    expect(await dataOf(first("ZHJXH"))).toEqual({
      serviceNumber: "ZHJXH",
      canBuy: true,
      reason: null,
      explanation: "",
      orderCount: 0,
      limit: null,
      blockingOrderNo: null,
      availableAt: null,
    });
  });

  test("is none after the first paid order, which is named", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    const { orderNo } = orderIn(backend, "activated");
    await backend.kernel.advance(durations.day);
    orderIn(backend, "paid");
    expect(await dataOf(first("ZHJXH"))).toMatchObject({
      canBuy: false,
      reason: "notFirstPurchase",
      explanation: "2026-11-21已经买过零售版",
      orderCount: 2,
      blockingOrderNo: orderNo,
    });
    expect(await dataOf(first("KDZHJ01"))).toMatchObject({ canBuy: true });
  });

  test("is none for who has a licence that no order made, and no order is named", async () => {
    const { kernel } = beginSignedIn(ids.retailBuyout);
    const orders = kernel.world.table(orderTable);
    for (const { orderId } of orders.by("user", ids.retailBuyout)) orders.remove(orderId);
    expect(await dataOf(first("ZHJXH"))).toMatchObject({
      reason: "notFirstPurchase",
      explanation: "已经有这个服务的授权",
      blockingOrderNo: null,
    });
  });

  test("is refused for an unknown service", async () => {
    const backend = beginSignedIn();
    expect(await errorOf(first("NOSUCH"))).toMatchObject({ errcode: 50301 });
    expect(await invalidFieldsOf(backend, first("x"))).toHaveProperty("serviceNumber");
  });
});

describe("the orders of a service", () => {
  test("are counted ever against the limits of its products", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    const card = { productNo: "WXHYK-CARD", promotionAlias: null };
    expect(await dataOf(count("WXHYK"))).toMatchObject({ canBuy: true, orderCount: 0, limit: 3 });
    orderIn(backend, "unpaid", card);
    orderIn(backend, "activated", { ...card, quantity: 2 });
    expect(await dataOf(count("WXHYK"))).toMatchObject({
      canBuy: false,
      reason: "limitReached",
      explanation: "每人限买3份，你已有3份",
      orderCount: 2,
      limit: 3,
      availableAt: null,
    });
    expect(await dataOf(count("KDZHJ01"))).toMatchObject({ canBuy: true, limit: null });
  });

  test("are counted within an activity, and may be bought again after it", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    orderIn(backend, "activated", { promotionAlias: null });
    expect(await dataOf(count("ZHJXH", "year-end"))).toMatchObject({ canBuy: true, orderCount: 0, limit: 1 });
    orderIn(backend, "paid");
    expect(await dataOf(count("ZHJXH", "year-end"))).toMatchObject({
      reason: "limitReached",
      orderCount: 1,
      availableAt: "2026-12-01T00:00:00+08:00",
    });
  });

  test("are refused for an unknown service or activity", async () => {
    const backend = beginSignedIn();
    expect(await errorOf(count("NOSUCH"))).toMatchObject({ errcode: 50301 });
    expect(await refusalOf(count("ZHJXH", "no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, count("x"))).toHaveProperty("serviceNumber");
  });
});

test("none of it is told without a log-in", async () => {
  beginSignedIn(null);
  for (const call of [once("ZHJXH"), first("ZHJXH"), count("ZHJXH")])
    expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
});
