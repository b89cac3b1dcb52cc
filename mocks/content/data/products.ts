import type { ProductSource } from "./source";

/** Products in the order the website shows them. */
export const products: ProductSource[] = [
  {
    id: 1,
    alias: "zhj",
    logo: "/samples/products/zhj.svg",
    name: { "zh-CN": "货簿云", "zh-TW": "貨簿雲", "en-US": "Stockbook" },
    description: {
      "zh-CN": "进货、销售、库存、对账，一本账。给小批发商和零售店，手机和电脑看的是同一本。",
      "zh-TW": "進貨、銷售、庫存、對帳，一本帳。為小批發商和零售店設計，手機和電腦看到的是同一本。",
      "en-US":
        "Purchases, sales, stock and statements in one book, for small wholesalers and shops, on phone and computer.",
    },
  },
  {
    id: 2,
    alias: "xh",
    logo: "/samples/products/xh.svg",
    name: { "zh-CN": "货簿云零售版", "zh-TW": "貨簿雲零售版", "en-US": "Stockbook Retail" },
    description: {
      "zh-CN": "门店收银台：扫码、收钱、找零、会员和交接班，卖出一件，库存少一件。",
      "zh-TW": "門市收銀台：掃條碼、收款、找零、會員和交班，賣出一件，庫存就少一件。",
      "en-US":
        "A cash register for shops: scan, take money, give change, members and shifts. Each sale leaves the stock.",
    },
  },
  {
    id: 3,
    alias: "ds",
    logo: "/samples/products/ds.svg",
    name: { "zh-CN": "货簿云订货", "zh-TW": "貨簿雲訂貨", "en-US": "Stockbook Orders" },
    description: {
      "zh-CN": "老客户自己下单：看到自己的价、看得到有没有货，订单一点就变成销货单。",
      "zh-TW": "老客戶自己下單：看得到自己的價格和有沒有貨，訂單一按就轉成銷貨單。",
      "en-US":
        "Regular customers order for themselves at their own prices; one click turns the order into an invoice.",
    },
  },
];
