import { type GoodsText, localized, screenPicture, sevenDays } from "./goods-text";

export const stockbookText: GoodsText = {
  serviceNumber: "KDZHJ01",
  summary: localized(
    "进货、销售、库存、往来账，一本账对得上",
    "進貨、銷售、庫存、往來帳，一本帳對得上",
    "Purchases, sales, stock and what is owed, in one book that adds up",
  ),
  icon: "/samples/products/zhj.svg",
  pictures: [
    screenPicture("first-invoice"),
    screenPicture("weekly"),
    screenPicture("count"),
    screenPicture("two-screens"),
  ],
  tags: [localized("可试用15天", "可試用15天", "15 days free")],
  features: [
    localized("进货、销售、退货", "進貨、銷售、退貨", "Purchases, sales and returns"),
    localized("扫码收货与盘点", "掃碼收貨與盤點", "Receiving and counting by scanning"),
    localized("每周销售报告", "每週銷售報告", "A sales report every week"),
    localized("客户与供应商往来账", "客戶與供應商往來帳", "Accounts with customers and suppliers"),
    localized("手机和电脑同一本账", "手機和電腦同一本帳", "One book on phone and computer"),
  ],
  refundRule: sevenDays,
  introduction: {
    updatedAt: "2026-11-02T10:00:00+08:00",
    texts: {
      "zh-CN": {
        title: "货簿云是做什么的",
        content:
          "<h2>每一笔，都对得上</h2><p>货、账、人在一处：卖出一件，库存少一件，欠款多一笔，当场都记下。</p>" +
          "<h2>两个版本差在哪</h2><ul><li>标准版：1个店，1个用户，可以加用户。</li>" +
          "<li>专业版：1个店，3个用户，可以加店铺和用户，店与店之间可以调拨。</li></ul>" +
          "<p>先用标准版，以后随时可以升级，只补剩余天数的差价。</p>",
      },
      "zh-TW": {
        title: "貨簿雲是做什麼的",
        content:
          "<h2>每一筆，都對得上</h2><p>貨、帳、人在一處：賣出一件，庫存少一件，欠款多一筆，當場都記下。</p>" +
          "<h2>兩個版本差在哪</h2><ul><li>標準版：1個店，1位使用者，可以加使用者。</li>" +
          "<li>專業版：1個店，3位使用者，可以加門市和使用者，店與店之間可以調撥。</li></ul>" +
          "<p>先用標準版，以後隨時可以升級，只補剩餘天數的差價。</p>",
      },
      "en-US": {
        title: "What Stockbook is for",
        content:
          "<h2>Every entry adds up</h2><p>Goods, accounts and people in one place: one piece sold is one piece less in " +
          "stock and one amount more to be paid, written down at once.</p><h2>The two versions</h2>" +
          "<ul><li>Standard: 1 store and 1 user; users can be added.</li><li>Professional: 1 store and 3 users; stores " +
          "and users can be added, and goods move between stores.</li></ul>" +
          "<p>Begin with Standard and upgrade whenever you like: only the difference for the days left is paid.</p>",
      },
    },
  },
};
