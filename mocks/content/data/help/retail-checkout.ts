import type { HelpSource } from "../source";

/** Help of the root category 202 of Stockbook Retail: checkout and shifts. */
export const retailCheckoutArticles: HelpSource[] = [
  {
    id: 2230,
    category: 202,
    kind: "manual",
    createdAt: "2026-01-13T10:00:00+08:00",
    updatedAt: "2026-08-06T10:30:00+08:00",
    hits: 874,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "挂单与取单",
        summary: "客人忘了东西，先挂起来，给后面的人结账。",
        body: `## 挂起来

1. 扫到一半，按F4或点“挂单”。
2. 写个记号，例如“红衣服”，也可以不写。
3. 接着给下一位扫。

## 取回来

按F5，最近挂的在最上面，点一下接着扫。

| 情况 | 会怎样 |
| --- | --- |
| 挂着没取 | 不占库存 |
| 交班时还挂着 | 提醒一次，可留给下一班 |
| 超过24小时 | 自动删掉 |

最多同时挂20张。`,
      },
      "zh-TW": {
        title: "掛單與取單",
        summary: "客人忘了東西，先掛起來，為後面的人結帳。",
        body: `## 掛起來

1. 掃到一半，按F4或點「掛單」。
2. 寫個記號，例如「紅衣服」，也可以不寫。
3. 接著為下一位掃描。

## 取回來

按F5，最近掛的在最上面，按一下接著掃。

| 情況 | 會怎麼樣 |
| --- | --- |
| 掛著未取 | 不佔庫存 |
| 交班時仍掛著 | 提醒一次，可留給下一班 |
| 超過24小時 | 自動刪除 |

最多同時掛20張。`,
      },
      "en-US": {
        title: "Parking a sale and taking it back",
        summary: "Someone forgot something: park the sale and serve the next in line.",
        body: `## Park it

1. In the middle of a sale press F4 or choose Park.
2. Add a note such as “red coat”, or none.
3. Go on with the next customer.

## Take it back

Press F5. The newest stands first; tap it and go on scanning.

| When | What happens |
| --- | --- |
| Parked | takes nothing from stock |
| Still parked at the end of the shift | one reminder, may stay for the next shift |
| After 24 hours | deleted |

Up to 20 can be parked at once.`,
      },
    },
  },
  {
    id: 2231,
    category: 202,
    kind: "manual",
    createdAt: "2026-02-05T20:30:00+08:00",
    updatedAt: "2026-08-06T11:00:00+08:00",
    hits: 1096,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "交班对钱，差几块怎么查",
        summary: "应有多少、数出多少、差多少，一张交班单写清。",
        body: `## 交班三步

1. 点“交班”，把钱箱里的钱按面额填进去。
2. 看差额，写一句原因。
3. 打交班单，签名，下一班“开班”。

| 项 | 金额 |
| --- | ---: |
| 备用金 | 300.00 |
| 现金销售 | 1,846.50 |
| 现金退货 | −38.00 |
| 应有现金 | 2,108.50 |
| 数出 | 2,103.50 |
| 差 | −5.00 |

## 差几块，先查这些

- 找零点错了面额：看当班最大的三笔现金单。
- 有人用扫码付，却按成现金：对一下手机到账。
- 开过钱箱没开单：交班单下面写着几次。`,
      },
      "zh-TW": {
        title: "交班對帳，差幾元怎麼查",
        summary: "應有多少、清點多少、差多少，一張交班單寫清楚。",
        body: `## 交班三步

1. 按「交班」，依面額填入錢箱現金。
2. 查看差額，寫一句原因。
3. 列印交班單並簽名，下一班「開班」。

| 項目 | 金額 |
| --- | ---: |
| 備用金 | 300.00 |
| 現金銷售 | 1,846.50 |
| 現金退貨 | −38.00 |
| 應有現金 | 2,108.50 |
| 清點 | 2,103.50 |
| 差額 | −5.00 |

## 差幾元，先查這些

- 找零面額有誤：查看當班最大的三筆現金單。
- 客人掃碼付款卻按成現金：核對手機入帳。
- 開過錢箱但沒開單：交班單下方會註明次數。`,
      },
      "en-US": {
        title: "Closing a shift when the cash is off",
        summary: "What should be there, what is there, and the difference, all on one slip.",
        body: `## Three steps

1. Choose Close shift and enter the drawer by coin and note.
2. Look at the difference and write a reason.
3. Print the slip, sign it; the next shift opens.

| Line | Amount |
| --- | ---: |
| Float | 300.00 |
| Cash sales | 1,846.50 |
| Cash returns | −38.00 |
| Should be | 2,108.50 |
| Counted | 2,103.50 |
| Difference | −5.00 |

## Where to look first

- Wrong change: the three largest cash sales of the shift.
- Paid by phone but entered as cash: compare with the phone.
- Drawer opened without a sale: the slip says how often.`,
      },
    },
  },
  {
    id: 2233,
    category: 202,
    kind: "manual",
    createdAt: "2026-11-05T10:00:00+08:00",
    updatedAt: "2026-11-05T10:00:00+08:00",
    hits: 143,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "称重的货怎么卖：秤码和去皮",
        summary: "散称糖果、干货，接秤或扫秤码都行，皮重记得去。",
        body: `## 两种接法

| 接法 | 适合 | 怎么用 |
| --- | --- | --- |
| 收银秤 | 一个台 | 放上就出重量 |
| 打码秤 | 先称后结 | 扫标签，金额自动进来 |

## 打码秤的13位码

前2位是22，中间5位是商品码，再5位是金额（分），最后1位校验。例：2200015018603是00015号货，18.60元。

## 去皮

1. 空盒放上秤，按“去皮”。
2. 放货，显示净重。
3. 盒子拿走后会显示负数，按“归零”。

0.512公斤、每公斤36.00元，金额18.43元（四舍五入到分）。`,
      },
    },
  },
  {
    id: 2232,
    category: 202,
    kind: "video",
    createdAt: "2026-02-05T10:00:00+08:00",
    updatedAt: "2026-02-05T10:00:00+08:00",
    hits: 1409,
    durationSeconds: 288,
    poster: "/samples/videos/invoice.svg",
    texts: {
      "zh-CN": {
        title: "收银员五分钟上手",
        summary: "新来的店员看完就能站台。",
        body: `从开班到交班，一位新店员的第一天。

## 看得到什么

1. 0:00，开班，数备用金。
2. 0:50，扫码、改数量、收现金找零。
3. 2:10，会员报手机号，积分抵2.00元。
4. 3:05，客人忘带钱，挂单。
5. 4:00，交班，差额写原因。`,
      },
      "zh-TW": {
        title: "收銀員五分鐘上手",
        summary: "新進店員看完就能站收銀台。",
        body: `從開班到交班，一位新店員的第一天。

## 影片內容

1. 0:00，開班，清點備用金。
2. 0:50，掃條碼、改數量、收現金找零。
3. 2:10，會員報手機號碼，點數折抵2.00元。
4. 3:05，客人忘了帶錢，先掛單。
5. 4:00，交班，差額寫明原因。`,
      },
      "en-US": {
        title: "The cash register in five minutes",
        summary: "A new clerk can stand at the counter after watching this.",
        body: `A clerk's first day, from opening the shift to closing it.

## What you see

1. 0:00 Opening the shift and counting the float.
2. 0:50 Scanning, quantities, cash and change.
3. 2:10 A member gives a phone number; points are worth 2.00.
4. 3:05 A forgotten purse: parking the sale.
5. 4:00 Closing, with a reason for the difference.`,
      },
    },
  },
];
