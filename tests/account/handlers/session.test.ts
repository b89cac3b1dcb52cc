import { describe, expect, test } from "vitest";
import { sampleUserIds as ids, samplePassword } from "../../../mocks/business/data/users";
import { sessions, sessionTime } from "../../../mocks/kernel/session";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf, invalidFieldsOf, origin, refusalOf } from "../../support/begin";
import { account, codeFor, control, signedIn, wrongCode } from "../support/account";

const phone = "13500009027";

/** The user as another device reads them: the response to that device has a token of its own. */
async function userOf(token: string): Promise<{ code: number; kdToken: string | undefined }> {
  const headers = { authorization: `Bearer ${token}` };
  const { code, data } = Object(
    await (await fetch(`${origin}/ommall/srvmall/webzhj/info`, { headers })).json(),
  );
  return { code, kdToken: data?.kdToken };
}

describe("a session", () => {
  test("ends by itself after thirty days, and not before", async () => {
    const { kernel } = begin({ mock: "persona:wholesaler" });
    await kernel.advance(sessionTime - durations.second);
    await dataOf(account.user());
    await kernel.advance(durations.second);
    expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
  });

  test("is renewed for another thirty days when its cookie is set once more", async () => {
    const { kernel } = begin({ mock: "persona:wholesaler" });
    await kernel.advance(29 * durations.day);
    expect(await dataOf(account.renew())).toEqual({ sessionExpiresAt: "2027-01-19T10:32:00+08:00" });
    await kernel.advance(29 * durations.day);
    await dataOf(account.user());
    await kernel.advance(durations.day);
    expect(await errorOf(account.renew())).toMatchObject({ kind: "signed-out" });
  });

  test("gets its cookie again with the same token", async () => {
    const backend = begin();
    const token = signedIn(backend, ids.wholesaler);
    const response = await fetch(`${origin}/ommall/srvmall/api/addCookieToClient`);
    expect(response.headers.get("set-cookie")).toContain(`stockbook-session=${token};`);
  });

  test("is refused as missing before sign-in, and as expired after it ended", async () => {
    const backend = begin();
    const code = async () => Object(await (await fetch(`${origin}/ommall/srvmall/webzhj/info`)).json()).code;
    expect(await code()).toBe(101);
    signedIn(backend, ids.wholesaler);
    await backend.kernel.advance(sessionTime);
    expect(await code()).toBe(401);
  });

  test.each(["session-expired", "signed-out-elsewhere"])(
    "is expired in the scenario %s",
    async (scenario) => {
      const backend = begin({ mock: `persona:wholesaler,scenario:${scenario}` });
      expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
      await backend.kernel.apply(`scenario:${scenario}`);
      expect(await errorOf(account.licences())).toMatchObject({ kind: "signed-out" });
    },
  );

  test("ends with log-out, its kdToken with it, and other devices stay logged in", async () => {
    const backend = begin();
    const other = signedIn(backend, ids.wholesaler);
    const here = signedIn(backend, ids.wholesaler);
    const { kdToken } = await dataOf(account.user());
    expect(await dataOf(account.logout())).toEqual({ endedAt: "2026-11-21T10:32:00+08:00" });
    expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
    expect(await errorOf(account.authCode(kdToken))).toMatchObject({ kind: "signed-out" });
    expect(await errorOf(account.logout())).toMatchObject({ kind: "signed-out" });
    expect(await userOf(here)).toMatchObject({ code: 401 });
    const unregistered = await userOf(other);
    expect(unregistered.code).toBe(200);
    expect(unregistered.kdToken).not.toBe(kdToken);
  });

  test("never shows its own token", async () => {
    const backend = begin();
    const token = signedIn(backend, ids.wholesaler);
    expect(JSON.stringify(await dataOf(account.user()))).not.toContain(token);
  });
});

