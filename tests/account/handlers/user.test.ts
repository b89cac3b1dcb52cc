import { describe, expect, test } from "vitest";
import { reviewTimes } from "../../../mocks/business/applications";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { userTable } from "../../../mocks/business/users";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";
import { account, codeFor, transformed, wrongCode } from "../support/account";

describe("the user", () => {
  test("of the contract's example is the wholesaler", async () => {
    begin({ mock: "persona:wholesaler" });
    const { kdToken, registeredAt, ...user } = await dataOf(account.user());
    expect(user).toEqual({
      kdUid: "100027",
      phone: "135****9027",
      loginPhone: "13500009027",
      userType: 1,
      isXHBuyout: false,
      isZHJBuyout: false,
      nickname: "永兴",
      companyName: "永兴日杂批发",
      avatar: null,
      email: null,
      regionCode: 330782,
      address: "义乌市篁园路88号",
      isMember: true,
      agentVersion: null,
      isMessengerBound: true,
      hasPassword: true,
    });
    expect([kdToken, registeredAt]).toEqual([
      expect.stringMatching(/^kt-/),
      expect.stringMatching(/^2025-11/),
    ]);
  });

  test.each([
    ["trial-day-three", { userType: 0, isMember: true }],
    ["paying-standard", { userType: 1, isZHJBuyout: false }],
    ["expired", { userType: 0, isMember: true }],
    ["buyout", { userType: 1, isZHJBuyout: true, isXHBuyout: false }],
    ["retail-buyout", { userType: 1, isZHJBuyout: false, isXHBuyout: true }],
    ["not-purchased", { userType: 0, isMember: true }],
    ["messenger-only", { phone: null, loginPhone: null, hasPassword: false, isMessengerBound: true }],
    ["agent-china", { agentVersion: "china" }],
    ["agent-international", { agentVersion: "international" }],
    ["promoter", { agentVersion: null }],
  ])("who is %s is described as such", async (persona, expected) => {
    begin({ mock: `persona:${persona}` });
    expect(await dataOf(account.user())).toMatchObject(expected);
  });

  test("stops paying when the last licence of the software ends", async () => {
    const { kernel } = begin({ mock: "persona:due-this-month" });
    expect((await dataOf(account.user())).userType).toBe(1);
    await kernel.advance(10 * durations.day);
    expect((await dataOf(account.user())).userType).toBe(0);
  });
});

describe("the user's own particulars", () => {
  test("change where they are named, empty with null, and stay otherwise", async () => {
    begin({ mock: "persona:paying-professional" });
    const before = await dataOf(account.user());
    const after = await dataOf(account.change({ nickname: "百盛批发", email: null, regionCode: 530102 }));
    expect(after).toEqual({ ...before, nickname: "百盛批发", email: null, regionCode: 530102 });
    expect(await dataOf(account.user())).toEqual(after);
  });

  test("are refused by their limits, with the message to show", async () => {
    const backend = begin({ mock: "persona:paying-professional" });
    expect(await invalidFieldsOf(backend, account.change({ nickname: "" }))).toEqual({
      nickname: "nickname.empty",
    });
    expect(await invalidFieldsOf(backend, account.change({ nickname: "  " }))).toEqual({
      nickname: "nickname.empty",
    });
    expect(await invalidFieldsOf(backend, account.change({ email: "nobody" }))).toEqual({
      email: "email.invalid",
    });
  });

  test("are refused without a session", async () => {
    begin();
    expect(await errorOf(account.change({ nickname: "谁" }))).toMatchObject({ kind: "signed-out" });
  });
});

describe("a phone", () => {
  const phone = "13899990001";

  test("is tied by its code; the password stays and is transformed with it from then on", async () => {
    const backend = begin({ mock: "persona:paying-standard" });
    expect(await dataOf(account.bindPhone(phone, await codeFor(backend, phone, "4")))).toEqual({
      phone: "138****0001",
      boundAt: "2026-11-21T10:32:00+08:00",
    });
    expect((await dataOf(account.user())).loginPhone).toBe(phone);
    const password = transformed("stockbook8", phone);
    await dataOf(account.login({ method: "password", phone, password }));
  });

  test("can be the first of a user who signed in by messenger", async () => {
    const backend = begin({ mock: "persona:messenger-only" });
    await dataOf(account.bindPhone(phone, await codeFor(backend, phone, "4")));
    expect((await dataOf(account.user())).phone).toBe("138****0001");
  });

  test("is refused when it is another's, and for a wrong, an old and a sixth wrong code", async () => {
    const backend = begin({ mock: "persona:paying-standard" });
    expect(await errcodeOf(account.bindPhone("13500009027", "123456"))).toBe(20004);
    const code = await codeFor(backend, phone, "4");
    expect(await errcodeOf(account.bindPhone(phone, wrongCode(code)))).toBe(20021);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.bindPhone(phone, code))).toBe(20022);
    for (let tries = 0; tries < 5; tries++) await errcodeOf(account.bindPhone(phone, wrongCode(code)));
    expect(await refusalOf(account.bindPhone(phone, code))).toBe(429);
    await dataOf(account.logout());
    expect(await errorOf(account.bindPhone(phone, code))).toMatchObject({ kind: "signed-out" });
  });
});

