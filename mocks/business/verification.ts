import { durations, timings } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { hasTriedTooOften, recordAttempt, removeAttempts } from "./attempts";
import { sendMessage } from "./messages";
import { nextNumber } from "./numbers";
import type { LocalizedText } from "./refusals";

/** What an SMS code is for. 1 register, 2 log in, 3 reset the password, 4 tie a phone, 5 tie a messenger, 6 apply as partner, 7 replace the bank card. */
export type SmsPurpose = "1" | "2" | "3" | "4" | "5" | "6" | "7";

/** Lifetimes of proofs in milliseconds. */
export const validity = {
  smsCode: timings.smsCode,
  captcha: 5 * durations.minute,
  pass: 5 * durations.minute,
  resend: timings.smsResend,
} as const;

/** Wrong codes of one phone within three minutes before all are refused. */
export const wrongCodesAllowed = 5;

interface SmsCodeRow {
  readonly id: string;
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly code: string;
  readonly sentAt: number;
  readonly isUsed: boolean;
}

export const smsCodeTable = defineTable("business.sms-codes", { id: (row: SmsCodeRow) => row.id });

/**
 * Sends six digits to a phone; a code sent before for the same purpose no longer counts. The message can be read at
 * `/__mock/inbox`.
 */
export function sendSmsCode(world: World, phone: string, purpose: SmsPurpose, at: number): void {
  const id = `${phone} ${purpose}`;
  const count = nextNumber(world, `sms ${id}`, 1);
  const code = world.random(`sms code ${id} ${count}`).digits(6);
  const codes = world.table(smsCodeTable);
  codes.remove(id);
  codes.insert({ id, phone, purpose, code, sentAt: at, isUsed: false });
  sendMessage(world, { kind: "sms", to: phone, text: smsText(code), code, at });
}

export type SmsCodeJudgement = "right" | "wrong" | "expired" | "tooOften";

/**
 * Judges a code that was typed and uses it up when it is right. Any of `purposes` will do. A code that is old or was
 * used before is expired. The sixth wrong code of one phone within three minutes, and every try after it, is too often.
 */
export function takeSmsCode(
  world: World,
  phone: string,
  purposes: readonly SmsPurpose[],
  typed: string,
  now: number,
): SmsCodeJudgement {
  const attempts = `wrong sms code ${phone}`;
  if (hasTriedTooOften(world, attempts, wrongCodesAllowed)) return "tooOften";
  const codes = world.table(smsCodeTable);
  const matching = purposes
    .map((purpose) => codes.get(`${phone} ${purpose}`))
    .filter((candidate) => candidate !== undefined && candidate.code === typed);
  const row = matching.find((candidate) => candidate?.isUsed === false) ?? matching[0];
  if (!row) {
    recordAttempt(world, attempts, wrongCodesAllowed);
    return "wrong";
  }
  if (row.isUsed || now - row.sentAt >= validity.smsCode) return "expired";
  codes.update(row.id, { isUsed: true });
  removeAttempts(world, attempts);
  return "right";
}

export interface CaptchaRow {
  readonly captchaId: string;
  readonly phone: string;
  readonly kind: "picture" | "arithmetic";
  /** The characters of the picture, or the result of the sum. */
  readonly answer: string;
  readonly createdAt: number;
  readonly isUsed: boolean;
}

export const captchaTable = defineTable("business.captchas", {
  id: (row: CaptchaRow) => row.captchaId,
  indexes: { phone: { key: (row) => row.phone, order: (left, right) => right.createdAt - left.createdAt } },
});

/**
 * Judges the answer to a captcha of a phone; a captcha serves one try, right or wrong. Without `captchaId` the newest
 * one of the phone is meant. Characters are compared without case.
 */
export function takeCaptcha(
  world: World,
  {
    phone,
    kind,
    captchaId,
    typed,
  }: Pick<CaptchaRow, "phone" | "kind"> & { captchaId?: string | undefined; typed: string },
  now: number,
): boolean {
  const captchas = world.table(captchaTable);
  const row =
    captchaId === undefined
      ? captchas.by("phone", phone).find((candidate) => candidate.kind === kind && !candidate.isUsed)
      : captchas.get(captchaId);
  if (!row || row.isUsed || row.phone !== phone || row.kind !== kind) return false;
  captchas.update(row.captchaId, { isUsed: true });
  return now - row.createdAt < validity.captcha && row.answer.toLowerCase() === typed.toLowerCase();
}

function smsText(code: string): string {
  return `【货簿云】验证码${code}，10分钟内有效，请勿告诉他人。`;
}

/** The texts of the SMS refusals; the errcodes are each group's own. */
export const smsRefusals = {
  wrong: { "zh-CN": "短信验证码错误", "zh-TW": "簡訊驗證碼錯誤", "en-US": "The SMS code is wrong" },
  expired: { "zh-CN": "短信验证码已过期", "zh-TW": "簡訊驗證碼已過期", "en-US": "The SMS code has expired" },
} as const satisfies Record<string, LocalizedText>;
