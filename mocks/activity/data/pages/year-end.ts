import { localized, type PageSource } from "../page-source";

export const yearEnd: PageSource = {
  title: localized("年末特惠", "年末特惠", "Year-end prices"),
  description: localized(
    "零售版和微店，一年的价格低一些。",
    "零售版和微店，一年的價格低一些。",
    "The retail edition and the online shop, a year for less.",
  ),
  share: {
    title: localized("零售版一年，年末特惠", "零售版一年，年末特惠", "The retail edition, a year for less"),
    description: localized("每人限一份", "每人限一份", "One for each customer"),
  },
  theme: "plain",
  channelDescriptions: {
    bd: localized(
      "从搜索来的朋友，价格和这里一样。",
      "從搜尋來的朋友，價格和這裡一樣。",
      "Whichever way you came, the price is the same.",
    ),
    "360": localized(
      "从导航来的朋友，价格和这里一样。",
      "從導航來的朋友，價格和這裡一樣。",
      "Whichever way you came, the price is the same.",
    ),
    zh: localized(
      "老客户也能买，每人限一份。",
      "老客戶也能買，每人限一份。",
      "For customers of old too, one each.",
    ),
    sms: localized(
      "收到短信的朋友，今天就能买。",
      "收到簡訊的朋友，今天就能買。",
      "You came by our message: it can be bought today.",
    ),
  },
  sections: [
    {
      kind: "picture",
      picture: "year-end",
      alt: localized("年底盘点，两年九折", "年底盤點，兩年九折", "Year-end stock count: 10% off two years"),
      link: null,
    },
    {
      kind: "goods",
      title: localized("一年的价格", "一年的價格", "Prices for a year"),
      productNos: ["ZHJXH-RET", "ZHWD-H5"],
    },
    {
      kind: "text",
      title: localized("活动规则", "活動規則", "Rules"),
      content: localized(
        "<p>{period}。</p><p>每人每种限一份，不与券同享。未付款的订单到时间自动取消，名额随之放回。</p>",
        "<p>{period}。</p><p>每人每種限一份，不與券同享。未付款的訂單到時間自動取消，名額隨之放回。</p>",
        "<p>{period}.</p><p>One of each for each customer, and no coupon beside it. An order that is not paid in time is canceled and its piece is free again.</p>",
      ),
    },
    {
      kind: "questions",
      title: localized("常有人问", "常有人問", "Often asked"),
      items: [
        {
          question: localized("续费能用这个价吗", "續費能用這個價嗎", "Does this price hold for a renewal?"),
          answer: localized(
            "不能，这是新购的价格。",
            "不能，這是新購的價格。",
            "No, it is for a new license.",
          ),
        },
      ],
    },
  ],
};
