import type { HelpSource } from "../source";

/** Help of the root category 103: purchases, receiving, returns to suppliers. */
export const purchasingArticles: HelpSource[] = [
  {
    id: 2051,
    category: 103,
    kind: "manual",
    createdAt: "2025-11-28T10:30:00+08:00",
    updatedAt: "2026-06-16T10:00:00+08:00",
    hits: 1765,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "开一张进货单",
        summary: "选供应商、扫货、填进价，存下就入库，应付也记好了。",
        body: `## 四步

1. 首页点“进货”，选供应商，例如“宏达瓷业”。
2. 扫条码或输两个字，填数量和进价。
3. 填“已付”。没付完的，自动记到应付账款。
4. 点“保存并入库”。

| 商品 | 数量 | 进价 | 金额 |
| --- | ---: | ---: | ---: |
| 青花饭碗4.5寸 | 240 | 4.10 | 984.00 |
| 竹筷10双装 | 100 | 6.20 | 620.00 |
| 合计 | 340 | | 1,604.00 |

已付1,000.00，应付账款多604.00。

## 货还没到

选“先下单，后入库”。单子留在“待收货”里，库存不动；货到了再点“收货”。`,
      },
      "zh-TW": {
        title: "開一張進貨單",
        summary: "選供應商、掃商品、填進價，儲存就入庫，應付也記好了。",
        body: `## 四個步驟

1. 首頁按「進貨」，選供應商，例如「宏達瓷業」。
2. 掃條碼或輸入兩個字，填數量和進價。
3. 填「已付」。沒付完的金額，自動記入應付帳款。
4. 按「儲存並入庫」。

| 商品 | 數量 | 進價 | 金額 |
| --- | ---: | ---: | ---: |
| 青花飯碗4.5吋 | 240 | 4.10 | 984.00 |
| 竹筷10雙裝 | 100 | 6.20 | 620.00 |
| 合計 | 340 | | 1,604.00 |

已付1,000.00，應付帳款增加604.00。

## 商品還沒到

選「先下單，後入庫」。單據留在「待收貨」，庫存不動；到貨後再按「收貨」。`,
      },
      "en-US": {
        title: "Entering a purchase",
        summary: "Supplier, goods, cost: saving puts it into stock and notes what you owe.",
        body: `## Four steps

1. On the home page choose Purchase and the supplier.
2. Scan the goods or type two letters; enter quantity and cost.
3. Enter what you paid. The rest goes to payables.
4. Choose Save and receive.

| Item | Qty | Cost | Amount |
| --- | ---: | ---: | ---: |
| Rice bowl 4.5 in | 240 | 4.10 | 984.00 |
| Chopsticks, 10 pairs | 100 | 6.20 | 620.00 |
| Total | 340 | | 1,604.00 |

With 1,000.00 paid, payables rise by 604.00.

## Goods still on the way

Choose Order now, receive later. The purchase waits under To receive and stock does not change until you receive it.`,
      },
    },
  },
  {
    id: 2050,
    category: 103,
    kind: "manual",
    createdAt: "2026-01-19T08:40:00+08:00",
    updatedAt: "2026-09-09T10:20:00+08:00",
    hits: 1318,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "收货少了、坏了，怎么记",
        summary: "按实收入库，差的当场写成差异单，月底不用再想。",
        body: `## 边点边记

1. “待收货”里打开那张单，点“开始收货”。
2. 扫到一件记一件，或直接填实点数。
3. 少了的写原因：少发、破损、发错。
4. 点“收完”，差异单自动写好。

| 商品 | 应收 | 实点 | 差 |
| --- | ---: | ---: | ---: |
| 青花饭碗4.5寸 | 240 | 240 | 0 |
| 青花汤碗6寸 | 60 | 58 | −2 |
| 平盘8寸 | 120 | 120 | 0 |
| 合计 | 420 | 418 | −2 |

## 差的两只怎么算

- 供应商补货：差异单留着，补到了再收一次。
- 供应商退钱：在差异单点“冲应付”，应付少2只的钱。
- 自己认了：点“记损耗”，算进本月成本。`,
      },
      "zh-TW": {
        title: "收貨短少或破損，怎麼記",
        summary: "依實收入庫，短少的當場寫成差異單，月底不用再回想。",
        body: `## 邊點邊記

1. 在「待收貨」打開那張單，按「開始收貨」。
2. 掃到一件記一件，或直接填實點數量。
3. 短少的請填原因：少送、破損、送錯。
4. 按「收貨完成」，差異單會自動產生。

| 商品 | 應收 | 實點 | 差異 |
| --- | ---: | ---: | ---: |
| 青花飯碗4.5吋 | 240 | 240 | 0 |
| 青花湯碗6吋 | 60 | 58 | −2 |
| 平盤8吋 | 120 | 120 | 0 |
| 合計 | 420 | 418 | −2 |

## 差的兩只怎麼處理

- 供應商補貨：保留差異單，補到了再收一次。
- 供應商退款：在差異單按「沖應付」，應付減少2只的金額。
- 自行吸收：按「記損耗」，計入本月成本。`,
      },
      "en-US": {
        title: "When a delivery is short or broken",
        summary: "Receive what came; the difference is written down at once and need not be remembered.",
        body: `## Count as you unpack

1. Open the purchase under To receive and choose Start.
2. Scan each piece, or type the number counted.
3. Give a reason for what is missing: short, broken or wrong.
4. Choose Done. The difference note writes itself.

| Item | Due | Counted | Difference |
| --- | ---: | ---: | ---: |
| Rice bowl 4.5 in | 240 | 240 | 0 |
| Soup bowl 6 in | 60 | 58 | −2 |
| Flat plate 8 in | 120 | 120 | 0 |
| Total | 420 | 418 | −2 |

## What about the two

- The supplier sends more: keep the note and receive again.
- The supplier gives money back: choose Set off payables on the note.
- You bear it: choose Write off; it counts as cost of the month.`,
      },
    },
  },
  {
    id: 2052,
    category: 103,
    kind: "manual",
    createdAt: "2026-03-17T15:00:00+08:00",
    updatedAt: "2026-03-17T15:00:00+08:00",
    hits: 742,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "退货给供应商",
        summary: "从原进货单退，进价自动带出，应付跟着少。",
        body: `## 有原单

1. 打开那张进货单，点“退货”。
2. 填退几件，进价按原单，不能改高。
3. 选“冲应付”或“退现金”，保存。

退12只、进价4.10，应付少49.20。

## 找不到原单

首页“更多”→“进货退货”，自己选供应商和商品。进价填当时的价；记不得就用库存卡上的平均成本。

## 退完看哪里

| 看什么 | 变化 |
| --- | --- |
| 库存卡 | 出12 |
| 应付账款 | −49.20 |
| 毛利 | 不变 |`,
      },
      "zh-TW": {
        title: "退貨給供應商",
        summary: "從原進貨單退，進價自動帶出，應付同時減少。",
        body: `## 有原單

1. 打開那張進貨單，按「退貨」。
2. 填退貨數量，進價依原單，不能調高。
3. 選「沖應付」或「退現金」，再儲存。

退12只、進價4.10，應付減少49.20。

## 找不到原單

首頁「更多」→「進貨退出」，自行選擇供應商和商品。進價填當時的價格；不記得時請用庫存卡上的平均成本。

## 退完看哪裡

| 看什麼 | 變化 |
| --- | --- |
| 庫存卡 | 出12 |
| 應付帳款 | −49.20 |
| 毛利 | 不變 |`,
      },
      "en-US": {
        title: "Returning goods to a supplier",
        summary: "Return from the purchase itself: the cost fills itself in and payables fall.",
        body: `## With the purchase at hand

1. Open the purchase and choose Return.
2. Enter the quantity. The cost is the one of the purchase and cannot be raised.
3. Choose Set off payables or Cash back, and save.

12 pieces at 4.10 take 49.20 off what you owe.

## Without it

Home → More → Return to supplier. Choose supplier and goods, and enter the cost of that day; if you no longer know it, use the average cost on the stock card.

## Where it shows

| Where | Change |
| --- | --- |
| Stock card | 12 out |
| Payables | −49.20 |
| Gross profit | none |`,
      },
    },
  },
  {
    id: 2053,
    category: 103,
    kind: "manual",
    createdAt: "2026-05-12T11:20:00+08:00",
    updatedAt: "2026-05-12T11:20:00+08:00",
    hits: 514,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "运费摊进成本",
        summary: "一车货的运费，按金额或按件数摊到每种商品上。",
        body: `## 在哪里填

进货单最下面点“费用”，写运费，再选怎么摊。

## 两种摊法差多少

一车货1,604.00元，运费80.20元，正好是5%。

| 商品 | 金额 | 按金额摊 | 摊后进价 |
| --- | ---: | ---: | ---: |
| 青花饭碗4.5寸240只 | 984.00 | 49.20 | 4.305 |
| 竹筷10双装100包 | 620.00 | 31.00 | 6.51 |
| 合计 | 1,604.00 | 80.20 | |

轻而贵的货多，按金额摊；大而便宜的货多，按件数摊。选过一次，下次会记住。

## 运费付给别人

运费不是付给这家供应商的，把“收款方”改成物流公司，应付就记在它名下。`,
      },
      "zh-TW": {
        title: "運費攤進成本",
        summary: "一車貨的運費，依金額或依件數攤到每種商品上。",
        body: `## 在哪裡填

進貨單最下方按「費用」，填運費，再選分攤方式。

## 兩種攤法差多少

一車貨1,604.00元，運費80.20元，正好是5%。

| 商品 | 金額 | 依金額分攤 | 分攤後進價 |
| --- | ---: | ---: | ---: |
| 青花飯碗4.5吋240只 | 984.00 | 49.20 | 4.305 |
| 竹筷10雙裝100包 | 620.00 | 31.00 | 6.51 |
| 合計 | 1,604.00 | 80.20 | |

輕而貴的商品多，依金額分攤；大而便宜的商品多，依件數分攤。選過一次，下次會記住。

## 運費付給別人

運費不是付給這家供應商時，請把「收款方」改成貨運公司，應付就會記在它名下。`,
      },
      "en-US": {
        title: "Spreading freight over the cost",
        summary: "The freight of one load is shared among its goods by amount or by piece.",
        body: `## Where to enter it

At the foot of the purchase choose Charges, enter the freight and how to share it.

## By amount

A load of 1,604.00 with 80.20 freight, exactly 5%:

| Item | Amount | Freight | Cost with freight |
| --- | ---: | ---: | ---: |
| 240 rice bowls 4.5 in | 984.00 | 49.20 | 4.305 |
| 100 chopsticks, 10 pairs | 620.00 | 31.00 | 6.51 |
| Total | 1,604.00 | 80.20 | |

Share by amount when goods are light and dear, by piece when they are bulky and cheap. Your choice is kept for next time.

## Freight paid to someone else

Change the payee to the carrier, and the amount is owed to the carrier instead of the supplier.`,
      },
    },
  },
  {
    id: 2054,
    category: 103,
    kind: "video",
    createdAt: "2026-09-15T10:00:00+08:00",
    updatedAt: "2026-09-15T10:00:00+08:00",
    hits: 1121,
    durationSeconds: 178,
    poster: "/samples/videos/stocktake.svg",
    texts: {
      "zh-CN": {
        title: "货到了，边点边入库",
        summary: "三种货420件，少了两只，当场记下来。",
        body: `车停在门口，用一部手机把货点进库。

## 看得到什么

1. 0:00，打开待收货，扫第一箱。
2. 0:52，少了两只汤碗，写原因、拍照。
3. 1:40，收完，实收418件。
4. 2:15，差异单冲掉应付。`,
      },
      "zh-TW": {
        title: "貨到了，邊點邊入庫",
        summary: "三種商品420件，少了兩只，當場記下來。",
        body: `貨車停在門口，用一支手機把貨點進庫。

## 影片內容

1. 0:00，打開待收貨，掃第一箱。
2. 0:52，少了兩只湯碗，填原因並拍照。
3. 1:40，收貨完成，實收418件。
4. 2:15，用差異單沖抵應付。`,
      },
      "en-US": {
        title: "Receiving a delivery while counting it",
        summary: "420 pieces of three goods, two missing, noted on the spot.",
        body: `The van is at the door and one phone counts the goods in.

## What you see

1. 0:00 Opening the purchase and scanning the first case.
2. 0:52 Two soup bowls are missing: a reason and a photo.
3. 1:40 Done: 418 pieces received.
4. 2:15 The difference is set off against payables.`,
      },
    },
  },
];
