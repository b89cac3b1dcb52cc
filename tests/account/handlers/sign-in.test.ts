import { describe, expect, test } from "vitest";
import { signInTable } from "../../../mocks/account/state";
import { customerTable } from "../../../mocks/business/customers";
import { sampleUserIds as ids, samplePassword } from "../../../mocks/business/data/users";
import { captchaTable } from "../../../mocks/business/verification";
import type { TestBackend } from "../../../mocks/node";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";
import { account, codeFor, transformed, wrongCode } from "../support/account";

const phone = "13500009027";
const free = "13899990001";

const byPassword = (of: string, password = samplePassword) =>
  account.login({ method: "password", phone: of, password: transformed(password, of) });
const bySms = (of: string, smsCode: string) => account.login({ method: "smsCode", phone: of, smsCode });

async function picture({ kernel }: TestBackend): Promise<{ captchaId: string; captcha: string }> {
  const { captchaId } = await dataOf(account.captcha(phone));
  return { captchaId, captcha: kernel.world.table(captchaTable).get(captchaId)?.answer ?? "" };
}

describe("sign-in by password", () => {
  test("begins a session of thirty days and returns the user", async () => {
    begin();
    const { user, sessionExpiresAt } = await dataOf(byPassword(phone));
    expect(sessionExpiresAt).toBe("2026-12-21T10:32:00+08:00");
    expect(user).toMatchObject({ kdUid: ids.wholesaler, phone: "135****9027", loginPhone: phone });
    expect(await dataOf(account.user())).toEqual(user);
  });

  test("does not reveal whether the phone or the password was wrong", async () => {
    begin();
    const wrong = await errorOf(byPassword(phone, "another1"));
    const unknown = await errorOf(byPassword(free));
    expect(wrong).toMatchObject({ kind: "refused", errcode: 20002 });
    expect(unknown).toEqual(wrong);
  });

  test("refuses a password transformed with another phone, or one that turns back into nothing", async () => {
    begin();
    const password = transformed(samplePassword, free);
    expect(await errcodeOf(account.login({ method: "password", phone, password }))).toBe(20002);
    const noise = "AAAAAAAAAAAAAAAAAAAAAA==";
    expect(await errcodeOf(account.login({ method: "password", phone, password: noise }))).toBe(20002);
  });

  test("needs a picture after three wrong passwords, and none any more after a right one", async () => {
    const backend = begin();
    for (let tries = 0; tries < 3; tries++)
      expect(await errcodeOf(byPassword(phone, "another1"))).toBe(20002);
    expect(await errcodeOf(byPassword(phone))).toBe(20011);
    const password = transformed(samplePassword, phone);
    const login = (proof: { captchaId: string; captcha: string }) =>
      account.login({ method: "password", phone, password, ...proof });
    const first = await picture(backend);
    expect(await errcodeOf(login({ ...first, captcha: "0000" }))).toBe(20012);
    expect(await errcodeOf(login(first))).toBe(20012);
    await backend.kernel.advance(3 * durations.minute);
    await dataOf(login(await picture(backend)));
    expect(await errcodeOf(byPassword(phone, "another1"))).toBe(20002);
    await dataOf(byPassword(phone));
  });

  test("is locked for three minutes at the sixth wrong try, right or wrong", async () => {
    const backend = begin();
    for (let tries = 0; tries < 3; tries++) await errcodeOf(byPassword(phone, "another1"));
    for (let tries = 0; tries < 2; tries++) {
      const { captchaId } = await picture(backend);
      const password = transformed(samplePassword, phone);
      await errcodeOf(account.login({ method: "password", phone, password, captchaId, captcha: "0000" }));
    }
    expect(await refusalOf(byPassword(phone))).toBe(429);
    await dataOf(byPassword("13800131237"));
  });

  test("is locked at once by the scenario locked-out, and asks for a picture by picture-due", async () => {
    begin({ mock: "scenario:locked-out" });
    expect(await refusalOf(byPassword(phone))).toBe(429);
  });

  test("asks for a picture by the scenario picture-due", async () => {
    begin({ mock: "scenario:picture-due" });
    expect(await errcodeOf(byPassword(phone))).toBe(20011);
  });

  test("is open to a user whose trial has ended", async () => {
    begin();
    await dataOf(byPassword("13800131235"));
  });

  test("stores the search keyword of the visit", async () => {
    const { kernel } = begin();
    const password = transformed(samplePassword, phone);
    await dataOf(account.login({ method: "password", phone, password, utmTerm: "进销存软件" }));
    const [row] = kernel.world.table(signInTable).by("user", ids.wholesaler);
    expect(row).toMatchObject({ method: "password", utmTerm: "进销存软件" });
  });

  test("names the message for a phone and a code that are not well formed", async () => {
    const backend = begin();
    expect(
      await invalidFieldsOf(backend, account.login({ method: "smsCode", phone: "1", smsCode: "12" })),
    ).toEqual({
      phone: "phone.invalid",
      smsCode: "code.error",
    });
  });
});

