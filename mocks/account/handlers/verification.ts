import type { operations } from "../../../src/generated/account";
import { rateLock } from "../../../src/rules/limits";
import { attemptTable, hasTriedTooOften, isTooOften, recordAttempt } from "../../business/attempts";
import { hasAccount } from "../../business/customer-accounts";
import { nextNumber } from "../../business/numbers";
import { tooOften } from "../../business/refusals";
import {
  captchaTable,
  type SmsPurpose,
  sendSmsCode,
  takeCaptcha,
  validity,
} from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { allowed } from "../limits";
import { refusals, sliderFailed } from "../refusals";
import { pictureQuestion, sumQuestion } from "../rules/captcha";
import { drawCaptcha } from "../rules/captcha-picture";
import { isSigned, nonceTime } from "../rules/signature";
import { judgeSlider } from "../rules/slider";
import { nonceTable, outageTable, phoneCheckTable, sliderPassTable } from "../state";

type Verification = "getCaptcha" | "verifySlider" | "sendSmsCode" | "checkPhoneExists";

/** Human checks before an SMS (picture, sum, slider), and the SMS itself. */
export const verificationHandlers: Pick<Handlers<operations>, Verification> = {
  getCaptcha({ query, now, locale, world, random }) {
    const { phone, kind = "picture" } = query;
    if (isTooOften(world, `captcha ${phone}`, allowed.captchasOfPhone)) return refuse(tooOften(locale));
    const isPicture = kind === "picture";
    if (isPicture && world.table(outageTable).get("captcha"))
      return refuse(refusals.captchaUnavailable(locale));
    const name = `captcha ${nextNumber(world, "captcha", 1)}`;
    const sum = sumQuestion(random(`${name} sum`));
    const { answer } = isPicture ? pictureQuestion(random(`${name} characters`)) : sum;
    const captchaId = `cp-${random(name).token(16)}`;
    world.table(captchaTable).insert({ captchaId, phone, kind, answer, createdAt: now, isUsed: false });
    return ok({
      captchaId,
      kind,
      image: isPicture ? drawCaptcha(answer, random(`${name} drawing`)) : null,
      question: isPicture ? null : sum.text[locale],
      expiresAt: rfc3339(now + validity.captcha),
    });
  },

  verifySlider({ body, now, locale, world }) {
    const { phone } = body;
    const key = `slider ${phone}`;
    if (hasTriedTooOften(world, key, allowed.sliderFailures)) return refuse(tooOften(locale));
    const failure = judge(world, body, now);
    if (failure !== null) {
      recordAttempt(world, key, allowed.sliderFailures);
      return refuse(sliderFailed(failure, locale));
    }
    const pass = `sp-${world.random(`slider pass ${nextNumber(world, "slider pass", 1)}`).token(16)}`;
    world.table(sliderPassTable).insert({ pass, phone, createdAt: now, isUsed: false });
    return ok({ pass, expiresAt: rfc3339(now + validity.pass) });
  },

  sendSmsCode({ body, now, locale, world }) {
    const { phone, type, vcode, captchaId } = body;
    // Browsers sign by their own clocks, which do not move when the world's is moved.
    const isTimely = isSigned(body, now) || isSigned(body, world.clock.deviceNow());
    if (!isTimely || !takeNonce(world, body.nonce, now)) return refuse(refusals.signatureRefused(locale));
    const key = `sms ${phone} ${type}`;
    if (hasTriedTooOften(world, key, allowed.smsCodes)) return refuse(tooOften(locale));
    if (captchaId === undefined) {
      if (!hasPass(world, vcode, phone, now)) return refuse(refusals.sliderMissing(locale));
    } else if (!takeCaptcha(world, { phone, kind: "picture", captchaId, typed: vcode }, now)) {
      return refuse(refusals.captchaWrong(locale));
    }
    const isRegistered = hasAccount(world, phone);
    if (needsAccount.includes(type) && !isRegistered) return refuse(refusals.accountUnknown(locale));
    if (needsFreePhone.includes(type) && isRegistered) return refuse(refusals.phoneRegistered(locale));
    if (world.table(outageTable).get("sms")) return refuse(refusals.smsNotSent(locale));
    if (captchaId === undefined) world.table(sliderPassTable).update(vcode, { isUsed: true });
    sendSmsCode(world, phone, type, now);
    recordAttempt(world, key, allowed.smsCodes);
    return ok({
      resendAt: rfc3339(nextSmsAt(world, key, now)),
      expiresAt: rfc3339(now + validity.smsCode),
      serverTime: rfc3339(now),
    });
  },

  checkPhoneExists({ query: { phone }, now, locale, world }) {
    const phoneChecks = world.table(phoneCheckTable);
    const isRecent = (at: number): boolean => now - at < rateLock.milliseconds;
    const others = phoneChecks.all().filter((row) => row.phone !== phone && isRecent(row.at));
    if (others.length >= allowed.checkedPhones) return refuse(tooOften(locale));
    phoneChecks.remove(phone);
    phoneChecks.insert({ phone, at: now });
    return ok({ isExist: hasAccount(world, phone) });
  },
};

/**
 * Codes for sign-in, for a password reset and for tying a messenger go to accounts; those for registration and for
 * tying a phone do not.
 */
const needsAccount: readonly SmsPurpose[] = ["2", "3", "5", "7"];
const needsFreePhone: readonly SmsPurpose[] = ["1", "4"];

type Proof = Parameters<Handlers<operations>["verifySlider"]>[0]["body"];

function judge(world: World, proof: Proof, now: number) {
  if (proof.method === "slider") return judgeSlider(proof);
  const { phone, captchaId, answer } = proof;
  return takeCaptcha(world, { phone, kind: "arithmetic", captchaId, typed: answer }, now) ? null : 4;
}

function hasPass(world: World, vcode: string, phone: string, now: number): boolean {
  const row = world.table(sliderPassTable).get(vcode);
  return row !== undefined && !row.isUsed && row.phone === phone && now - row.createdAt < validity.pass;
}

/** Notes a nonce; false when it came before, so that an overheard request cannot be sent again. */
function takeNonce(world: World, nonce: string, now: number): boolean {
  const nonces = world.table(nonceTable);
  const before = nonces.get(nonce);
  if (before && now - before.usedAt <= nonceTime) return false;
  nonces.remove(nonce);
  nonces.insert({ nonce, usedAt: now });
  return true;
}

/** When the next code may be asked for: a minute from now, later where that would be too often. */
function nextSmsAt(world: World, key: string, now: number): number {
  const sentAt = world.table(attemptTable).get(key)?.at ?? [];
  const limiting = sentAt.at(-allowed.smsCodes);
  return Math.max(now + validity.resend, limiting === undefined ? 0 : limiting + rateLock.milliseconds);
}
