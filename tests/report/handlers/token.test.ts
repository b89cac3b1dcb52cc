import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { openSession, signInPersistent } from "../../../mocks/kernel/session";
import { tokenLifetime } from "../../../mocks/report/tokens";
import type { World } from "../../../mocks/world/world";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf, origin, refusalOf } from "../../support/begin";
import { beginReading, beginReport, hold, holdPair, overview, requestTokenPair, shops } from "../begin";

/** The account that is logged in logs out. */
const logOut = (world: World) => openSession(world, null, true, () => undefined).signOut();

const signedOut = { kind: "signed-out" };

describe("a pair", () => {
  test("opens the report, and only together", async () => {
    await beginReading();
    await dataOf(shops());
    const { token, guid } = await holdPair(ids.wholesaler);
    hold({ token, guid: "00000000-0000-4000-a000-000000000000" });
    expect(await errorOf(shops())).toMatchObject(signedOut);
    hold({ token: `${token}x`, guid });
    expect(await errorOf(overview())).toMatchObject(signedOut);
    hold(null);
    expect(await errorOf(overview())).toMatchObject(signedOut);
  });

  test("lacking its guid is refused with 401", async () => {
    await beginReading();
    const { token } = await holdPair(ids.wholesaler);
    const response = await fetch(`${origin}/zhjsrv/shop/list/shops`, { headers: { "kd-token": token } });
    expect(await response.json()).toMatchObject({ code: 401, errcode: 40100, success: false });
  });

  test("is the same when asked for again, until it runs out", async () => {
    const { kernel } = await beginReading();
    const first = await dataOf(requestTokenPair(ids.wholesaler));
    expect(first.expires_at).toBe("2026-11-21T22:32:00+08:00");
    await kernel.advance(tokenLifetime - durations.second);
    expect(await dataOf(requestTokenPair(ids.wholesaler))).toEqual(first);
    await dataOf(shops());
    await kernel.advance(durations.second);
    expect(await errorOf(shops())).toMatchObject(signedOut);
    const second = await dataOf(requestTokenPair(ids.wholesaler));
    expect(second.guid).not.toBe(first.guid);
    expect(await errorOf(shops())).toMatchObject(signedOut);
    hold({ token: second.kd_token, guid: second.guid });
    await dataOf(shops());
  });

  test("ends with the session and does not come back with the next one", async () => {
    const { kernel } = await beginReading();
    const first = await holdPair(ids.wholesaler);
    logOut(kernel.world);
    expect(await errorOf(shops())).toMatchObject(signedOut);
    expect(await errorOf(requestTokenPair(ids.wholesaler))).toMatchObject(signedOut);
    signInPersistent(kernel.world, ids.wholesaler);
    expect(await errorOf(shops())).toMatchObject(signedOut);
    hold(null);
    expect(await holdPair(ids.wholesaler)).not.toEqual(first);
    await dataOf(shops());
  });

  test("shows its own merchant's report, whoever else is logged in", async () => {
    const { kernel } = await beginReading();
    signInPersistent(kernel.world, ids.retailer);
    expect((await dataOf(overview())).merchant_name).toBe("永兴日杂批发");
  });
});

describe("a pair is refused", () => {
  test("with 101 when nobody is logged in", async () => {
    beginReport();
    const response = await fetch(`${origin}/zhjsrv/user/bykduid?kdUid=100027`);
    expect(await response.json()).toMatchObject({ code: 101, errcode: 40100, msg: "未登录或登录已超时" });
  });

  test("with 403 for another's number", async () => {
    const { kernel } = beginReport();
    signInPersistent(kernel.world, ids.wholesaler);
    expect(await refusalOf(requestTokenPair(ids.retailer))).toBe(403);
  });

  test.each([
    ["trialEnded", 403],
    ["expired", 403],
    ["agentChina", 403],
    ["trialDayThree", 404],
    ["promoter", 404],
  ] as const)("to the %s with %i", async (name, code) => {
    const { kernel } = beginReport();
    signInPersistent(kernel.world, ids[name]);
    expect(await refusalOf(requestTokenPair(ids[name]))).toBe(code);
  });
});
