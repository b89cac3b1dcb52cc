import { describe, expect, test } from "vitest";
import { captchaTable } from "../../../mocks/business/verification";
import type { TestBackend } from "../../../mocks/node";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, invalidFieldsOf, refusalOf } from "../../support/begin";
import { account, codeFor, inbox, requestSms, signed } from "../support/account";

const known = "13500009027";
const free = "13899990001";

const expectedAnswer = ({ kernel }: TestBackend, captchaId: string): string =>
  kernel.world.table(captchaTable).get(captchaId)?.answer ?? "";

describe("a question before an SMS", () => {
  test("is a picture unless a sum is asked for, and holds five minutes", async () => {
    begin();
    const picture = await dataOf(account.captcha(known));
    expect(picture).toMatchObject({
      kind: "picture",
      question: null,
      expiresAt: "2026-11-21T10:37:00+08:00",
    });
    expect(picture.image).toMatch(/^data:image\/svg\+xml;base64,/);
    const sum = await dataOf(account.captcha(known, "arithmetic"));
    expect(sum).toMatchObject({ kind: "arithmetic", image: null });
    expect(sum.captchaId).not.toBe(picture.captchaId);
  });

  test("asks its sum in the language of the request", async () => {
    begin();
    expect((await dataOf(account.captcha(known, "arithmetic"))).question).toMatch(/^\d+[加减]\d+等于几$/);
    setCurrentLocale("en-US");
    expect((await dataOf(account.captcha(known, "arithmetic"))).question).toMatch(
      /^What is \d+ (plus|minus) \d+\?$/,
    );
  });

  test("hides its characters from the text of the picture", async () => {
    const backend = begin();
    const { captchaId, image } = await dataOf(account.captcha(known));
    expect(atob(image?.split(",")[1] ?? "")).not.toContain(expectedAnswer(backend, captchaId));
  });

  test("is refused the thirty-first time within three minutes, for this phone alone", async () => {
    const { kernel } = begin();
    for (let count = 0; count < 30; count++) await dataOf(account.captcha(known, "arithmetic"));
    expect(await refusalOf(account.captcha(known))).toBe(429);
    await dataOf(account.captcha(free));
    await kernel.advance(3 * durations.minute);
    await dataOf(account.captcha(known));
  });

  test("is no picture where none can be made, but still a sum", async () => {
    begin({ mock: "scenario:captcha-down" });
    expect(await errcodeOf(account.captcha(known))).toBe(20014);
    await dataOf(account.captcha(known, "arithmetic"));
  });

  test("is refused for what is no phone, with the message to show", async () => {
    const backend = begin();
    expect(await invalidFieldsOf(backend, account.captcha("12"))).toEqual({ phone: "phone.invalid" });
  });
});

describe("the slider", () => {
  test("issues a pass for five minutes for a human drag, for keys and for a right sum", async () => {
    const backend = begin();
    const manual = await dataOf(account.slide(known));
    expect(manual.expiresAt).toBe("2026-11-21T10:37:00+08:00");
    const keys = {
      input: "keyboard",
      durationMs: 0,
      trail: [0, 356].map((x) => ({ x, y: 0, t: 0 })),
    } as const;
    await dataOf(account.slide(known, keys));
    const { captchaId } = await dataOf(account.captcha(known, "arithmetic"));
    await dataOf(account.answerSum(known, captchaId, expectedAnswer(backend, captchaId)));
  });

  test("reports the number of the reason for a refusal", async () => {
    const backend = begin();
    expect(await errcodeOf(account.slide(known, { distance: 200 }))).toBe(20101);
    expect(await errcodeOf(account.slide(known, { durationMs: 90 }))).toBe(20102);
    const ruled = [0, 100, 200, 300, 356].map((x) => ({ x, y: 0, t: Math.round((x / 356) * 840) }));
    expect(await errcodeOf(account.slide(known, { trail: ruled }))).toBe(20103);
    const { captchaId } = await dataOf(account.captcha(known, "arithmetic"));
    const right = expectedAnswer(backend, captchaId);
    expect(await errcodeOf(account.answerSum(known, captchaId, String(Number(right) + 1)))).toBe(20104);
    // Each sum accepts one answer, right or wrong.
    expect(await errcodeOf(account.answerSum(known, captchaId, right))).toBe(20104);
  });

  test("does not accept an expired sum, or another phone's", async () => {
    const backend = begin();
    const others = await dataOf(account.captcha(known, "arithmetic"));
    const right = expectedAnswer(backend, others.captchaId);
    expect(await errcodeOf(account.answerSum(free, others.captchaId, right))).toBe(20104);
    const { captchaId } = await dataOf(account.captcha(known, "arithmetic"));
    await backend.kernel.advance(5 * durations.minute);
    expect(await errcodeOf(account.answerSum(known, captchaId, expectedAnswer(backend, captchaId)))).toBe(
      20104,
    );
  });

  test("refuses the sixth failure of a phone within three minutes", async () => {
    const { kernel } = begin();
    for (let count = 0; count < 5; count++) await errcodeOf(account.slide(known, { distance: 1 }));
    expect(await refusalOf(account.slide(known, { distance: 1 }))).toBe(429);
    await dataOf(account.slide(free));
    await kernel.advance(3 * durations.minute);
    await dataOf(account.slide(known));
  });
});

