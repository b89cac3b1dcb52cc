import type { Locale } from "../../../src/platform/locale";
import type { LocalizedText } from "../../business/refusals";

const texts = {
  30001: {
    "zh-CN": "这个红包已经领过了",
    "zh-TW": "這個紅包已經領過了",
    "en-US": "This red packet was claimed already",
  },
  30002: { "zh-CN": "还没到领取时间", "zh-TW": "還沒到領取時間", "en-US": "It cannot be claimed yet" },
  30003: {
    "zh-CN": "这个红包已经过期或取消",
    "zh-TW": "這個紅包已經過期或取消",
    "en-US": "This red packet has expired or was canceled",
  },
  30004: {
    "zh-CN": "先在聊天软件里打开一次",
    "zh-TW": "請先在聊天軟體裡打開一次",
    "en-US": "Open this page in the messenger first",
  },
  30011: {
    "zh-CN": "你已经接受过邀请",
    "zh-TW": "您已經接受過邀請",
    "en-US": "You have accepted an invitation already",
  },
  30012: {
    "zh-CN": "不能填自己的推荐码",
    "zh-TW": "不能填自己的推薦碼",
    "en-US": "You cannot use your own code",
  },
  30013: { "zh-CN": "没有这个推荐码", "zh-TW": "沒有這個推薦碼", "en-US": "Nobody has this code" },
} as const satisfies Record<number, LocalizedText>;

/** A refusal of the invite programmes by its errcode, in a language; no message of the table fits any of them. */
export function refused<Errcode extends keyof typeof texts>(errcode: Errcode, locale: Locale) {
  return { code: 422, errcode, msg: texts[errcode][locale], key: "" } as const;
}

export const inviteRefusals = {
  notYours: { "zh-CN": "这不是你的红包", "zh-TW": "這不是您的紅包", "en-US": "This red packet is not yours" },
  noAward: { "zh-CN": "没有这个红包", "zh-TW": "沒有這個紅包", "en-US": "There is no such red packet" },
  noRecode: { "zh-CN": "没有这个推荐码", "zh-TW": "沒有這個推薦碼", "en-US": "Nobody has this code" },
} as const satisfies Record<string, LocalizedText>;
