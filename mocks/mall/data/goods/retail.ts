import { type GoodsText, localized, pictureAddress, screenPicture, sevenDays } from "./goods-text";

export const retailText: GoodsText = {
  serviceNumber: "ZHJXH",
  summary: localized("门店收银和会员", "門店收銀和會員", "Checkout and members for a shop"),
  icon: "/samples/products/xh.svg",
  pictures: [pictureAddress("checkout"), pictureAddress("membership-card"), screenPicture("two-screens")],
  tags: [],
  features: [
    localized("扫码收银，现金与移动支付", "掃碼收銀，現金與行動支付", "Checkout by scanning, cash or phone"),
    localized("会员积分与储值", "會員積分與儲值", "Members with points and balance"),
    localized("交接班对账", "交接班對帳", "Accounts at every change of shift"),
    localized("断网照常收银", "斷網照常收銀", "Checkout goes on without a network"),
  ],
  refundRule: sevenDays,
  introduction: {
    updatedAt: "2026-10-20T16:30:00+08:00",
    texts: {
      "zh-CN": {
        title: "零售版适合谁",
        content:
          "<h2>一个收银台就够</h2><p>便利店、文具店、水果店：扫码、收钱、找零、出小票，一分钟教会新店员。</p>" +
          "<h2>会员留得住</h2><p>积分、储值、生日价都在收银台上，不用另开一个系统。</p>",
      },
      "zh-TW": {
        title: "零售版適合誰",
        content:
          "<h2>一個收銀台就夠</h2><p>便利店、文具店、水果店：掃碼、收錢、找零、出小票，一分鐘教會新店員。</p>" +
          "<h2>會員留得住</h2><p>積分、儲值、生日價都在收銀台上，不用另開一個系統。</p>",
      },
      "en-US": {
        title: "Who the retail edition is for",
        content:
          "<h2>One checkout is enough</h2><p>Corner shops, stationers, produce stores: scan, take the money, give change, " +
          "print the slip. A new colleague learns it in a minute.</p><h2>Members come back</h2>" +
          "<p>Points, balance and birthday prices are at the checkout, in the same system.</p>",
      },
    },
  },
};
