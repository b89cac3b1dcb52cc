import { describe, expect, test } from "vitest";
import { waitingPhone } from "../../../mocks/activity/scenarios";
import { couponTable } from "../../../mocks/business/coupons";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { registerUser } from "../../../mocks/business/registrations";
import { validity } from "../../../mocks/business/verification";
import { signInPersistent } from "../../../mocks/kernel/session";
import { activityClient } from "../../../src/api/activity/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations, rateLock } from "../../../src/rules/limits";
import { dataOf, errorOf, refusalOf } from "../../support/begin";
import { beginSignedIn, errcodeOf, invalidFieldsOf, smsCodeFor } from "../signed-in";

const alias = "year-end-2026";
const newPhone = "13900002222";
/** 永兴's and a trial user's. */
const phones = { wholesaler: "13500009027", trial: "13800131234" } as const;

const time = (of = alias) =>
  activityClient.GET("/ommall/srvmall/coupon/activity/time", { params: { query: { alias: of } } });
const offers = (of = alias, configId?: number) =>
  activityClient.GET("/ommall/srvmall/coupon/couponinfo", {
    params: { query: { alias: of, ...(configId !== undefined && { configId }) } },
  });
const once = (key: string | undefined) =>
  key === undefined ? {} : { params: { header: { "Idempotency-Key": key } } };
const receive = (phone: string, smsCode: string, configId = 81, of = alias, key?: string) =>
  activityClient.POST("/ommall/srvmall/coupon/couponuser/receive", {
    ...once(key),
    body: { alias: of, configId, phone, smsCode },
  });
const take = (configId = 81, of = alias, key?: string) =>
  activityClient.POST("/ommall/srvmall/coupon/addbyconfig", { ...once(key), body: { alias: of, configId } });
const type = (code: string, key?: string) =>
  activityClient.POST("/ommall/srvmall/coupon/addcouponuser", { ...once(key), body: { code } });
const offer = async (configId = 81) => (await dataOf(offers(alias, configId)))[0];

