import { expect, test } from "vitest";
import { mallClient } from "../../../src/api/mall/client";
import { dataOf } from "../../support/begin";
import { beginMall, orders } from "./mall";

test("many-licences has licences in every state a paid one can be in", async () => {
  beginMall({ userId: null, mock: "scenario:many-licences" });
  const licences = await dataOf(mallClient.GET("/ommall/srvmall/license/day/remaining"));
  expect(licences).toHaveLength(200);
  expect(new Set(licences.map(({ state }) => state))).toEqual(
    new Set(["inService", "dueThisMonth", "dueNextMonth", "expired"]),
  );
  expect(licences.some(({ daysLeft }) => daysLeft === null)).toBe(true);
});

test("many-invoices has invoices in every state, made ones with their number and failed ones with the reason", async () => {
  beginMall({ userId: null, mock: "scenario:many-invoices" });
  const { list, total } = await orders({ rows: 100, state: ["activated"] });
  expect(total).toBeGreaterThanOrEqual(200);
  const invoices = list.flatMap(({ invoice }) => invoice ?? []);
  expect(new Set(invoices.map(({ state }) => state))).toEqual(
    new Set(["requested", "issued", "reissuing", "reissued", "failed"]),
  );
  for (const { state, number, failReason } of invoices) {
    expect(number !== null).toBe(["issued", "reissuing", "reissued"].includes(state));
    expect(failReason !== null).toBe(state === "failed");
  }
});

test("many-coupons has coupons to use, to wait for, used and expired", async () => {
  beginMall({ userId: null, mock: "scenario:many-coupons" });
  const { list } = await dataOf(
    mallClient.GET("/ommall/srvmall/coupon/couponuser", { params: { query: {} } }),
  );
  expect(list.length).toBeGreaterThanOrEqual(60);
  expect(new Set(list.map(({ reason }) => reason))).toEqual(
    new Set([null, "notYetValid", "used", "expired"]),
  );
});