describe("a code that opens the product", () => {
  test("is good once and for one minute", async () => {
    const backend = begin({ mock: "persona:paying-standard" });
    const { kdToken } = await dataOf(account.user());
    const first = await dataOf(account.authCode(kdToken));
    expect(first.expiresAt).toBe("2026-11-21T10:33:00+08:00");
    expect(first.redirectUrl).toContain(`/ommall/srvmall/webzhj/pclogin?authCode=${first.authCode}`);
    const second = await dataOf(account.authCode(kdToken));
    const open = (authCode: string) => control(backend, "POST open-product", { authCode });
    expect(await open(first.authCode)).toEqual({ userId: ids.payingStandard });
    await expect(open(first.authCode)).rejects.toThrow("used");
    await backend.kernel.advance(durations.minute);
    await expect(open(second.authCode)).rejects.toThrow("over");
  });

  test.each(["trial-ended", "trial-erased"])("is refused to %s, who bought nothing", async (persona) => {
    begin({ mock: `persona:${persona}` });
    expect(await errcodeOf(account.authCode((await dataOf(account.user())).kdToken))).toBe(20051);
  });

  test("is refused for a token that is not this session's", async () => {
    begin({ mock: "persona:trial-day-three" });
    expect(await refusalOf(account.authCode("kt-somebody-elses"))).toBe(403);
    await dataOf(account.authCode((await dataOf(account.user())).kdToken));
  });
});

describe("a new password", () => {
  const login = (password: string) => account.changePassword(phone, password, password);

  test("by SMS code ends every session and takes the place of the old one", async () => {
    const backend = begin({ mock: "persona:wholesaler,scenario:picture-due" });
    const code = await codeFor(backend, phone, "3");
    expect(await dataOf(account.reset(phone, code, "shop2026ok"))).toEqual({
      changedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
    signedIn(backend, ids.wholesaler);
    // "Unchanged password" is refused only after the old password was correct.
    expect(await errcodeOf(login(samplePassword))).toBe(20005);
    expect(await invalidFieldsOf(backend, login("shop2026ok"))).toHaveProperty("newPassword");
  });

  test("by SMS code is refused without an account, for a weak one, and for a wrong or old code", async () => {
    const backend = begin();
    expect(await errcodeOf(account.reset("13899990001", "123456", "shop2026ok"))).toBe(20001);
    const code = await codeFor(backend, phone, "3");
    expect(await invalidFieldsOf(backend, account.reset(phone, code, "short1"))).toHaveProperty("password");
    expect(await errcodeOf(account.reset(phone, wrongCode(code), "shop2026ok"))).toBe(20021);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.reset(phone, code, "shop2026ok"))).toBe(20022);
    for (let tries = 0; tries < 5; tries++) await errcodeOf(account.reset(phone, "999999", "shop2026ok"));
    expect(await refusalOf(account.reset(phone, code, "shop2026ok"))).toBe(429);
  });

  test("in place of a known one ends the other sessions and keeps this one", async () => {
    const backend = begin();
    const other = signedIn(backend, ids.wholesaler);
    signedIn(backend, ids.wholesaler);
    await dataOf(account.changePassword(phone, samplePassword, "shop2026ok"));
    expect(backend.kernel.world.table(sessions).get(other)?.endedAt).not.toBeNull();
    await dataOf(account.user());
  });

  test("is refused for another's phone, a wrong old one, a weak new one and the same again", async () => {
    const backend = begin({ mock: "persona:wholesaler" });
    expect(await refusalOf(account.changePassword("13800131237", samplePassword, "shop2026ok"))).toBe(403);
    expect(await errcodeOf(account.changePassword(phone, "another1", "shop2026ok"))).toBe(20005);
    const weak = account.changePassword(phone, samplePassword, "12345678");
    expect(await invalidFieldsOf(backend, weak)).toHaveProperty("newPassword");
    const unchanged = account.changePassword(phone, samplePassword, samplePassword);
    expect(await invalidFieldsOf(backend, unchanged)).toHaveProperty("newPassword");
  });

  test("is locked at the sixth wrong old one", async () => {
    const { kernel } = begin({ mock: "persona:wholesaler" });
    for (let tries = 0; tries < 5; tries++)
      await errcodeOf(account.changePassword(phone, "another1", "shop2026ok"));
    expect(await refusalOf(account.changePassword(phone, samplePassword, "shop2026ok"))).toBe(429);
    await kernel.advance(3 * durations.minute);
    await dataOf(account.changePassword(phone, samplePassword, "shop2026ok"));
  });

  test("needs a session where the old password is required", async () => {
    begin();
    expect(await errorOf(account.changePassword(phone, samplePassword, "shop2026ok"))).toMatchObject({
      kind: "signed-out",
    });
  });
});
