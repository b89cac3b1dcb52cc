import type { Locale } from "../../../src/platform/locale";
import type { LocalizedText } from "../../business/refusals";

/** Objects that do not exist. */
export const missing = {
  activity: { "zh-CN": "没有这个活动", "zh-TW": "沒有這個活動", "en-US": "There is no such activity" },
  lottery: { "zh-CN": "没有这个抽奖", "zh-TW": "沒有這個抽獎", "en-US": "There is no such lottery" },
  coupon: { "zh-CN": "没有这张券", "zh-TW": "沒有這張券", "en-US": "There is no such coupon" },
} as const satisfies Record<string, LocalizedText>;

/** Refusals of a draw. */
export const lotteryTexts = {
  notStarted: { "zh-CN": "活动还没开始", "zh-TW": "活動還沒開始", "en-US": "The activity has not begun" },
  ended: { "zh-CN": "活动已结束", "zh-TW": "活動已結束", "en-US": "The activity is over" },
  noChance: {
    "zh-CN": "今天的机会用完了",
    "zh-TW": "今天的機會用完了",
    "en-US": "No chance is left today",
  },
  sharedToday: {
    "zh-CN": "今天分享得到的机会已经加过了",
    "zh-TW": "今天分享得到的機會已經加過了",
    "en-US": "Today's chance for sharing was added already",
  },
} as const satisfies Record<string, LocalizedText>;

/** Refusals of a coupon code, by the contract's errcode. */
export const codeTexts = {
  50205: { "zh-CN": "没有这个券码", "zh-TW": "沒有這個券碼", "en-US": "There is no such code" },
  50206: {
    "zh-CN": "这个券码已被领取",
    "zh-TW": "這個券碼已被領取",
    "en-US": "This code was taken already",
  },
  50207: {
    "zh-CN": "这个券码已过期",
    "zh-TW": "這個券碼已過期",
    "en-US": "This code is no longer valid",
  },
} as const satisfies Record<number, LocalizedText>;

export const serviceUnknownTexts = {
  "zh-CN": "所选服务不存在",
  "zh-TW": "所選服務不存在",
  "en-US": "The selected service does not exist",
} as const satisfies LocalizedText;

export const suggestionTexts = {
  unknownKind: { "zh-CN": "没有这个类别", "zh-TW": "沒有這個類別", "en-US": "There is no such kind" },
  threeToday: {
    "zh-CN": "今天已经提交过三条",
    "zh-TW": "今天已經提交過三則",
    "en-US": "Three were sent within a day already",
  },
} as const satisfies Record<string, LocalizedText>;

/** A refusal of the business no message of the table fits: `key` is empty. */
export function refusal<Errcode extends number>(errcode: Errcode, locale: Locale, why: LocalizedText) {
  return { code: 422, errcode, msg: why[locale], key: "" } as const;
}

/** The service asked about does not exist. */
export function serviceUnknown(locale: Locale) {
  return { code: 422, errcode: 50301, msg: serviceUnknownTexts[locale], key: "service.unknown" } as const;
}
