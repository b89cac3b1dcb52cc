import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, refusalOf } from "../../support/begin";
import { account, textOf } from "../support/account";

const phone = "13500009027";

describe("one-time tokens", () => {
  test("a session of the product's app opens the website once, within five minutes", async () => {
    const backend = begin();
    const sid = await textOf(backend, "POST engine-session", "sid", { userId: ids.retailer });
    expect((await dataOf(account.byEngine(sid))).user.kdUid).toBe(ids.retailer);
    expect(await errcodeOf(account.byEngine(sid))).toBe(20041);
    const late = await textOf(backend, "POST engine-session", "sid");
    await backend.kernel.advance(5 * durations.minute);
    expect(await errcodeOf(account.byEngine(late))).toBe(20041);
    expect(await errcodeOf(account.byEngine("sid-unknown"))).toBe(20041);
  });

  test("an unknown command of the engine and an unknown session are refused differently", async () => {
    begin();
    expect(await refusalOf(account.byEngine("sid-unknown", { sub: "renew" }))).toBe(404);
    expect(await refusalOf(account.byEngine("sid-unknown", { ver: "2.0" }))).toBe(404);
  });

  test("a token of a link logs in once, within ten minutes", async () => {
    const backend = begin();
    const token = await textOf(backend, "POST login-link", "token");
    expect((await dataOf(account.byToken(token))).user.kdUid).toBe(ids.wholesaler);
    expect(await errcodeOf(account.byToken(token))).toBe(20041);
    const late = await textOf(backend, "POST login-link", "token");
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.byToken(late))).toBe(20041);
  });

  test("a token of one purpose is refused for another", async () => {
    const backend = begin();
    const sid = await textOf(backend, "POST engine-session", "sid");
    expect(await errcodeOf(account.byToken(sid))).toBe(20041);
    expect(await errcodeOf(account.byEngine(await textOf(backend, "POST login-link", "token")))).toBe(20041);
  });

  test("the tokens of the contract's examples exist in the scenario handovers-waiting", async () => {
    begin({ mock: "scenario:handovers-waiting" });
    await dataOf(account.byEngine("sid-4fQ9b2Lx7Tq0Wm3Z"));
    await dataOf(account.byToken("lt-6nBv3Kq9Xw2Zt8Ce"));
    expect(await dataOf(account.byMessenger("011Ab2Ga1cD3ef0kX4Ha1"))).toMatchObject({ state: "signedIn" });
    expect(await errcodeOf(account.bindMessenger("bt-2pX8sVd0Qe5Rk1Ua", phone, "123456"))).toBe(20021);
  });
});
