import type { HelpSource } from "../source";

/** Help of the root category 107: the weekly sales report. */
export const weeklyReportArticles: HelpSource[] = [
  {
    id: 2130,
    category: 107,
    kind: "manual",
    createdAt: "2026-02-09T09:00:00+08:00",
    updatedAt: "2026-11-10T09:00:00+08:00",
    hits: 2681,
    recommended: 4,
    readingMinutes: 5,
    texts: {
      "zh-CN": {
        title: "每周报告里的数怎么来的",
        summary: "销售额、毛利、单数、收到的钱、没收回的钱：每个数的算法和例子。",
        body: `报告里每个数都能点开，看到算法和用到的单。这里用第45周（11-02至11-08）做例子。

## 一周从哪天算

周一0:00到周日24:00（UTC+8）。报告在下周一6:00算好，写着“数据到”几点。

## 四个大数

| 数 | 怎么算 | 第45周 |
| --- | --- | ---: |
| 销售额 | 开单63,119.00－退货588.00 | 62,531.00 |
| 毛利 | 销售额－成本48,520.43 | 14,010.57 |
| 单数 | 销货单张数，退货单不算 | 205 |
| 收到的钱 | 这周收的，不管哪天开的单 | 60,115.00 |

毛利率＝14,010.57÷62,531.00＝22.4%。成本用出货那一刻的平均成本。

## 比上周多少

第44周是59,840.00，多2,691.00，也就是多4.5%（2,691.00÷59,840.00）。上周没有数时，只写数，不写百分比。

## 没收回的钱

不分哪周，是到报告那一刻客户一共欠你的，按30、60、90天分段。所以它和“销售额－收到的钱”不相等。`,
      },
      "zh-TW": {
        title: "每週報告裡的數字怎麼來的",
        summary: "銷售額、毛利、單數、收到的款項、未收款項：每個數字的算法和範例。",
        body: `報告裡每個數字都能點開，看到算法和用到的單據。這裡以第45週（11-02至11-08）為例。

## 一週從哪天算

週一0:00到週日24:00（UTC+8）。報告在下週一6:00產生，並註明「資料截至」幾點。

## 四個主要數字

| 數字 | 怎麼算 | 第45週 |
| --- | --- | ---: |
| 銷售額 | 開單63,119.00－退貨588.00 | 62,531.00 |
| 毛利 | 銷售額－成本48,520.43 | 14,010.57 |
| 單數 | 銷貨單張數，退貨單不計 | 205 |
| 收到的款項 | 本週收到的，不論哪天開單 | 60,115.00 |

毛利率＝14,010.57÷62,531.00＝22.4%。成本採用出貨當下的平均成本。

## 與上週相比

第44週是59,840.00，增加2,691.00，也就是增加4.5%（2,691.00÷59,840.00）。上週沒有資料時，只顯示數字，不顯示百分比。

## 未收款項

不分哪一週，是截至報告當下客戶欠款的總額，依30、60、90天分段。因此它不等於「銷售額－收到的款項」。`,
      },
      "en-US": {
        title: "Where the figures of the weekly report come from",
        summary:
          "Sales, gross profit, invoices, money in and money owed: how each is worked out, with an example.",
        body: `Every figure opens and shows its sum and the invoices behind it. The example is week 45, 2 to 8 November.

## When a week begins

Monday 0:00 to Sunday 24:00 (UTC+8). The report is ready on Monday at 6:00 and says until when it counts.

## The four figures

| Figure | Sum | Week 45 |
| --- | --- | ---: |
| Sales | invoices 63,119.00 − returns 588.00 | 62,531.00 |
| Gross profit | sales − cost 48,520.43 | 14,010.57 |
| Invoices | number of invoices, without returns | 205 |
| Money in | paid this week, whenever invoiced | 60,115.00 |

The margin is 14,010.57 ÷ 62,531.00 = 22.4%. Cost is the average cost at the moment of sale.

## Against the week before

Week 44 was 59,840.00, so sales are up 2,691.00 or 4.5% (2,691.00 ÷ 59,840.00). If the week before is empty, no percentage is shown.

## Money owed

This is not of one week: it is all that customers owe when the report is made, split at 30, 60 and 90 days. That is why it does not equal sales minus money in.`,
      },
    },
  },
  {
    id: 2131,
    category: 107,
    kind: "manual",
    createdAt: "2026-11-12T09:40:00+08:00",
    updatedAt: "2026-11-12T09:40:00+08:00",
    hits: 472,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "周报按店铺看",
        summary: "右上角选一家店，所有数都换成那家的；地址可以收藏。",
        body: `## 怎么选

1. 打开“每周销售报告”。
2. 点右上角“全部店铺”，选一家。
3. 左右箭头换周，店铺不变。

选好的店和周写在网址里，收藏或发给同事，打开就是那一页。

## 加起来对得上

| 店 | 第45周销售额 | 单数 |
| --- | ---: | ---: |
| 总店 | 41,206.00 | 132 |
| 二店 | 21,325.00 | 73 |
| 全部 | 62,531.00 | 205 |

## 看不到某家店

店员只看得到自己所在的店。需要看全部，请店主在“员工”里打开“看全部店铺”。7.2.1以前的版本没有这个选择，先升级。`,
      },
      "zh-TW": {
        title: "週報依門市查看",
        summary: "右上角選一家店，所有數字都換成那家店；網址可以加入書籤。",
        body: `## 怎麼選

1. 打開「每週銷售報告」。
2. 按右上角「全部門市」，選一家。
3. 用左右箭頭換週，門市不變。

選好的店和週寫在網址裡，加入書籤或傳給同事，打開就是那一頁。

## 加起來對得上

| 店 | 第45週銷售額 | 單數 |
| --- | ---: | ---: |
| 總店 | 41,206.00 | 132 |
| 二店 | 21,325.00 | 73 |
| 全部 | 62,531.00 | 205 |

## 看不到某家店

店員只看得到所屬的店。需要看全部時，請店主在「員工」開啟「查看全部門市」。7.2.1以前的版本沒有這個選項，請先更新。`,
      },
      "en-US": {
        title: "The weekly report of one store",
        summary:
          "Choose a store at the top right and every figure becomes that store's; the address can be kept.",
        body: `## How

1. Open the weekly sales report.
2. Choose All stores at the top right, then one of them.
3. The arrows change the week and keep the store.

Store and week are part of the address: bookmark it or send it, and the same page opens.

## They add up

| Store | Sales, week 45 | Invoices |
| --- | ---: | ---: |
| Main | 41,206.00 | 132 |
| Second | 21,325.00 | 73 |
| All | 62,531.00 | 205 |

## A store is missing

Staff see their own store. The owner can allow more under Staff → See all stores. Versions before 7.2.1 do not have the choice; update first.`,
      },
    },
  },
  {
    id: 2132,
    category: 107,
    kind: "manual",
    createdAt: "2026-03-10T10:00:00+08:00",
    updatedAt: "2026-09-29T10:00:00+08:00",
    hits: 817,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "周报打印、导出和分享",
        summary: "一页A4、一份CSV、一张长图；发给别人前可以遮住金额。",
        body: `## 三种带走的办法

| 办法 | 得到什么 | 适合 |
| --- | --- | --- |
| 打印一页 | A4，黑白也看得清 | 贴在店里、开会 |
| 导出 | CSV，整份周报的明细 | 自己再算 |
| 分享长图 | 一张图 | 发给合伙人 |

## 遮住金额

分享前点“遮住金额”。金额变成“＊＊＊”，比例、排名和条形还在。

## 打印不成一页

1. 纸选A4，缩放选“适合页面”。
2. 关掉“页眉和页脚”。`,
      },
      "zh-TW": {
        title: "週報列印、匯出和分享",
        summary: "一頁A4、一份CSV、一張長圖；傳給別人前可以遮住金額。",
        body: `## 三種帶走的方法

| 方法 | 得到什麼 | 適合 |
| --- | --- | --- |
| 列印一頁 | A4，黑白也看得清楚 | 貼在店裡、開會 |
| 匯出 | CSV，整份週報的明細 | 自行計算 |
| 分享長圖 | 一張圖 | 傳給合夥人 |

## 遮住金額

分享前按「遮住金額」。金額變成「＊＊＊」，比例、排名和長條仍在。

## 印不成一頁

1. 紙張選A4，縮放選「符合頁面」。
2. 關閉「頁首和頁尾」。`,
      },
      "en-US": {
        title: "Printing, exporting and sharing the weekly report",
        summary: "One A4 page, a CSV file or one long picture; amounts can be masked first.",
        body: `## Three ways to take it along

| Way | What you get | For |
| --- | --- | --- |
| Print one page | A4, readable in gray | the wall, a meeting |
| Export | CSV, every table of the report | your own sums |
| Share | one long picture | a partner |

## Masking amounts

Choose Mask amounts before sharing. Figures become stars; shares, ranks and bars stay.

## More than one page comes out

1. Choose A4 and Fit to page.
2. Turn off headers and footers.`,
      },
    },
  },
  {
    id: 2134,
    category: 107,
    kind: "video",
    createdAt: "2026-09-29T10:00:00+08:00",
    updatedAt: "2026-09-29T10:00:00+08:00",
    hits: 1046,
    durationSeconds: 142,
    poster: "/samples/videos/report.svg",
    texts: {
      "zh-CN": {
        title: "看懂一句话周报",
        summary: "上周卖了多少、哪天最好、谁还没付，一句话里全有。",
        body: `周一早上喝茶的工夫，把上周看一遍。

## 看得到什么

1. 0:00，一句话里的五个数。
2. 0:40，点“多3,255.00元”，看两周怎么比。
3. 1:15，周六最好，是哪些货卖出去的。
4. 1:50，超过60天没收的，点一下发对账单。`,
      },
      "zh-TW": {
        title: "看懂一句話週報",
        summary: "上週賣了多少、哪天最好、誰還沒付款，一句話裡全都有。",
        body: `週一早上喝杯茶的時間，把上週看一遍。

## 影片內容

1. 0:00，一句話裡的五個數字。
2. 0:40，按「多3,255.00元」，看兩週怎麼比。
3. 1:15，週六最好，是哪些商品賣得多。
4. 1:50，超過60天未收的款項，按一下就傳對帳單。`,
      },
      "en-US": {
        title: "The week in one sentence",
        summary: "How much you sold, the best day and who has not paid, all in one sentence.",
        body: `Last week, read over a cup of tea on Monday.

## What you see

1. 0:00 The five figures in the sentence.
2. 0:40 Tapping “3,255.00 more” to compare two weeks.
3. 1:15 Saturday was best: which goods did it.
4. 1:50 Debts over 60 days, and a statement in one tap.`,
      },
    },
  },
];