describe("a code by SMS", () => {
  test("arrives in the inbox and reports its expiry and when the next may be requested", async () => {
    const backend = begin();
    const { pass } = await dataOf(account.slide(known));
    expect(await dataOf(requestSms(signed(backend, known, "2", pass)))).toEqual({
      resendAt: "2026-11-21T10:33:00+08:00",
      expiresAt: "2026-11-21T10:42:00+08:00",
      serverTime: "2026-11-21T10:32:00+08:00",
    });
    const [message] = await inbox(backend);
    expect(message).toMatchObject({ to: known, kind: "sms", at: "2026-11-21T10:32:00+08:00" });
    expect(message?.text).toContain(message?.code);
  });

  test("is sent for a picture's characters too, whatever their case", async () => {
    const backend = begin();
    const { captchaId } = await dataOf(account.captcha(known));
    const typed = expectedAnswer(backend, captchaId).toLowerCase();
    await dataOf(requestSms({ ...signed(backend, known, "2", typed), captchaId }));
    expect(await errcodeOf(requestSms({ ...signed(backend, known, "2", typed), captchaId }))).toBe(20012);
  });

  test("needs a pass that is this phone's, not used and not old", async () => {
    const backend = begin();
    expect(await errcodeOf(requestSms(signed(backend, known, "2", "sp-unknown")))).toBe(20013);
    const { pass } = await dataOf(account.slide(known));
    expect(await errcodeOf(requestSms(signed(backend, "13800131237", "2", pass)))).toBe(20013);
    await dataOf(requestSms(signed(backend, known, "2", pass)));
    expect(await errcodeOf(requestSms(signed(backend, known, "2", pass)))).toBe(20013);
    const old = await dataOf(account.slide(known));
    await backend.kernel.advance(5 * durations.minute);
    expect(await errcodeOf(requestSms(signed(backend, known, "2", old.pass)))).toBe(20013);
  });

  test.each(["2", "3", "5"] as const)("of type %s goes to phones with an account only", async (type) => {
    const backend = begin();
    const { pass } = await dataOf(account.slide(free));
    expect(await errcodeOf(requestSms(signed(backend, free, type, pass)))).toBe(20001);
    expect(await inbox(backend)).toEqual([]);
  });

  test.each(["1", "4"] as const)("of type %s goes to phones without an account only", async (type) => {
    const backend = begin();
    const { pass } = await dataOf(account.slide(known));
    expect(await errcodeOf(requestSms(signed(backend, known, type, pass)))).toBe(20004);
  });

  test("is not sent for a wrong signature, a time two minutes off, or a nonce that came before", async () => {
    const backend = begin();
    const { pass } = await dataOf(account.slide(known));
    const refused = (options: Parameters<typeof signed>[4]) =>
      errcodeOf(requestSms(signed(backend, known, "2", pass, options)));
    expect(await refused({ secretWord: "another" })).toBe(20024);
    expect(await refused({ late: 2 * durations.minute + 1 })).toBe(20024);
    expect(await refused({ late: -2 * durations.minute - 1 })).toBe(20024);
    const request = signed(backend, known, "2", pass, { late: -2 * durations.minute });
    await dataOf(requestSms(request));
    expect(await errcodeOf(requestSms(request))).toBe(20024);
  });

  test("is sent for a time by the device's own clock where the world's was moved", async () => {
    const backend = begin({ mock: "clock:+40d" });
    const { pass } = await dataOf(account.slide(known));
    await dataOf(requestSms(signed(backend, known, "2", pass, { late: -40 * durations.day })));
  });

  test("is refused the fourth time for one phone and type, until the reported time", async () => {
    const backend = begin();
    for (let count = 0; count < 3; count++) await codeFor(backend, known, "2");
    const { pass } = await dataOf(account.slide(known));
    expect(await refusalOf(requestSms(signed(backend, known, "2", pass)))).toBe(429);
    await codeFor(backend, known, "3");
    await backend.kernel.advance(3 * durations.minute);
    await codeFor(backend, known, "2");
  });

  test("names the end of the lock after the third as the moment for the next", async () => {
    const backend = begin();
    await codeFor(backend, known, "2");
    await backend.kernel.advance(30 * durations.second);
    await codeFor(backend, known, "2");
    const { pass } = await dataOf(account.slide(known));
    const { resendAt } = await dataOf(requestSms(signed(backend, known, "2", pass)));
    expect(resendAt).toBe("2026-11-21T10:35:00+08:00");
    await backend.kernel.advance(Date.parse(resendAt) - backend.kernel.world.clock.now());
    await codeFor(backend, known, "2");
  });

  test("is not sent while the gateway is down, and the pass stays good", async () => {
    const backend = begin({ mock: "scenario:sms-gateway-down" });
    const { pass } = await dataOf(account.slide(known));
    expect(await errcodeOf(requestSms(signed(backend, known, "2", pass)))).toBe(20023);
    expect(await errcodeOf(requestSms(signed(backend, known, "2", pass)))).toBe(20023);
  });
});

describe("whether a phone has an account", () => {
  test("is answered for twenty phones within three minutes, and for those without a limit", async () => {
    const { kernel } = begin();
    expect(await dataOf(account.exists(known))).toEqual({ isExist: true });
    for (let number = 1; number < 20; number++) {
      const phone = `138000000${String(number).padStart(2, "0")}`;
      expect(await dataOf(account.exists(phone))).toEqual({ isExist: false });
    }
    expect(await refusalOf(account.exists(free))).toBe(429);
    expect(await dataOf(account.exists(known))).toEqual({ isExist: true });
    await kernel.advance(3 * durations.minute);
    expect(await dataOf(account.exists(free))).toEqual({ isExist: false });
  });
});
