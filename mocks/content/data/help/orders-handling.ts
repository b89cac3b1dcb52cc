import type { HelpSource } from "../source";

/** Help of the root category 303 of Stockbook Orders: handling orders. */
export const ordersHandlingArticles: HelpSource[] = [
  {
    id: 2310,
    category: 303,
    kind: "manual",
    createdAt: "2026-06-04T11:00:00+08:00",
    updatedAt: "2026-10-14T11:00:00+08:00",
    hits: 621,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "订单变成销货单",
        summary: "接单、改数、配货、转单，四步；客户那边一直看得到进度。",
        body: `## 四步

1. 来了新单，手机会响。点“接单”。
2. 货不够的改数量，客户会收到改动。
3. 打配货单，照着拿货。
4. 点“转销货单”，库存和应收这时才动。

| 进度 | 客户看到 | 库存 |
| --- | --- | --- |
| 待接单 | 已提交 | 不动 |
| 已接单 | 备货中 | 占住，不减 |
| 已转单 | 已发货 | 减少 |

## 例子

客户订60只饭碗，只剩48只。改成48，金额从408.00变成326.40，客户点“同意”后再转单。30分钟没回，按改后的发。`,
      },
      "zh-TW": {
        title: "訂單轉成銷貨單",
        summary: "接單、改數量、備貨、轉單，四個步驟；客戶隨時看得到進度。",
        body: `## 四個步驟

1. 新訂單進來，手機會響。按「接單」。
2. 商品不足時修改數量，客戶會收到通知。
3. 列印備貨單，照著取貨。
4. 按「轉銷貨單」，這時庫存和應收才會變動。

| 進度 | 客戶看到 | 庫存 |
| --- | --- | --- |
| 待接單 | 已送出 | 不動 |
| 已接單 | 備貨中 | 保留，不扣 |
| 已轉單 | 已出貨 | 減少 |

## 範例

客戶訂60只飯碗，只剩48只。改成48，金額從408.00變成326.40，客戶按「同意」後再轉單。30分鐘未回覆，依修改後的內容出貨。`,
      },
      "en-US": {
        title: "Turning an order into an invoice",
        summary: "Accept, adjust, pick, turn: four steps, and the customer follows along.",
        body: `## Four steps

1. A new order rings your phone. Accept it.
2. Lower quantities you do not have; the customer is told.
3. Print the picking list and collect the goods.
4. Choose Make invoice. Only now do stock and receivables change.

| Step | The customer sees | Stock |
| --- | --- | --- |
| New | Sent | unchanged |
| Accepted | Being packed | held, not reduced |
| Invoiced | On its way | reduced |

## Example

60 bowls are ordered, 48 are left. At 48 the amount falls from 408.00 to 326.40, and the customer agrees. Without an answer in 30 minutes, 48 are sent.`,
      },
    },
  },
  {
    id: 2311,
    category: 303,
    kind: "manual",
    createdAt: "2026-11-10T10:00:00+08:00",
    updatedAt: "2026-11-10T10:00:00+08:00",
    hits: 87,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "起送金额、运费和送货路线",
        summary: "近的200元起送，远的加运费，按路线排好一天的单。",
        body: `## 分区定价

| 区 | 起送 | 运费 | 满多少免 |
| --- | ---: | ---: | ---: |
| 3公里内 | 200.00 | 0.00 | 不收 |
| 3–10公里 | 300.00 | 15.00 | 800.00 |
| 10公里外 | 500.00 | 30.00 | 1,500.00 |

## 客户看到什么

差多少起送、差多少免运费，写在购物车下面。例：第二区已选326.40，运费15.00，再选473.60免运费。

## 排路线

1. “订单”→“送货”，选明天。
2. 按标签“城南”“学府路”分车。
3. 拖动先后，打送货单。送到一家，点“签收”。`,
      },
    },
  },
  {
    id: 2312,
    category: 303,
    kind: "video",
    createdAt: "2026-07-23T10:00:00+08:00",
    updatedAt: "2026-07-23T10:00:00+08:00",
    hits: 558,
    durationSeconds: 112,
    poster: "/samples/videos/invoice.svg",
    texts: {
      "zh-CN": {
        title: "客户用手机下单，你这边怎么接",
        summary: "左边是客户的手机，右边是你的，同一张单。",
        body: `晚上八点，一位客户补货。

## 看得到什么

1. 0:00，客户点“上次买的”，改数量。
2. 0:30，提交，你的手机响。
3. 0:55，接单，少的12只改掉。
4. 1:25，转销货单，第二天一早打出来。`,
      },
      "zh-TW": {
        title: "客戶用手機下單，您這邊怎麼接",
        summary: "左邊是客戶的手機，右邊是您的，同一張單。",
        body: `晚上八點，一位客戶補貨。

## 影片內容

1. 0:00，客戶按「上次購買」，修改數量。
2. 0:30，送出，您的手機響起。
3. 0:55，接單，扣除不足的12只。
4. 1:25，轉銷貨單，隔天一早列印。`,
      },
      "en-US": {
        title: "A customer orders by phone screen, and you receive it",
        summary: "The customer's phone on the left, yours on the right, one order.",
        body: `Eight in the evening; a customer restocks.

## What you see

1. 0:00 “Bought last time”, with new quantities.
2. 0:30 Sent, and your phone rings.
3. 0:55 Accepting it, less the 12 that are missing.
4. 1:25 An invoice, printed first thing in the morning.`,
      },
    },
  },
];
