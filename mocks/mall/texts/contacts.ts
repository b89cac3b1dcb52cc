import type { LocalizedText } from "../../business/refusals";

/** The refusals of contact persons. */
export const contactTexts = {
  none: { "zh-CN": "没有这个联系人", "zh-TW": "沒有這個聯絡人", "en-US": "There is no such contact person" },
  duplicate: {
    "zh-CN": "已有同名同号的联系人",
    "zh-TW": "已有同名同號的聯絡人",
    "en-US": "There is a contact person with this name and phone already",
  },
  full: {
    "zh-CN": "联系人已满50个",
    "zh-TW": "聯絡人已滿50個",
    "en-US": "There are 50 contact persons already",
  },
} as const satisfies Record<string, LocalizedText>;
