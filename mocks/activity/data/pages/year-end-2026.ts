import { localized, type PageSource } from "../page-source";

export const yearEnd2026: PageSource = {
  title: localized("年底盘点", "年底盤點", "Year-end stocktake"),
  description: localized(
    "每天抽一次，先领券再买。",
    "每天抽一次，先領券再買。",
    "Draw once a day, and take a coupon before you buy.",
  ),
  share: {
    title: localized("年底盘点，每天抽一次", "年底盤點，每天抽一次", "Year-end stocktake: draw once a day"),
    description: localized("中奖机会写在页面上", "中獎機會寫在頁面上", "The odds are on the page"),
  },
  theme: "amber",
  channelDescriptions: {
    bd: localized(
      "从搜索来的朋友，先领首购券。",
      "從搜尋來的朋友，先領首購券。",
      "New here? Take the coupon for a first purchase.",
    ),
  },
  sections: [
    {
      kind: "picture",
      picture: "year-end",
      alt: localized("年底盘点，两年九折", "年底盤點，兩年九折", "Year-end stocktake: 10% off two years"),
      link: "/price.html",
    },
    { kind: "lottery", title: localized("每天抽一次", "每天抽一次", "Draw once a day") },
    {
      kind: "coupons",
      title: localized("先领券", "先領券", "Get a coupon first"),
      configIds: [81, 82, 83, 84],
    },
    {
      kind: "text",
      title: localized("活动规则", "活動規則", "Rules"),
      content: localized(
        "<p>{period}。</p><p>中奖机会按页面上的数，六位小数，加起来正好是1；奖品发完，它的机会归“谢谢参与”。</p><p>红包7天内、实物30天内打客服电话报抽奖号领取，过期不补。</p>",
        "<p>{period}。</p><p>中獎機會按頁面上的數，六位小數，加起來正好是1；獎品發完，它的機會歸「謝謝參與」。</p><p>紅包7天內、實物30天內打客服電話報抽獎號領取，過期不補。</p>",
        "<p>{period}.</p><p>The odds are those on the page, to six decimals, and add up to exactly 1. When a prize runs out its odds go to “nothing this time”.</p><p>To claim a red packet within 7 days, or a thing to be sent within 30 days, call support and say the draw number; then it lapses.</p>",
      ),
    },
    {
      kind: "questions",
      title: localized("常有人问", "常有人問", "Often asked"),
      items: [
        {
          question: localized(
            "券能和两年九折一起用吗",
            "券能和兩年九折一起用嗎",
            "Can I use a coupon with 10% off two years?",
          ),
          answer: localized(
            "能。先打折，再看满不满使用金额。",
            "能。先打折，再看滿不滿使用金額。",
            "Yes. The discount comes first; then the price must reach what the coupon asks for.",
          ),
        },
        {
          question: localized("没注册能领券吗", "沒註冊能領券嗎", "Can I get a coupon without an account?"),
          answer: localized(
            "能。用手机号和验证码领，用同一个手机号注册后就在账户里。",
            "能。用手機號碼和驗證碼領，用同一個手機號碼註冊後就在帳戶裡。",
            "Yes, with your phone and an SMS code. It is in your account once you register with that phone.",
          ),
        },
        {
          question: localized(
            "多出来的天数加在哪里",
            "多出來的天數加在哪裡",
            "Where are the days I win added?",
          ),
          answer: localized(
            "加在最近买的一份许可上；还没买的，试用期延长。",
            "加在最近買的一份授權上；還沒買的，試用期延長。",
            "To the licence you bought last, or to your trial if you have bought none.",
          ),
        },
      ],
    },
  ],
};
