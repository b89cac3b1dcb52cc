import type { Locale } from "../../src/platform/locale";

/** One text in the three languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

const texts = {
  signedOut: {
    "zh-CN": "未登录或登录已超时",
    "zh-TW": "未登入或登入已逾時",
    "en-US": "Not logged in or session timed out",
  },
  forbidden: { "zh-CN": "无权访问", "zh-TW": "無權存取", "en-US": "You have no access to this" },
  tooOften: {
    "zh-CN": "操作过于频繁，请三分钟后重试",
    "zh-TW": "操作過於頻繁，請三分鐘後重試",
    "en-US": "Too many attempts. Try again in three minutes",
  },
  keyUsed: {
    "zh-CN": "这个请求已用于别的内容",
    "zh-TW": "這個請求已用於其他內容",
    "en-US": "This request key was used for something else",
  },
} as const satisfies Record<string, LocalizedText>;

/** No session, or an expired one. */
export function signedOut(locale: Locale) {
  return { code: 401, errcode: 40100, msg: texts.signedOut[locale] } as const;
}

/** Somebody else's, or not for this role. */
export function forbidden(locale: Locale, why: LocalizedText = texts.forbidden) {
  return { code: 403, errcode: 40300, msg: why[locale] } as const;
}

/** Not found; `what` names it in three languages. */
export function notFound(locale: Locale, what: LocalizedText) {
  return { code: 404, errcode: 40400, msg: what[locale] } as const;
}

/** It is already there. */
export function duplicate(locale: Locale, what: LocalizedText) {
  return { code: 409, errcode: 40900, msg: what[locale] } as const;
}

/** An Idempotency-Key that came with another body before. */
export function keyUsed(locale: Locale) {
  return duplicate(locale, texts.keyUsed);
}

/** Too often; wait three minutes. */
export function tooOften(locale: Locale) {
  return { code: 429, errcode: 42900, msg: texts.tooOften[locale] } as const;
}

/** A value the contract cannot judge by itself: `field` as the contract names it, `key` of the message table or "". */
export function invalidField(locale: Locale, field: string, key: string, what: LocalizedText) {
  const message = what[locale];
  // A plain array, as the contracts' types have it.
  const fields = [{ field, key, message }];
  return { code: 400, errcode: 40000, msg: message, fields } as const;
}
