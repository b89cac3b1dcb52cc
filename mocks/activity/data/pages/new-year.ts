import { localized, type PageSource } from "../page-source";

export const newYear: PageSource = {
  title: localized("新年开账", "新年開帳", "Open the new year's book"),
  description: localized(
    "开年第一笔，从对得上开始。",
    "開年第一筆，從對得上開始。",
    "The year's first entry, right from the start.",
  ),
  share: {
    title: localized("新年开账，先领券", "新年開帳，先領券", "Open the new year's book with a coupon"),
    description: localized("到时候每天抽一次", "到時候每天抽一次", "From the first day, one draw a day"),
  },
  theme: "red",
  channelDescriptions: {},
  sections: [
    {
      kind: "text",
      title: localized("什么时候开始", "什麼時候開始", "When it begins"),
      content: localized("<p>{period}。</p>", "<p>{period}。</p>", "<p>{period}.</p>"),
    },
    { kind: "lottery", title: localized("每天抽一次", "每天抽一次", "Draw once a day") },
    { kind: "coupons", title: localized("领券", "領券", "Coupons"), configIds: [91] },
  ],
};
