import { localized, type PageSource } from "../page-source";

export const spring: PageSource = {
  title: localized("开春备货", "開春備貨", "Stock up for spring"),
  description: localized("专业版一年特惠。", "專業版一年特惠。", "A year of Professional for less."),
  share: {
    title: localized(
      "开春备货，专业版一年特惠",
      "開春備貨，專業版一年特惠",
      "Stock up for spring: Professional for less",
    ),
    description: localized("每人限一份", "每人限一份", "One for each customer"),
  },
  theme: "green",
  channelDescriptions: {},
  sections: [
    { kind: "lottery", title: localized("每天抽一次", "每天抽一次", "Draw once a day") },
    { kind: "coupons", title: localized("领券", "領券", "Coupons"), configIds: [71] },
    { kind: "goods", title: localized("专业版", "專業版", "Professional"), productNos: ["KDZHJ01-PRO"] },
    {
      kind: "text",
      title: localized("活动规则", "活動規則", "Rules"),
      content: localized(
        "<p>{period}，已经结束。</p>",
        "<p>{period}，已經結束。</p>",
        "<p>{period}; it is over.</p>",
      ),
    },
  ],
};
