import { expect, test } from "vitest";
import { captchaTable } from "../../mocks/business/verification";
import { durations } from "../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf } from "../support/begin";
import { account, codeFor, transformed } from "./support/account";

test("a user registers, tries the product, signs out, resets the password and signs in again", async () => {
  const backend = begin();
  const { kernel } = backend;
  const phone = "13899990001";
  expect(await dataOf(account.exists(phone))).toEqual({ isExist: false });

  const smsCode = await codeFor(backend, phone, "1");
  const password = transformed("shop2026ok", phone);
  const registered = await dataOf(
    account.register({ phone, smsCode, password, isAgreed: true, origin: 6, packOrigin: "site" }),
  );
  expect(await dataOf(account.exists(phone))).toEqual({ isExist: true });
  expect(await dataOf(account.user())).toEqual(registered.user);
  expect((await dataOf(account.licences())).trial?.state).toBe("running");
  await dataOf(account.authCode(registered.user.kdToken));

  await dataOf(account.logout());
  expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });

  const wrong = { method: "password", phone, password: transformed("shop2026no", phone) } as const;
  for (let tries = 0; tries < 3; tries++) expect(await errcodeOf(account.login(wrong))).toBe(20002);
  const right = { method: "password", phone, password } as const;
  expect(await errcodeOf(account.login(right))).toBe(20011);
  const { captchaId } = await dataOf(account.captcha(phone));
  const captcha = kernel.world.table(captchaTable).get(captchaId)?.answer ?? "";
  const { user } = await dataOf(account.login({ ...right, captchaId, captcha }));
  expect(user.kdUid).toBe(registered.user.kdUid);
  expect(user.kdToken).not.toBe(registered.user.kdToken);

  await kernel.advance(15 * durations.day);
  expect((await dataOf(account.licences())).trial?.state).toBe("ended");
  expect(await errcodeOf(account.authCode(user.kdToken))).toBe(20051);
});
