import type { HelpSource } from "../source";

/** Help of the root category 104: invoices, prices, returns. */
export const salesArticles: HelpSource[] = [
  {
    id: 2070,
    category: 104,
    kind: "video",
    createdAt: "2026-03-24T10:00:00+08:00",
    updatedAt: "2026-08-25T10:00:00+08:00",
    hits: 4217,
    durationSeconds: 192,
    poster: "/samples/videos/invoice.svg",
    texts: {
      "zh-CN": {
        title: "开一张销货单，从找货到打印",
        summary: "老客户打电话来要四样货，三分钟开完、打好、发出去。",
        body: `一张460.00元的单，从头到尾。

## 看得到什么

1. 0:00，选客户，看到上次买了什么。
2. 0:35，输“饭碗”找货，上次价6.80自动带出。
3. 1:20，加竹筷、汤勺、保鲜盒，合计469.20。
4. 1:58，优惠9.20，应收460.00，先收300.00。
5. 2:30，打三联单，欠160.00写在单上。`,
      },
      "zh-TW": {
        title: "開一張銷貨單，從找商品到列印",
        summary: "老客戶來電要四樣商品，三分鐘開完、印好、送出。",
        body: `一張460.00元的單，從頭到尾。

## 影片內容

1. 0:00，選客戶，看到上次買了什麼。
2. 0:35，輸入「飯碗」找商品，自動帶出上次價6.80。
3. 1:20，加入竹筷、湯勺、保鮮盒，合計469.20。
4. 1:58，折讓9.20，應收460.00，先收300.00。
5. 2:30，印三聯單，未收160.00寫在單上。`,
      },
      "en-US": {
        title: "Writing an invoice, from finding goods to printing",
        summary: "A regular customer calls for four things: written, printed and sent in three minutes.",
        body: `One invoice of 460.00 from beginning to end.

## What you see

1. 0:00 Choosing the customer and seeing what they bought last.
2. 0:35 Typing “bowl”; the last price of 6.80 fills itself in.
3. 1:20 Chopsticks, spoons and food boxes: 469.20 in all.
4. 1:58 9.20 off, 460.00 due, 300.00 paid.
5. 2:30 Printing three copies with the 160.00 still owed.`,
      },
    },
  },
  {
    id: 2071,
    category: 104,
    kind: "manual",
    createdAt: "2025-11-21T09:00:00+08:00",
    updatedAt: "2026-08-25T10:30:00+08:00",
    hits: 2890,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "开单的三种方式",
        summary: "扫码、打字、照上一单再来一张。哪种快用哪种。",
        body: `## 三种方式

| 方式 | 适合 | 怎么开 |
| --- | --- | --- |
| 扫码 | 货在手边 | 扫一下加一件，长按改数量 |
| 打字 | 电话里报货 | 输名称里任意两个字 |
| 再来一张 | 每次买的差不多 | 打开上一单，点“复制” |

打字时，上次卖给这位客户的价排在最前；库存不够的写在旁边，例如“库存0”。

## 存下来之后

1. 点“收款”，填已收多少。
2. 点“打印”或“发给客户”。
3. 改错只能在当天。隔天请用退货单或红冲。

## 单号怎么来

XS是销货，后面是月日和当天第几张，例如XS-1028-006就是10月28日第6张。`,
      },
      "zh-TW": {
        title: "開單的三種方式",
        summary: "掃條碼、打字、複製上一單。哪種快就用哪種。",
        body: `## 三種方式

| 方式 | 適合 | 怎麼開 |
| --- | --- | --- |
| 掃條碼 | 商品在手邊 | 掃一下加一件，長按改數量 |
| 打字 | 電話裡報商品 | 輸入名稱裡任意兩個字 |
| 再來一張 | 每次買的差不多 | 打開上一單，按「複製」 |

打字時，上次賣給這位客戶的價格排在最前面；庫存不足會寫在旁邊，例如「庫存0」。

## 儲存之後

1. 按「收款」，填已收金額。
2. 按「列印」或「傳給客戶」。
3. 修改只限當天。隔天請用退貨單或沖銷。

## 單號怎麼來

XS是銷貨，後面是月日和當天第幾張，例如XS-1028-006就是10月28日第6張。`,
      },
      "en-US": {
        title: "Three ways to write an invoice",
        summary: "Scan, type, or repeat the last one. Use the quickest.",
        body: `## The three ways

| Way | Good when | How |
| --- | --- | --- |
| Scan | goods are at hand | one scan, one piece; hold to change the quantity |
| Type | a customer calls | any two letters of the name |
| Repeat | orders are much the same | open the last invoice, choose Copy |

While you type, the price this customer paid last stands first; if stock is short, it says so.

## After saving

1. Choose Payment and enter what was paid.
2. Print it or send it to the customer.
3. Mistakes can be corrected the same day. After that use a return or a reversal.

## The number

XS means sale, then month, day and count: XS-1028-006 is the sixth invoice of 28 October.`,
      },
    },
  },
  {
    id: 2072,
    category: 104,
    kind: "manual",
    createdAt: "2026-01-27T13:30:00+08:00",
    updatedAt: "2026-07-21T10:15:00+08:00",
    hits: 1541,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "单上带出的是哪个价",
        summary: "上次价、等级价、批发价，谁先谁后，怎么改顺序。",
        body: `## 先后顺序

1. 这位客户**上次价**（180天内）。
2. 客户所在等级的**等级价**。
3. 商品的**批发价**。

前一个没有，才用后一个。

## 例子

| 客户 | 上次价 | 等级价 | 带出 |
| --- | ---: | ---: | ---: |
| 和顺小吃店 | 6.80 | 6.60 | 6.80 |
| 福满楼 | 没有 | 6.60 | 6.60 |
| 零售散客 | 没有 | 没有 | 7.50 |

## 改顺序

“设置”→“开单”→“带价顺序”，拖到你要的先后。单上手动改的价，会成为这位客户下一次的上次价；不想记，改价时勾“只这一次”。`,
      },
      "zh-TW": {
        title: "單據帶出的是哪個價格",
        summary: "上次價、等級價、批發價，順序如何，怎麼調整。",
        body: `## 先後順序

1. 這位客戶的**上次價**（180天內）。
2. 客戶所屬等級的**等級價**。
3. 商品的**批發價**。

前一個沒有，才用後一個。

## 範例

| 客戶 | 上次價 | 等級價 | 帶出 |
| --- | ---: | ---: | ---: |
| 和順小吃店 | 6.80 | 6.60 | 6.80 |
| 福滿樓 | 沒有 | 6.60 | 6.60 |
| 零售散客 | 沒有 | 沒有 | 7.50 |

## 調整順序

「設定」→「開單」→「帶價順序」，拖曳到您要的先後。單上手動改的價格，會成為這位客戶下一次的上次價；不想記錄時，改價請勾選「只這一次」。`,
      },
      "en-US": {
        title: "Which price fills itself in",
        summary: "Last price, level price, wholesale price: which comes first, and how to change it.",
        body: `## The order

1. The **last price** this customer paid within 180 days.
2. The **level price** of the customer's level.
3. The item's **wholesale price**.

The next is used only when the one before is missing.

## Example

| Customer | Last | Level | Used |
| --- | ---: | ---: | ---: |
| Corner Noodle Bar | 6.80 | 6.60 | 6.80 |
| Lucky House | none | 6.60 | 6.60 |
| Walk-in | none | none | 7.50 |

## Changing the order

Settings → Invoices → Price order, and drag. A price typed by hand becomes this customer's last price, unless you check Only this once.`,
      },
    },
  },
  {
    id: 2073,
    category: 104,
    kind: "manual",
    createdAt: "2025-12-09T10:45:00+08:00",
    updatedAt: "2026-09-03T09:50:00+08:00",
    hits: 2104,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "客户退货，钱和货怎么退",
        summary: "从原单退最稳：价对、成本对、欠款也对。",
        body: `## 从原单退

1. 打开那张销货单，点“退货”。
2. 填退几件。单价按原单，优惠按比例退。
3. 选钱怎么退，保存。

| 钱怎么退 | 结果 |
| --- | --- |
| 冲欠款 | 应收减少，先冲最早的单 |
| 退现金 | 今天的收款减少 |
| 留作预收 | 下次开单自动抵 |

例：退竹筷2包，单价9.50，共19.00；原单优惠约2%，退18.63。

## 坏了的货

退货时勾“不入库”，数量进损耗，不会再卖出去。

## 周报里看得到吗

退货单独列，不从以前那一周里减；本周销售额已减去本周的退货。`,
      },
      "zh-TW": {
        title: "客戶退貨，款項和商品怎麼退",
        summary: "從原單退最穩當：價格對、成本對、欠款也對。",
        body: `## 從原單退

1. 打開那張銷貨單，按「退貨」。
2. 填退貨數量。單價依原單，折讓依比例退。
3. 選擇退款方式，再儲存。

| 退款方式 | 結果 |
| --- | --- |
| 沖欠款 | 應收減少，先沖最早的單 |
| 退現金 | 今天的收款減少 |
| 留作預收 | 下次開單自動抵扣 |

例：退竹筷2包，單價9.50，共19.00；原單折讓約2%，退18.63。

## 破損的商品

退貨時勾選「不入庫」，數量計入損耗，不會再賣出。

## 週報看得到嗎

退貨另外列出，不會回頭扣減先前的那一週；本週銷售額已扣除本週的退貨。`,
      },
      "en-US": {
        title: "A customer returns goods",
        summary: "Return from the invoice itself, and price, cost and debt stay right.",
        body: `## From the invoice

1. Open the invoice and choose Return.
2. Enter the quantity. The price is the invoice's, and a discount is taken back in proportion.
3. Choose what happens to the money, and save.

| Money | Result |
| --- | --- |
| Set off debt | Receivables fall, oldest invoice first |
| Cash back | Today's takings fall |
| Keep as deposit | Used on the next invoice |

Two packs of chopsticks at 9.50 are 19.00; with about 2% discount on the invoice, 18.63 is returned.

## Broken goods

Check Do not put back. The quantity is written off and will not be sold again.

## In the weekly report

Returns are listed apart and do not change an earlier week; this week's sales are after this week's returns.`,
      },
    },
  },
  {
    id: 2074,
    category: 104,
    kind: "manual",
    createdAt: "2026-04-21T16:10:00+08:00",
    updatedAt: "2026-04-21T16:10:00+08:00",
    hits: 893,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "优惠、抹零和赠品",
        summary: "三样都少收钱，记的地方不一样，毛利也不一样。",
        body: `## 怎么选

| 做法 | 写在哪 | 毛利 |
| --- | --- | --- |
| 单行打折 | 那一行的折扣 | 算在那件商品上 |
| 整单优惠 | 合计下面 | 按金额分到每一行 |
| 抹零 | 收款时 | 单独记，不动单价 |
| 赠品 | 加一行，价0 | 成本照算 |

## 例子

合计469.20，优惠9.20，应收460.00。竹筷那行114.00，分到2.24的优惠（9.20×114÷469.20）。

## 抹零能抹多少

“设置”→“收款”→“抹零上限”。默认不超过1元；员工超过上限，要店主扫码同意。`,
      },
      "zh-TW": {
        title: "折扣、去零頭和贈品",
        summary: "三種都會少收錢，記錄位置不同，毛利也不同。",
        body: `## 怎麼選

| 做法 | 寫在哪裡 | 毛利 |
| --- | --- | --- |
| 單列折扣 | 該列的折扣欄 | 算在該項商品 |
| 整單折讓 | 合計下方 | 依金額分到每一列 |
| 去零頭 | 收款時 | 另外記錄，不動單價 |
| 贈品 | 加一列，價格0 | 成本照算 |

## 範例

合計469.20，折讓9.20，應收460.00。竹筷那一列114.00，分到2.24的折讓（9.20×114÷469.20）。

## 零頭可以去多少

「設定」→「收款」→「去零頭上限」。預設不超過1元；員工超過上限時，需店主掃碼同意。`,
      },
      "en-US": {
        title: "Discounts, rounding off and gifts",
        summary: "All three mean less money, but they are noted in different places.",
        body: `## Which one

| What | Where | Gross profit |
| --- | --- | --- |
| Line discount | on the line | counts for that item |
| Invoice discount | below the subtotal | shared among the lines |
| Rounding off | when paying | noted apart, prices unchanged |
| Gift | a line at price 0 | its cost still counts |

## Example

Subtotal 469.20, discount 9.20, due 460.00. The chopsticks' line of 114.00 bears 2.24 of it (9.20 × 114 ÷ 469.20).

## How much may be rounded off

Settings → Payment → Rounding limit. It starts at 1; above it, the owner agrees by scanning a code.`,
      },
    },
  },
  {
    id: 2075,
    category: 104,
    kind: "manual",
    createdAt: "2026-10-20T10:00:00+08:00",
    updatedAt: "2026-10-20T10:00:00+08:00",
    hits: 388,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "草稿、作废与红冲，差在哪里",
        summary: "没存的是草稿，当天错了作废，隔天错了红冲。",
        body: `## 三种情况

| 情况 | 用什么 | 库存与欠款 |
| --- | --- | --- |
| 还没开完 | 草稿 | 不动 |
| 当天开错 | 作废 | 退回原样 |
| 隔天才发现 | 红冲 | 另开一张负数单 |

## 红冲怎么开

1. 打开错的那张单，点“更多”→“红冲”。
2. 系统照抄一张，数量全是负的。
3. 再开一张对的。三张单会互相写上单号。

例：10月19日的单开了600.00，应是540.00。10月20日红冲−600.00，重开540.00，合起来少60.00，记在10月20日。

## 谁能作废

店主和有“作废”权限的员工。作废的单不会消失，在列表里划掉显示。`,
      },
    },
  },
  {
    id: 2077,
    category: 104,
    kind: "video",
    createdAt: "2026-07-16T10:00:00+08:00",
    updatedAt: "2026-07-16T10:00:00+08:00",
    hits: 967,
    durationSeconds: 116,
    poster: "/samples/videos/invoice.svg",
    texts: {
      "zh-CN": {
        title: "客户来退货，两分钟办完",
        summary: "从原单退两包竹筷，冲掉欠款。",
        body: `客户拿着单来退货，柜台上怎么办。

## 看得到什么

1. 0:00，扫单上的二维码，打开原单。
2. 0:30，退2包，系统算出18.63。
3. 1:05，选“冲欠款”。
4. 1:30，打退货单，客户签字。`,
      },
      "zh-TW": {
        title: "客戶來退貨，兩分鐘辦完",
        summary: "從原單退兩包竹筷，沖抵欠款。",
        body: `客戶拿著單據來退貨，櫃台怎麼處理。

## 影片內容

1. 0:00，掃描單據上的QR碼，打開原單。
2. 0:30，退2包，系統算出18.63。
3. 1:05，選「沖欠款」。
4. 1:30，列印退貨單，請客戶簽名。`,
      },
      "en-US": {
        title: "A return at the counter in two minutes",
        summary: "Two packs of chopsticks come back from an invoice and lower the debt.",
        body: `A customer comes with the invoice in hand.

## What you see

1. 0:00 Scanning the code on the paper opens the invoice.
2. 0:30 Two packs back: 18.63.
3. 1:05 Set off debt.
4. 1:30 Printing the return for a signature.`,
      },
    },
  },
];