describe("the inviter", () => {
  test("is bound permanently by the code, whatever its case", async () => {
    begin({ mock: "persona:newcomer" });
    expect(await dataOf(account.bindInviter("yx9027"))).toEqual({
      recode: "YX9027",
      nickname: "永兴",
      boundAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await refusalOf(account.bindInviter("ZF8820"))).toBe(409);
  });

  test("is not named where its owner hides the name", async () => {
    const { kernel } = begin({ mock: "persona:newcomer" });
    kernel.world.table(userTable).update(ids.wholesaler, { showFullName: false });
    expect((await dataOf(account.bindInviter("YX9027"))).nickname).toBeNull();
  });

  test("is refused for an unknown code, for the user's own, and for a user who has one", async () => {
    const backend = begin({ mock: "persona:wholesaler" });
    expect(await refusalOf(account.bindInviter("ZZ0000"))).toBe(404);
    expect(await refusalOf(account.bindInviter("YX9027"))).toBe(404);
    await backend.kernel.apply("persona:invitee");
    expect(await refusalOf(account.bindInviter("ZF8820"))).toBe(409);
    await dataOf(account.logout());
    expect(await errorOf(account.bindInviter("ZF8820"))).toMatchObject({ kind: "signed-out" });
  });
});

describe("a partner application", () => {
  const phone = "13800131237";
  const application = (of: string, smsCode: string) => ({
    applicantName: "顺发",
    companyName: "顺发五金",
    phone: of,
    area: "云南省昆明市",
    smsCode,
    email: "shunfa@shop.example",
  });

  test("is taken from a member, reviewed, and approved with the role of its version", async () => {
    const backend = begin();
    const body = {
      ...application(phone, await codeFor(backend, phone, "6")),
      agentVersion: "international",
    } as const;
    expect(await dataOf(account.apply(body))).toMatchObject({
      state: "submitted",
      submittedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await errcodeOf(account.apply(body))).toBe(20061);
    await backend.kernel.advance(reviewTimes.startsAfter + reviewTimes.duration);
    expect(await errcodeOf(account.apply(body))).toBe(20061);
    const password = transformed("stockbook8", phone);
    const login = account.login({ method: "password", phone, password, agentVersion: "international" });
    expect((await dataOf(login)).user.agentVersion).toBe("international");
  });

  test("of a user who holds the role, or whose last application is not decided, is refused", async () => {
    begin();
    for (const of of ["13800131247", "13800131248", "13900008820"])
      expect(await errcodeOf(account.apply(application(of, "123456")))).toBe(20061);
  });

  test("may be submitted again after a rejection", async () => {
    const backend = begin();
    const rejected = "13800131249";
    await dataOf(account.apply(application(rejected, await codeFor(backend, rejected, "6"))));
  });

  test("of a phone without a licence record is refused", async () => {
    const { kernel } = begin();
    expect(await errcodeOf(account.apply(application("13899990001", "123456")))).toBe(20062);
    for (const { licenceId } of kernel.world.table(licenceTable).by("user", ids.notPurchased))
      kernel.world.table(licenceTable).remove(licenceId);
    expect(await errcodeOf(account.apply(application("13800131244", "123456")))).toBe(20062);
  });

  test("is refused for a wrong, an old and a sixth wrong code", async () => {
    const backend = begin();
    const code = await codeFor(backend, phone, "6");
    expect(await errcodeOf(account.apply(application(phone, wrongCode(code))))).toBe(20021);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.apply(application(phone, code)))).toBe(20022);
    for (let tries = 0; tries < 5; tries++)
      await errcodeOf(account.apply(application(phone, wrongCode(code))));
    expect(await refusalOf(account.apply(application(phone, code)))).toBe(429);
  });

  test("names the message of every field left empty", async () => {
    const backend = begin();
    const empty = { ...application("", ""), applicantName: "", companyName: "", email: "" };
    expect(await invalidFieldsOf(backend, account.apply(empty))).toEqual({
      applicantName: "applicant.nameEmpty",
      companyName: "applicant.companyEmpty",
      phone: "phone.empty",
      smsCode: "sms.missing",
      email: "applicant.emailEmpty",
    });
  });
});

test("texts are in the language of the request", async () => {
  begin();
  const messageOf = async () => (await errorOf(account.bindPhone("13899990001", "123456"))).serverMessage;
  expect(await messageOf()).toBe("未登录或登录已超时");
  setCurrentLocale("zh-TW");
  expect(await messageOf()).toBe("未登入或登入已逾時");
  setCurrentLocale("en-US");
  expect(await messageOf()).toBe("Not logged in or session timed out");
});
