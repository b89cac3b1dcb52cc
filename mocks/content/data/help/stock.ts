import type { HelpSource } from "../source";

/** Help of the root category 105: stock cards, stocktaking, transfers. */
export const stockArticles: HelpSource[] = [
  {
    id: 2090,
    category: 105,
    kind: "video",
    createdAt: "2026-04-28T10:00:00+08:00",
    updatedAt: "2026-09-08T10:00:00+08:00",
    hits: 3376,
    durationSeconds: 348,
    poster: "/samples/videos/stocktake.svg",
    texts: {
      "zh-CN": {
        title: "月底盘点，半天做完",
        summary: "两个人、两部手机、318种货，差异按金额排好。",
        body: `早上开盘，中午收工，不用关店。

## 看得到什么

1. 0:00，按货架分成两张区。
2. 0:55，两部手机同时扫，扫重了会提醒。
3. 2:40，盘到一半有客人来，照样开单。
4. 3:50，看差异，先复查金额最大的5种。
5. 5:05，确认，库存改成实点数。`,
      },
      "zh-TW": {
        title: "月底盤點，半天完成",
        summary: "兩個人、兩支手機、318種商品，差異依金額排好。",
        body: `早上開始，中午收工，不需要關店。

## 影片內容

1. 0:00，依貨架分成兩區。
2. 0:55，兩支手機同時掃描，重複會提醒。
3. 2:40，盤到一半有客人來，照常開單。
4. 3:50，看差異，先複查金額最大的5種。
5. 5:05，確認，庫存改為實點數量。`,
      },
      "en-US": {
        title: "The month-end stock count in half a day",
        summary: "Two people, two phones, 318 goods, and differences sorted by money.",
        body: `Start in the morning, done by noon, and the shop stays open.

## What you see

1. 0:00 Dividing the shelves into two areas.
2. 0:55 Two phones scan at once; doubles are pointed out.
3. 2:40 A customer comes in the middle: invoices go on as usual.
4. 3:50 Checking the 5 largest differences again.
5. 5:05 Confirming; stock becomes what was counted.`,
      },
    },
  },
  {
    id: 2091,
    category: 105,
    kind: "manual",
    createdAt: "2025-12-23T09:10:00+08:00",
    updatedAt: "2026-09-08T10:30:00+08:00",
    hits: 1952,
    readingMinutes: 3,
    texts: {
      "zh-CN": {
        title: "盘点单从头到尾",
        summary: "开盘、扫货、看差异、确认。盘的时候照样卖货。",
        body: `## 四步

1. “库存”→“盘点”→“新建”，选全部或一个货架。
2. 点“开盘”。系统记下这一刻的账面数。
3. 扫条码加一，或直接填数。中途卖出的会自动算进去。
4. 看差异，再点“确认”。

## 看懂差异

| 商品 | 账面 | 实点 | 差 | 金额 |
| --- | ---: | ---: | ---: | ---: |
| 青花饭碗4.5寸 | 276 | 274 | −2 | −8.20 |
| 竹筷10双装 | 540 | 541 | 1 | 6.20 |
| 合计 | 816 | 815 | −1 | −2.00 |

金额＝差×成本。负的算盘亏，正的算盘盈，都进当月成本。

## 确认之后

盘点单不能改，只能再盘一次。没盘到的商品保持账面数，不会变成0。`,
      },
      "zh-TW": {
        title: "盤點單從頭到尾",
        summary: "開始、掃商品、看差異、確認。盤點時照常營業。",
        body: `## 四個步驟

1. 「庫存」→「盤點」→「新增」，選全部或一個貨架。
2. 按「開始盤點」。系統會記下這一刻的帳面數量。
3. 掃條碼加一，或直接填數量。期間賣出的會自動計入。
4. 看差異，再按「確認」。

## 看懂差異

| 商品 | 帳面 | 實點 | 差異 | 金額 |
| --- | ---: | ---: | ---: | ---: |
| 青花飯碗4.5吋 | 276 | 274 | −2 | −8.20 |
| 竹筷10雙裝 | 540 | 541 | 1 | 6.20 |
| 合計 | 816 | 815 | −1 | −2.00 |

金額＝差異×成本。負的是盤虧，正的是盤盈，都計入當月成本。

## 確認之後

盤點單不能修改，只能再盤一次。沒盤到的商品維持帳面數量，不會變成0。`,
      },
      "en-US": {
        title: "A stock count from beginning to end",
        summary: "Start, scan, look at differences, confirm. You can go on selling meanwhile.",
        body: `## Four steps

1. Stock → Stock count → New; choose everything or one shelf.
2. Choose Start. The quantities of this moment are kept.
3. Scan to add one, or type the number. What is sold meanwhile is taken into account.
4. Look at the differences and confirm.

## Reading the differences

| Item | Book | Counted | Difference | Amount |
| --- | ---: | ---: | ---: | ---: |
| Rice bowl 4.5 in | 276 | 274 | −2 | −8.20 |
| Chopsticks, 10 pairs | 540 | 541 | 1 | 6.20 |
| Total | 816 | 815 | −1 | −2.00 |

The amount is difference × cost. Both losses and gains go into the month's cost.

## Afterward

A confirmed stock count cannot be changed, only repeated. Goods you did not count keep their quantity; they do not become 0.`,
      },
    },
  },
  {
    id: 2092,
    category: 105,
    kind: "manual",
    createdAt: "2026-02-03T11:35:00+08:00",
    updatedAt: "2026-02-03T11:35:00+08:00",
    hits: 1689,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "库存变成负数，怎么回事",
        summary: "多半是货先卖、进货单后补。补上进货单，负数就没了。",
        body: `## 三个常见原因

| 原因 | 怎么看出来 | 怎么办 |
| --- | --- | --- |
| 先卖后补进货单 | 库存卡上先出后进 | 补进货单，日期写到货那天 |
| 单位选错 | 一次出了48只 | 改单位，应是1箱还是1只 |
| 卖错了规格 | 另一种规格多出同样数 | 作废重开，或盘点两种 |

## 查一查

1. 打开那件商品的库存卡。
2. 找到结存第一次变负的那一行。
3. 点单号，看那张单对不对。

## 不许负库存

“设置”→“库存”→“库存不够不能开单”。打开后，开单时只提醒一次，改了数量才能存。`,
      },
      "zh-TW": {
        title: "庫存變成負數，怎麼回事",
        summary: "多半是先賣出、後補進貨單。補上進貨單，負數就會消失。",
        body: `## 三個常見原因

| 原因 | 怎麼看出來 | 怎麼辦 |
| --- | --- | --- |
| 先賣後補進貨單 | 庫存卡上先出後進 | 補進貨單，日期填到貨當天 |
| 單位選錯 | 一次出了48只 | 修正單位，應是1箱還是1只 |
| 賣錯規格 | 另一種規格多出相同數量 | 作廢重開，或盤點兩種 |

## 查查看

1. 打開該商品的庫存卡。
2. 找到結存第一次變負的那一列。
3. 按單號，確認那張單是否正確。

## 不允許負庫存

「設定」→「庫存」→「庫存不足不能開單」。開啟後，開單時會提醒一次，改了數量才能儲存。`,
      },
      "en-US": {
        title: "Why stock goes below zero",
        summary: "Usually goods were sold before the purchase was entered. Enter it, and the minus is gone.",
        body: `## Three usual causes

| Cause | How it looks | What to do |
| --- | --- | --- |
| Purchase entered later | out before in on the stock card | enter it with the day of arrival |
| Wrong unit | 48 out at once | correct the unit: case or piece |
| Wrong size sold | another size has too many | void and rewrite, or count both |

## Find it

1. Open the stock card of the item.
2. Look for the first line with a negative balance.
3. Open its invoice and see whether it is right.

## Forbid it

Settings → Stock → No invoice without stock. You are told once, and the invoice is saved only after the quantity is changed.`,
      },
    },
  },
  {
    id: 2093,
    category: 105,
    kind: "manual",
    createdAt: "2026-03-31T14:20:00+08:00",
    updatedAt: "2026-10-13T10:00:00+08:00",
    hits: 824,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "多店之间调货（专业版）",
        summary: "调出、在途、调入，路上的货算在哪边看得清。",
        body: `## 怎么开调拨单

1. “库存”→“调拨”→“新建”。
2. 选调出店和调入店，扫货。
3. 调出店点“发出”，货变成“在途”。
4. 调入店收到，点“收货”。

| 时间 | 总店 | 在途 | 二店 |
| --- | ---: | ---: | ---: |
| 发出前 | 276 | 0 | 18 |
| 发出60只 | 216 | 60 | 18 |
| 收到60只 | 216 | 0 | 78 |

三个数加起来一直是294。

## 路上少了

收货时填实点数，例如58。差的2只写原因，记在调出店的损耗里。

标准版只有一家店，看不到“调拨”。升级后马上能用，不用重新导数据。`,
      },
      "zh-TW": {
        title: "多店之間調貨（專業版）",
        summary: "調出、在途、調入，路上的商品算在哪一邊看得清楚。",
        body: `## 怎麼開調撥單

1. 「庫存」→「調撥」→「新增」。
2. 選調出店和調入店，掃商品。
3. 調出店按「發出」，商品變成「在途」。
4. 調入店收到後，按「收貨」。

| 時間 | 總店 | 在途 | 二店 |
| --- | ---: | ---: | ---: |
| 發出前 | 276 | 0 | 18 |
| 發出60只 | 216 | 60 | 18 |
| 收到60只 | 216 | 0 | 78 |

三個數字相加一直是294。

## 路上短少

收貨時填實點數量，例如58。差的2只填寫原因，記在調出店的損耗。

標準版只有一家店，看不到「調撥」。升級後馬上可用，不需要重新匯入資料。`,
      },
      "en-US": {
        title: "Moving goods between stores (Professional)",
        summary: "Out, on the way, in: always clear where goods on the road belong.",
        body: `## A transfer

1. Stock → Transfers → New.
2. Choose the two stores and scan the goods.
3. The first store chooses Send; the goods are on the way.
4. The second store chooses Receive.

| When | Main | On the way | Second |
| --- | ---: | ---: | ---: |
| Before | 276 | 0 | 18 |
| 60 sent | 216 | 60 | 18 |
| 60 received | 216 | 0 | 78 |

The three always add up to 294.

## Lost on the way

Enter what was counted, such as 58, and a reason for the other 2; they are written off at the first store.

Standard has one store and no transfers. After an upgrade they work at once, with the same data.`,
      },
    },
  },
  {
    id: 2095,
    category: 105,
    kind: "manual",
    createdAt: "2026-06-09T10:00:00+08:00",
    updatedAt: "2026-06-09T10:00:00+08:00",
    hits: 1011,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "库存卡怎么看",
        summary: "一件货的流水账：哪天进、哪天出、剩多少，每一行都点得开。",
        body: `## 一张卡上有什么

| 日期 | 摘要 | 收 | 发 | 结存 |
| --- | --- | ---: | ---: | ---: |
| 11-01 | 上期结存 | | | 76 |
| 11-04 | 进货JH-1104 | 240 | | 316 |
| 11-06 | 销货XS-1106-011 | | 40 | 276 |
| 11-07 | 销货XS-1107-018 | | 24 | 252 |

结存＝上一行结存＋收－发。点摘要就打开那张单。

## 数不对时

1. 从最后一行往上看，找到你还认得的那一行。
2. 点开它下面的单，看数量和单位。
3. 单都对、货不对，就盘点这一件。

## 成本那一栏

点“显示成本”，看到每次进货后的平均成本。没有“看成本”权限的员工看不到。`,
      },
      "zh-TW": {
        title: "庫存卡怎麼看",
        summary: "一項商品的流水帳：哪天進、哪天出、剩多少，每一列都能點開。",
        body: `## 一張卡上有什麼

| 日期 | 摘要 | 收 | 發 | 結存 |
| --- | --- | ---: | ---: | ---: |
| 11-01 | 上期結存 | | | 76 |
| 11-04 | 進貨JH-1104 | 240 | | 316 |
| 11-06 | 銷貨XS-1106-011 | | 40 | 276 |
| 11-07 | 銷貨XS-1107-018 | | 24 | 252 |

結存＝上一列結存＋收－發。按摘要就會打開那張單。

## 數量不對時

1. 從最後一列往上看，找到您確定正確的那一列。
2. 打開它下面的單據，確認數量和單位。
3. 單據都對、實物不對，請盤點這一項。

## 成本欄

按「顯示成本」，可以看到每次進貨後的平均成本。沒有「查看成本」權限的員工看不到。`,
      },
      "en-US": {
        title: "Reading a stock card",
        summary: "The diary of one item: in, out, left, and every line opens its invoice.",
        body: `## What is on it

| Date | Entry | In | Out | Left |
| --- | --- | ---: | ---: | ---: |
| 1 Nov | Brought forward | | | 76 |
| 4 Nov | Purchase JH-1104 | 240 | | 316 |
| 6 Nov | Sale XS-1106-011 | | 40 | 276 |
| 7 Nov | Sale XS-1107-018 | | 24 | 252 |

Left = left on the line before + in − out. Click an entry to open it.

## When it looks wrong

1. Read upward from the last line to one you are sure of.
2. Open the entry below it and check quantity and unit.
3. If all entries are right and the shelf is not, count this item.

## Cost

Show cost adds the average cost after each purchase. Staff without permission to see costs do not get it.`,
      },
    },
  },
  {
    id: 2096,
    category: 105,
    kind: "video",
    createdAt: "2026-10-13T11:00:00+08:00",
    updatedAt: "2026-10-13T11:00:00+08:00",
    hits: 605,
    durationSeconds: 220,
    poster: "/samples/videos/stocktake.svg",
    texts: {
      "zh-CN": {
        title: "三个仓库之间调货",
        summary: "一张调拨单，谁发的、到没到，两边都看得见。",
        body: `五金批发，三个仓库，一天要调几回。

## 看得到什么

1. 0:00，二店缺货，看哪边有。
2. 0:50，总店开调拨单，发出60只。
3. 1:45，路上看“在途”。
4. 2:30，二店扫码收货，少2只当场记。`,
      },
      "zh-TW": {
        title: "三個倉庫之間調貨",
        summary: "一張調撥單，誰發的、到了沒，兩邊都看得見。",
        body: `五金批發，三個倉庫，一天要調好幾次。

## 影片內容

1. 0:00，二店缺貨，查看哪裡有。
2. 0:50，總店開調撥單，發出60只。
3. 1:45，運送途中查看「在途」。
4. 2:30，二店掃條碼收貨，少2只當場記錄。`,
      },
      "en-US": {
        title: "Moving goods among three warehouses",
        summary: "One transfer, and both sides see who sent it and whether it arrived.",
        body: `A hardware wholesaler with three warehouses moves goods several times a day.

## What you see

1. 0:00 The second store is out; where is more?
2. 0:50 The main store sends 60.
3. 1:45 Looking at goods on the way.
4. 2:30 The second store scans them in and notes 2 missing.`,
      },
    },
  },
];