describe("the coupons of an activity", () => {
  test("say what they take off, how many are left and whether you can receive them", async () => {
    beginSignedIn();
    const list = await dataOf(offers());
    expect(list.map(({ id }) => id)).toEqual([81, 82, 83, 84]);
    expect(list[0]).toEqual({
      id: 81,
      alias,
      name: "满3000减100",
      currency: "CNY",
      face: { kind: "fixed", amount: "100.00" },
      threshold: "3000.00",
      maximumReduction: null,
      serviceCodes: ["KDZHJ01"],
      actions: ["buy", "renew"],
      validFrom: "2026-11-21T00:00:00+08:00",
      validUntil: "2026-12-31T23:59:59+08:00",
      validDays: null,
      period: {
        phase: "running",
        startsAt: "2026-11-20T00:00:00+08:00",
        endsAt: "2026-12-31T23:59:59+08:00",
        serverTime: "2026-11-21T10:32:00+08:00",
      },
      stock: 500,
      stockLeft: 412,
      perUserLimit: 1,
      receivedByYou: 0,
      audience: "everyone",
      canReceive: true,
      reason: null,
      explanation: "",
    });
    expect(list[1]).toMatchObject({ face: { kind: "percent", percentOff: 10 }, validDays: 30, stock: null });
    expect(list[2]).toMatchObject({
      canReceive: false,
      reason: "notForYou",
      explanation: "这张券只给第一次购买的客户",
    });
  });

  test("are judged by period and stock alone for a visitor", async () => {
    beginSignedIn(null);
    const list = await dataOf(offers());
    expect(list.every(({ receivedByYou, canReceive }) => receivedByYou === null && canReceive)).toBe(true);
    expect(await dataOf(offers("new-year"))).toMatchObject([{ canReceive: false, reason: "notStarted" }]);
    expect(await dataOf(offers("spring"))).toMatchObject([{ canReceive: false, reason: "ended" }]);
  });

  test.each([
    ["zh-TW", "滿3000減100", "這張券只給第一次購買的客戶"],
    ["en-US", "¥100 off ¥3,000 or more", "This coupon is for a first purchase"],
  ] as const)("speak %s", async (locale, name, explanation) => {
    beginSignedIn();
    setCurrentLocale(locale);
    const list = await dataOf(offers());
    expect(list[0]).toMatchObject({ name });
    expect(list[2]).toMatchObject({ explanation });
    expect(await errorOf(take(83))).toMatchObject({ serverMessage: explanation });
  });

  test("that are all gone say so in the scenario coupon-sold-out", async () => {
    beginSignedIn(null, "scenario:coupon-sold-out");
    const list = await dataOf(offers());
    expect(list.map(({ stockLeft, reason }) => [stockLeft, reason])).toEqual([
      [0, "soldOut"],
      [null, null],
      [0, "soldOut"],
      [0, "soldOut"],
    ]);
  });

  test("can be asked for one by one, and are refused for an unknown activity", async () => {
    const backend = beginSignedIn();
    expect(await dataOf(offers(alias, 82))).toMatchObject([{ id: 82 }]);
    expect(await dataOf(offers(alias, 71))).toEqual([]);
    expect(await refusalOf(offers("no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, offers(alias, 0))).toHaveProperty("configId");
  });
});

describe("the time of coupons", () => {
  test("says when stock is filled up next", async () => {
    const { kernel } = beginSignedIn(null);
    expect(await dataOf(time())).toMatchObject({
      alias,
      period: { phase: "running" },
      nextReleaseAt: "2026-11-22T10:00:00+08:00",
    });
    await kernel.advance(40 * durations.day);
    expect(await dataOf(time())).toMatchObject({ nextReleaseAt: null });
  });

  test("is answered before and after, and refused for an unknown activity", async () => {
    const backend = beginSignedIn(null);
    expect(await dataOf(time("new-year"))).toMatchObject({
      period: { phase: "upcoming" },
      nextReleaseAt: null,
    });
    expect(await dataOf(time("spring"))).toMatchObject({ period: { phase: "ended" } });
    expect(await refusalOf(time("no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, time(""))).toHaveProperty("alias");
  });

  test("of coupons laid out each day brings new ones at ten", async () => {
    const { kernel } = beginSignedIn();
    await dataOf(take(84));
    await dataOf(take(84));
    expect(await offer(84)).toMatchObject({ stockLeft: 18, receivedByYou: 2, reason: "limitReached" });
    await kernel.advance(durations.day - 33 * durations.minute);
    expect(await offer(84)).toMatchObject({ stockLeft: 18 });
    await kernel.advance(durations.minute);
    expect(await offer(84)).toMatchObject({ stockLeft: 20 });
  });
});

describe("taking a coupon", () => {
  test("gives it to the account and takes it from stock", async () => {
    const { kernel } = beginSignedIn();
    const receipt = await dataOf(take());
    expect(receipt).toMatchObject({
      coupon: {
        configId: 81,
        name: "满3000减100",
        state: "unused",
        receivedAt: "2026-11-21T10:32:00+08:00",
        usedAt: null,
        orderNo: null,
        activityAlias: alias,
        reason: null,
        explanation: "",
      },
      phone: null,
      isPhoneRegistered: true,
      receivedByYou: 1,
      stockLeft: 411,
    });
    expect(kernel.world.table(couponTable).get(receipt.coupon.couponId)?.userId).toBe(ids.wholesaler);
    expect(await offer()).toMatchObject({ stockLeft: 411, receivedByYou: 1, reason: "limitReached" });
    expect(await errorOf(take())).toMatchObject({ errcode: 50204, serverMessage: "你已领过，每人限领1张" });
  });

  test("counts its days from receiving where it has no fixed dates", async () => {
    beginSignedIn();
    expect((await dataOf(take(82))).coupon).toMatchObject({
      validFrom: "2026-11-21T10:32:00+08:00",
      validUntil: "2026-12-21T10:32:00+08:00",
      maximumReduction: "60.00",
    });
  });

  test("with the same key takes one and answers it", async () => {
    beginSignedIn();
    const first = await dataOf(take(81, alias, "key-of-one-coupon"));
    expect(await dataOf(take(81, alias, "key-of-one-coupon"))).toEqual(first);
    expect(await offer()).toMatchObject({ stockLeft: 411 });
  });

  test("the last one goes to one of two", async () => {
    const { kernel } = beginSignedIn(ids.wholesaler, "scenario:coupon-last-one");
    expect(await dataOf(take())).toMatchObject({ stockLeft: 0 });
    signInPersistent(kernel.world, ids.promoter);
    expect(await errcodeOf(take())).toBe(50203);
  });

  test("is refused outside the period, to other customers, and for what is not there", async () => {
    const backend = beginSignedIn();
    expect(await errcodeOf(take(91, "new-year"))).toBe(50201);
    expect(await errcodeOf(take(71, "spring"))).toBe(50202);
    expect(await errcodeOf(take(83))).toBe(50208);
    expect(await refusalOf(take(91))).toBe(404);
    expect(await refusalOf(take(999))).toBe(404);
    expect(await invalidFieldsOf(backend, take(0))).toHaveProperty("configId");
  });

  test("for a first purchase is for who never paid, one for paying users for who does", async () => {
    beginSignedIn(ids.trialDayThree);
    await dataOf(take(83));
    expect(await errcodeOf(take(82))).toBe(50208);
  });

  test("needs a log-in, as typing a code does", async () => {
    beginSignedIn(null);
    expect(await errorOf(take())).toMatchObject({ kind: "signed-out" });
    expect(await errorOf(type("YE26-88QA-41TD"))).toMatchObject({ kind: "signed-out" });
  });
});

describe("receiving a coupon with a phone", () => {
  test("gives it to the account of the phone", async () => {
    const backend = beginSignedIn(null);
    const receipt = await dataOf(receive(phones.wholesaler, smsCodeFor(backend, phones.wholesaler, "2")));
    expect(receipt).toMatchObject({
      coupon: { reason: null },
      phone: "135****9027",
      isPhoneRegistered: true,
      receivedByYou: 1,
      stockLeft: 411,
    });
    signInPersistent(backend.kernel.world, ids.wholesaler);
    expect(await errcodeOf(take())).toBe(50204);
  });

  test("keeps it for a phone without an account until somebody registers with it", async () => {
    const backend = beginSignedIn(null);
    const { world } = backend.kernel;
    const receipt = await dataOf(receive(newPhone, smsCodeFor(backend, newPhone)));
    expect(receipt).toMatchObject({
      coupon: { reason: "unregisteredPhone", explanation: "用这个手机号注册后可用" },
      isPhoneRegistered: false,
      receivedByYou: 1,
    });
    expect(await errcodeOf(receive(newPhone, smsCodeFor(backend, newPhone)))).toBe(50204);
    const facts = { phone: newPhone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
    const { userId } = registerUser(world, facts, world.clock.now());
    signInPersistent(world, userId);
    expect(await offer()).toMatchObject({ receivedByYou: 1, reason: "limitReached" });
    expect(world.table(couponTable).get(receipt.coupon.couponId)?.userId).toBe(userId);
  });

  test("has one waiting in the scenario coupon-waiting", async () => {
    const backend = beginSignedIn(null, "scenario:coupon-waiting");
    expect(await errcodeOf(receive(waitingPhone, smsCodeFor(backend, waitingPhone)))).toBe(50204);
    expect(backend.kernel.world.table(couponTable).by("phone", waitingPhone)).toHaveLength(1);
  });

  test("with the same key receives one and answers it, without another code", async () => {
    const backend = beginSignedIn(null);
    const code = smsCodeFor(backend, newPhone);
    const first = await dataOf(receive(newPhone, code, 81, alias, "key-of-one-coupon"));
    expect(await dataOf(receive(newPhone, code, 81, alias, "key-of-one-coupon"))).toEqual(first);
    expect(await offer()).toMatchObject({ stockLeft: 411 });
  });

  test("is refused for a wrong code, and after five of them until three minutes have passed", async () => {
    const backend = beginSignedIn(null);
    const code = smsCodeFor(backend, newPhone);
    const wrong = code === "000000" ? "111111" : "000000";
    for (let count = 0; count < 5; count++)
      expect(await errorOf(receive(newPhone, wrong))).toMatchObject({
        errcode: 50209,
        message: { key: "code.error" },
      });
    expect(await refusalOf(receive(newPhone, code))).toBe(429);
    await backend.kernel.advance(rateLock.milliseconds);
    await dataOf(receive(newPhone, code));
  });

  test("is refused for a code that is too old or was used", async () => {
    const backend = beginSignedIn(null);
    const code = smsCodeFor(backend, newPhone);
    await backend.kernel.advance(validity.smsCode);
    expect(await errorOf(receive(newPhone, code))).toMatchObject({
      errcode: 50210,
      message: { key: "sms.expired" },
    });
    const fresh = smsCodeFor(backend, newPhone);
    await dataOf(receive(newPhone, fresh));
    expect(await errcodeOf(receive(newPhone, fresh))).toBe(50210);
  });

  test("is refused outside the period, when sold out, to other customers, and takes nothing from stock", async () => {
    const backend = beginSignedIn(null);
    const code = smsCodeFor(backend, phones.wholesaler);
    expect(await errcodeOf(receive(phones.wholesaler, code, 91, "new-year"))).toBe(50201);
    expect(await errcodeOf(receive(phones.wholesaler, code, 71, "spring"))).toBe(50202);
    expect(await refusalOf(receive(phones.wholesaler, code, 999))).toBe(404);
    expect(await refusalOf(receive(phones.wholesaler, code, 81, "no-such"))).toBe(404);
    expect(await errcodeOf(receive(phones.wholesaler, code, 83))).toBe(50208);
    expect(await errcodeOf(receive(newPhone, smsCodeFor(backend, newPhone), 82))).toBe(50208);
    const list = await dataOf(offers());
    expect(list.map(({ stockLeft }) => stockLeft)).toEqual([412, null, 279, 20]);
    expect(await invalidFieldsOf(backend, receive("12345", "12"))).toEqual({
      phone: "phone.invalid",
      smsCode: "code.error",
    });
  });

  test("is refused in the scenario coupon-sold-out", async () => {
    const backend = beginSignedIn(null, "scenario:coupon-sold-out");
    expect(await errcodeOf(receive(newPhone, smsCodeFor(backend, newPhone)))).toBe(50203);
  });
});

describe("a code typed in", () => {
  test("brings its coupon once", async () => {
    const { kernel } = beginSignedIn();
    expect(await dataOf(type("YE26-88QA-41TD"))).toMatchObject({
      coupon: { configId: 81, code: "YE26-88QA-41TD", reason: null },
      isPhoneRegistered: true,
      receivedByYou: 1,
      stockLeft: 411,
    });
    expect(await errcodeOf(type("YE26-88QA-41TD"))).toBe(50206);
    expect(await errcodeOf(type("YE26-88QA-52RK"))).toBe(50204);
    signInPersistent(kernel.world, ids.promoter);
    expect(await errcodeOf(type("YE26-88QA-41TD"))).toBe(50206);
    await dataOf(type("YE26-88QA-52RK"));
  });

  test("with the same key brings one and answers it", async () => {
    beginSignedIn();
    const first = await dataOf(type("YE26-88QA-41TD", "key-of-one-code"));
    expect(await dataOf(type("YE26-88QA-41TD", "key-of-one-code"))).toEqual(first);
  });

  test("is refused when it does not exist, is no longer valid, or is for others", async () => {
    const backend = beginSignedIn();
    expect(await errcodeOf(type("YE26-0000-0000"))).toBe(50205);
    expect(await errcodeOf(type("SP26-11AA-90ZZ"))).toBe(50207);
    expect(await errcodeOf(type("YE26-FB00-7MXN"))).toBe(50208);
    expect(await invalidFieldsOf(backend, type("lower-case"))).toHaveProperty("code");
  });

  test("is refused after five that do not exist, until three minutes have passed", async () => {
    const { kernel } = beginSignedIn();
    for (let count = 0; count < 5; count++) expect(await errcodeOf(type(`NONE-${count}`))).toBe(50205);
    expect(await refusalOf(type("YE26-88QA-41TD"))).toBe(429);
    await kernel.advance(rateLock.milliseconds);
    await dataOf(type("YE26-88QA-41TD"));
  });
});