describe("sign-in by SMS code", () => {
  test("needs no password and uses the code up", async () => {
    const backend = begin();
    const code = await codeFor(backend, phone, "2");
    expect((await dataOf(bySms(phone, code))).user.kdUid).toBe(ids.wholesaler);
    expect(await errcodeOf(bySms(phone, code))).toBe(20022);
  });

  test("is refused for a phone without an account, a wrong code and an old one", async () => {
    const backend = begin();
    expect(await errcodeOf(bySms(free, "123456"))).toBe(20001);
    const code = await codeFor(backend, phone, "2");
    expect(await errcodeOf(bySms(phone, wrongCode(code)))).toBe(20021);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(bySms(phone, code))).toBe(20022);
  });

  test("does not take a code sent for something else", async () => {
    const backend = begin();
    expect(await errcodeOf(bySms(phone, await codeFor(backend, phone, "3")))).toBe(20021);
  });

  test("is locked at the sixth wrong code", async () => {
    const backend = begin();
    const code = await codeFor(backend, phone, "2");
    for (let tries = 0; tries < 5; tries++) await errcodeOf(bySms(phone, wrongCode(code)));
    expect(await refusalOf(bySms(phone, code))).toBe(429);
    await backend.kernel.advance(3 * durations.minute);
    await dataOf(bySms(phone, code));
  });
});

describe("the partner area", () => {
  const asAgent = (of: string, agentVersion: "china" | "international") =>
    account.login({
      method: "password",
      phone: of,
      password: transformed(samplePassword, of),
      agentVersion,
    });

  test("lets agents into their own version, and a promoter into that of the agent above", async () => {
    begin();
    expect((await dataOf(asAgent("13700002020", "china"))).user.agentVersion).toBe("china");
    expect((await dataOf(asAgent("13700003030", "international"))).user.agentVersion).toBe("international");
    expect((await dataOf(asAgent("13900008820", "china"))).user.agentVersion).toBeNull();
  });

  test("refuses the other version by the one that is held", async () => {
    begin();
    expect(await errcodeOf(asAgent("13700002020", "international"))).toBe(20031);
    expect(await errcodeOf(asAgent("13700003030", "china"))).toBe(20032);
    expect(await errcodeOf(asAgent("13900008820", "international"))).toBe(20031);
  });

  test("refuses an agent whose superior changed, and a user without a role", async () => {
    begin();
    expect(await errcodeOf(asAgent("13700003040", "international"))).toBe(20033);
    expect(await refusalOf(asAgent(phone, "china"))).toBe(403);
    expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
  });
});

test("a customer of the sample agents has an account like everybody else", async () => {
  const { kernel } = begin();
  const customer = kernel.world
    .table(customerTable)
    .all()
    .find(({ registeredAt, accountId }) => registeredAt !== null && accountId === null);
  const of = customer?.phone ?? "";
  expect(await dataOf(account.exists(of))).toEqual({ isExist: true });
  expect((await dataOf(byPassword(of))).user.kdUid).toBe(customer?.customerId);
});
