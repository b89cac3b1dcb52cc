import { describe, expect, test } from "vitest";
import { accountGroup } from "../../../mocks/account/group";
import { userRegistered } from "../../../mocks/business/registrations";
import { userTable } from "../../../mocks/business/users";
import type { Group } from "../../../mocks/kernel/group";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, invalidFieldsOf, refusalOf } from "../../support/begin";
import { account, codeFor, transformed, wrongCode } from "../support/account";

const phone = "13500009027";
const free = "13899990001";

describe("registering", () => {
  const body = (smsCode: string) => ({
    phone: free,
    smsCode,
    password: transformed("shop2026ok", free),
    isAgreed: true as const,
    origin: 6 as const,
    packOrigin: "site",
  });

  test("makes an account, begins its trial and its session", async () => {
    const backend = begin();
    const code = await codeFor(backend, free, "1");
    const { user, sessionExpiresAt } = await dataOf(account.register(body(code)));
    expect(sessionExpiresAt).toBe("2026-12-21T10:32:00+08:00");
    expect(user).toMatchObject({
      userType: 0,
      isMember: true,
      hasPassword: true,
      isMessengerBound: false,
      registeredAt: "2026-11-21T10:32:00+08:00",
    });
    const { trial, licences } = await dataOf(account.licences());
    expect(licences).toEqual([]);
    expect(trial).toEqual({
      activatedAt: "2026-11-21T10:32:00+08:00",
      endsAt: "2026-12-06T10:32:00+08:00",
      dataKeptUntil: "2027-01-05T10:32:00+08:00",
      state: "running",
    });
  });

  test("publishes a new account to its reactions, with its own time", async () => {
    const notified: unknown[] = [];
    const unsubscribe = userRegistered.react((_, subject, at) => void notified.push({ ...subject, at }));
    const listener: Group = { ...accountGroup, reactions: [unsubscribe] };
    const backend = begin({ groups: [listener] });
    const { user } = await dataOf(account.register(body(await codeFor(backend, free, "1"))));
    expect(notified).toEqual([{ userId: user.kdUid, at: backend.kernel.world.startedAt }]);
  });

  test("stores the customer's origin", async () => {
    const backend = begin();
    const smsCode = await codeFor(backend, free, "1");
    const { user } = await dataOf(
      account.register({
        ...body(smsCode),
        origin: 506,
        packOrigin: "pad store",
        deviceCode: "5f1c0b7e94d2a83611ce07fa20b9d4e8",
        utmTerm: "进销存软件",
      }),
    );
    const row = backend.kernel.world.table(userTable).get(user.kdUid);
    expect(row).toMatchObject({ origin: 506, packOrigin: "pad store", utmTerm: "进销存软件" });
  });

  test("is refused for a registered phone, a wrong code, an old code and too many of them", async () => {
    const backend = begin();
    expect(await errcodeOf(account.register({ ...body("123456"), phone }))).toBe(20004);
    const code = await codeFor(backend, free, "1");
    expect(await errcodeOf(account.register(body(wrongCode(code))))).toBe(20021);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.register(body(code)))).toBe(20022);
    for (let tries = 0; tries < 5; tries++) await errcodeOf(account.register(body(wrongCode(code))));
    expect(await refusalOf(account.register(body(code)))).toBe(429);
  });

  test("refuses a weak password and one of another phone before the code is used up", async () => {
    const backend = begin();
    const smsCode = await codeFor(backend, free, "1");
    const weak = { ...body(smsCode), password: transformed("longbutnodigit", free) };
    expect(Object.keys(await invalidFieldsOf(backend, account.register(weak)))).toEqual(["password"]);
    const other = { ...body(smsCode), password: transformed("shop2026ok", phone) };
    expect(Object.keys(await invalidFieldsOf(backend, account.register(other)))).toEqual(["password"]);
    await dataOf(account.register(body(smsCode)));
  });

  test("needs the agreement, and allows a space in the pack origin only for the origins that have one", async () => {
    const backend = begin();
    const { isAgreed: _, ...silent } = body("123456");
    const response = await fetch("https://site.test/ommall/srvmall/webzhj/regist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(silent),
    });
    expect(await response.json()).toMatchObject({
      code: 400,
      fields: [{ field: "isAgreed", key: "terms.missing" }],
    });
    const spaced = account.register({ ...body("123456"), packOrigin: "pad store" });
    expect(await invalidFieldsOf(backend, spaced)).toHaveProperty("packOrigin");
  });
});
