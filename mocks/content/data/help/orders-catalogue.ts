import type { HelpSource } from "../source";

/** Help of the root category 302 of Stockbook Orders: goods and prices. */
export const ordersCatalogueArticles: HelpSource[] = [
  {
    id: 2290,
    category: 302,
    kind: "manual",
    createdAt: "2026-06-04T10:00:00+08:00",
    updatedAt: "2026-10-14T10:30:00+08:00",
    hits: 476,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "不同客户看到不同的价和库存",
        summary: "价跟着客户等级走，库存可以写数、写有无，或不写。",
        body: `## 价

订货里的价和开单一样：先上次价，再等级价，最后批发价。客户看不到别人的价，也看不到原价，除非打开“显示批发价”。

| 客户 | 等级 | 青花饭碗4.5寸 |
| --- | --- | ---: |
| 福满楼 | 一级 | 6.60 |
| 学府路便利店 | 二级 | 6.80 |
| 没登录的人 | | 不显示 |

## 库存怎么写

1. “订货”→“设置”→“库存”。
2. 选“写数量”“只写有没有”或“不写”。
3. 缺货时，选“还能订”或“不能订”。

还能订的，单子会标“缺货待补”，货到了提醒你。`,
      },
      "zh-TW": {
        title: "不同客戶看到不同的價格和庫存",
        summary: "價格依客戶等級，庫存可以顯示數量、只顯示有無，或不顯示。",
        body: `## 價格

訂貨的價格與開單相同：先上次價，再等級價，最後批發價。客戶看不到其他人的價格，也看不到原價，除非開啟「顯示批發價」。

| 客戶 | 等級 | 青花飯碗4.5吋 |
| --- | --- | ---: |
| 福滿樓 | 一級 | 6.60 |
| 學府路便利店 | 二級 | 6.80 |
| 未登入者 | | 不顯示 |

## 庫存怎麼顯示

1. 「訂貨」→「設定」→「庫存」。
2. 選「顯示數量」「只顯示有無」或「不顯示」。
3. 缺貨時，選「仍可訂」或「不可訂」。

仍可訂的單據會標示「缺貨待補」，到貨時會提醒您。`,
      },
      "en-US": {
        title: "Different prices and stock for different customers",
        summary:
          "Prices follow the customer's level; stock is shown as a number, as yes or no, or not at all.",
        body: `## Prices

They are those of an invoice: last price, then level, then wholesale. Customers never see another's price, nor the wholesale price unless you allow it.

| Customer | Level | Rice bowl 4.5 in |
| --- | --- | ---: |
| Lucky House | first | 6.60 |
| College Road Shop | second | 6.80 |
| Not logged in | | hidden |

## Stock

1. Orders → Settings → Stock.
2. Choose the number, only yes or no, or nothing.
3. For goods that are out, allow orders or not.

Orders for goods that are out are marked, and you are reminded when they arrive.`,
      },
    },
  },
];
