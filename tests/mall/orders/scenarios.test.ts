import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import { mallGroup } from "../../../mocks/mall/group";
import { mallClient } from "../../../src/api/mall/client";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf } from "../../support/begin";
import { beginMall, orders } from "./mall";

describe("a scenario of orders", () => {
  test.each([
    ["order-unpaid", "unpaid", ["pay", "cancel"]],
    ["order-almost-expired", "unpaid", ["pay", "cancel"]],
    ["order-expired", "expired", ["buyAgain"]],
    ["order-cancelled", "cancelled", ["buyAgain"]],
    ["order-paid", "paid", ["requestInvoice", "buyAgain"]],
    ["order-activated", "activated", ["requestInvoice", "buyAgain"]],
    ["order-refunding", "refunding", ["buyAgain"]],
    ["order-refunded", "refunded", ["buyAgain"]],
    ["coupon-locked", "unpaid", ["pay", "cancel"]],
  ])("%s has an order that is %s", async (scenario, state, actions) => {
    // Without a persona 永兴 is signed in.
    beginMall({ userId: null, mock: `scenario:${scenario}` });
    const order = (await orders()).list.find(({ orderId }) => orderId === 90_511);
    expect(order).toMatchObject({ state, actions, userId: sampleUserIds.wholesaler });
    expect(order?.history.at(-1)?.state).toBe(state);
  });

  test("order-almost-expired has forty seconds left", async () => {
    const { kernel } = beginMall({ mock: "scenario:order-almost-expired" });
    await kernel.advance(39 * durations.second);
    expect((await orders()).list[0]?.state).toBe("unpaid");
    await kernel.advance(durations.second);
    expect((await orders()).list[0]?.state).toBe("expired");
  });

  test("coupon-expired adds a coupon that expired yesterday", async () => {
    beginMall({ mock: "scenario:coupon-expired" });
    const { list } = await dataOf(
      mallClient.GET("/ommall/srvmall/coupon/couponuser", { params: { query: { state: "expired" } } }),
    );
    expect(list.map(({ couponId, validUntil }) => [couponId, validUntil])).toContainEqual([
      50_118,
      "2026-11-20T23:59:59+08:00",
    ]);
  });

  test("goods-list-fails fails without an envelope of the contract", async () => {
    beginMall({ mock: "scenario:goods-list-fails" });
    const error = await errorOf(
      mallClient.GET("/ommall/srvmall/services/display/{displayNo}", { params: { path: { displayNo: 11 } } }),
    );
    expect(error.kind).not.toBe("refused");
  });

  test("is the signed-in account's where there is one", () => {
    const { kernel } = beginMall({ userId: null });
    signInPersistent(kernel.world, sampleUserIds.payingProfessional);
    mallGroup.scenarios?.["order-unpaid"]?.prepare?.(kernel.world);
    return expect(orders({ state: ["unpaid"] })).resolves.toMatchObject({
      list: [{ userId: sampleUserIds.payingProfessional }],
    });
  });
});

const readable = Object.entries(mallGroup.scenarios ?? {}).filter(([, { faults }]) => faults === undefined);

test.each(readable.map(([name]) => name))("in the scenario %s everything can be read", async (name) => {
  beginMall({ mock: `scenario:${name}` });
  await orders({ rows: 100 });
  const path = { displayNo: 11 };
  await dataOf(mallClient.GET("/ommall/srvmall/services/display/{displayNo}", { params: { path } }));
  await dataOf(mallClient.GET("/ommall/srvmall/coupon/couponuser", { params: { query: {} } }));
  await dataOf(mallClient.GET("/ommall/srvmall/license/day/remaining"));
});
