import type { HelpSource } from "../source";

/** Help of the root category 106: receivables, statements, payments. */
export const statementArticles: HelpSource[] = [
  {
    id: 2110,
    category: 106,
    kind: "manual",
    createdAt: "2025-12-18T10:10:00+08:00",
    updatedAt: "2026-05-19T10:00:00+08:00",
    hits: 1725,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "一笔钱收几张单，怎么核销",
        summary: "默认先冲最早的单，也可以自己勾；多收的留作预收。",
        body: `## 收一笔钱

1. “对账”→“收款”，选客户，填金额。
2. 系统从最早的单开始冲，结果先给你看。
3. 点“确认”。

客户付1,500.00：

| 单号 | 欠 | 这次冲 | 还欠 |
| --- | ---: | ---: | ---: |
| XS-0921-004 | 860.00 | 860.00 | 0.00 |
| XS-1008-012 | 540.00 | 540.00 | 0.00 |
| XS-1028-006 | 460.00 | 100.00 | 360.00 |
| 合计 | 1,860.00 | 1,500.00 | 360.00 |

## 客户指定付哪张

点“自己勾”，只勾那几张。没冲完的钱自动成为预收，下次开单时会问要不要抵。

## 收错了

收款单当天可以作废。作废后三张单的欠款恢复原样。`,
      },
      "zh-TW": {
        title: "一筆款項收多張單，怎麼沖帳",
        summary: "預設先沖最早的單，也可以自行勾選；多收的留作預收。",
        body: `## 收一筆款項

1. 「對帳」→「收款」，選客戶，填金額。
2. 系統從最早的單開始沖帳，先顯示結果。
3. 按「確認」。

客戶付1,500.00：

| 單號 | 未收 | 本次沖帳 | 剩餘 |
| --- | ---: | ---: | ---: |
| XS-0921-004 | 860.00 | 860.00 | 0.00 |
| XS-1008-012 | 540.00 | 540.00 | 0.00 |
| XS-1028-006 | 460.00 | 100.00 | 360.00 |
| 合計 | 1,860.00 | 1,500.00 | 360.00 |

## 客戶指定付哪一張

按「自行勾選」，只勾那幾張。沒沖完的金額自動成為預收，下次開單時會詢問是否抵扣。

## 收錯了

收款單當天可以作廢。作廢後三張單的欠款恢復原狀。`,
      },
      "en-US": {
        title: "One payment for several invoices",
        summary: "The oldest invoice is settled first unless you choose; the rest is kept as a deposit.",
        body: `## Taking a payment

1. Statements → Payment; choose the customer and enter the amount.
2. The oldest invoices are settled first; you see the result beforehand.
3. Confirm.

A customer pays 1,500.00:

| Invoice | Owed | Settled | Left |
| --- | ---: | ---: | ---: |
| XS-0921-004 | 860.00 | 860.00 | 0.00 |
| XS-1008-012 | 540.00 | 540.00 | 0.00 |
| XS-1028-006 | 460.00 | 100.00 | 360.00 |
| Total | 1,860.00 | 1,500.00 | 360.00 |

## When the customer names an invoice

Choose Pick invoices and check those. What is left over becomes a deposit, and the next invoice asks whether to use it.

## A mistake

A payment can be voided on the same day; the three invoices are then owed as before.`,
      },
    },
  },
  {
    id: 2111,
    category: 106,
    kind: "manual",
    createdAt: "2026-01-06T09:40:00+08:00",
    updatedAt: "2026-06-23T15:30:00+08:00",
    hits: 1498,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "把对账单发给客户",
        summary: "图片、链接、打印三种。链接7天有效，客户不用注册。",
        body: `## 三步

1. “对账”→选客户→“对账单”。
2. 选起止日期，看一遍期初、本期、期末。
3. 点“发给客户”，选图片或链接。

| 项 | 金额 |
| --- | ---: |
| 期初欠 | 1,400.00 |
| 本期开单 | 2,360.00 |
| 本期收款 | −1,900.00 |
| 期末欠 | 1,860.00 |

## 客户看到什么

每张单的日期、单号、金额，点开有明细。看不到你的成本和别的客户。链接7天后失效，也可以随时点“收回”。

## 客户说对不上

请他在链接里点“这笔不对”，你会收到提醒，直接落在那张单上。`,
      },
      "zh-TW": {
        title: "把對帳單傳給客戶",
        summary: "圖片、連結、列印三種。連結7天有效，客戶不需註冊。",
        body: `## 三個步驟

1. 「對帳」→選客戶→「對帳單」。
2. 選起訖日期，確認期初、本期、期末。
3. 按「傳給客戶」，選圖片或連結。

| 項目 | 金額 |
| --- | ---: |
| 期初未收 | 1,400.00 |
| 本期開單 | 2,360.00 |
| 本期收款 | −1,900.00 |
| 期末未收 | 1,860.00 |

## 客戶看到什麼

每張單的日期、單號、金額，點開有明細。看不到您的成本和其他客戶。連結7天後失效，也可以隨時按「收回」。

## 客戶說對不上

請客戶在連結中按「這筆有誤」，您會收到提醒，直接開啟那張單。`,
      },
      "en-US": {
        title: "Sending a statement to a customer",
        summary: "As a picture, a link or on paper. A link lasts 7 days and needs no account.",
        body: `## Three steps

1. Statements → customer → Statement.
2. Choose the dates and look at opening, period and closing.
3. Choose Send, then picture or link.

| Line | Amount |
| --- | ---: |
| Opening | 1,400.00 |
| Invoices | 2,360.00 |
| Payments | −1,900.00 |
| Closing | 1,860.00 |

## What the customer sees

Date, number and amount of every invoice, with its lines. Never your costs or other customers. The link ends after 7 days, or when you choose Take back.

## If the customer disagrees

They choose “This is not right” beside the line, and you get a reminder that opens that invoice.`,
      },
    },
  },
  {
    id: 2112,
    category: 106,
    kind: "manual",
    createdAt: "2026-05-20T10:00:00+08:00",
    updatedAt: "2026-11-03T09:20:00+08:00",
    hits: 1163,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "账龄怎么分，超期怎么算",
        summary: "从单据日期算起分四段；有账期的客户，从到期日再看。",
        body: `## 四段

| 段 | 位数 | 金额 |
| --- | ---: | ---: |
| 30天内 | 9 | 24,906.00 |
| 31–60天 | 4 | 10,452.00 |
| 61–90天 | 3 | 4,460.00 |
| 90天以上 | 1 | 2,500.00 |
| 合计 | 17 | 42,318.00 |

每位客户算在他最旧的那张单所在的段里；超过60天的一共6,960.00。

## 有账期的客户

月结30天的客户，第31天才算超期。列表里超期写成红色，没超期的不标。

## 为什么昨天还在30天内

账龄按天走，每天0:00重新算。收了钱先冲最旧的单，位置就会往上移。`,
      },
      "zh-TW": {
        title: "帳齡怎麼分，逾期怎麼算",
        summary: "從單據日期起算分四段；有帳期的客戶，再看到期日。",
        body: `## 四段

| 區間 | 位數 | 金額 |
| --- | ---: | ---: |
| 30天內 | 9 | 24,906.00 |
| 31–60天 | 4 | 10,452.00 |
| 61–90天 | 3 | 4,460.00 |
| 90天以上 | 1 | 2,500.00 |
| 合計 | 17 | 42,318.00 |

每位客戶計入其最舊單據所在的區間；超過60天的共6,960.00。

## 有帳期的客戶

月結30天的客戶，第31天才算逾期。清單中逾期以紅色標示，未逾期不標示。

## 為什麼昨天還在30天內

帳齡逐日推進，每天0:00重新計算。收到款項會先沖最舊的單，區間就會往前移。`,
      },
      "en-US": {
        title: "How receivables are aged",
        summary: "Four ages, counted from the invoice date; with credit terms, see the due date too.",
        body: `## Four ages

| Age | Customers | Amount |
| --- | ---: | ---: |
| Up to 30 days | 9 | 24,906.00 |
| 31–60 days | 4 | 10,452.00 |
| 61–90 days | 3 | 4,460.00 |
| Over 90 days | 1 | 2,500.00 |
| Total | 17 | 42,318.00 |

Each customer stands in the age of their oldest invoice; over 60 days there are 6,960.00.

## Customers with credit terms

With 30 days to pay, an invoice is overdue from day 31. Only what is overdue is shown in red.

## Why did it move overnight

Ages are counted anew at midnight. A payment settles the oldest invoice first and moves the customer back up.`,
      },
    },
  },
  {
    id: 2113,
    category: 106,
    kind: "manual",
    createdAt: "2026-10-22T14:00:00+08:00",
    updatedAt: "2026-10-22T14:00:00+08:00",
    hits: 431,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "到期自动提醒客户付款",
        summary: "到期前3天、当天、超期7天各提醒一次，话由你写。",
        body: `## 打开提醒

1. “对账”→“提醒”，打开开关。
2. 选对谁：全部月结客户，或只选标签。
3. 改一改要说的话，点“保存”。

| 什么时候 | 默认的话 |
| --- | --- |
| 到期前3天 | 您好，本月货款1,860.00元将于28日到期。 |
| 到期当天 | 货款1,860.00元今天到期，附对账单。 |
| 超期7天 | 货款已过期7天，方便时请回个话。 |

## 不会发的情况

- 欠款不足50元。
- 3天内收到过这位客户的钱。
- 早上9:00以前、晚上20:00以后。

短信每条算一次，专业版每月送100次。`,
      },
      "zh-TW": {
        title: "到期自動提醒客戶付款",
        summary: "到期前3天、當天、逾期7天各提醒一次，內容由您撰寫。",
        body: `## 開啟提醒

1. 「對帳」→「提醒」，打開開關。
2. 選擇對象：全部月結客戶，或只選標籤。
3. 修改提醒內容，按「儲存」。

| 時間 | 預設內容 |
| --- | --- |
| 到期前3天 | 您好，本月貨款1,860.00元將於28日到期。 |
| 到期當天 | 貨款1,860.00元今天到期，附上對帳單。 |
| 逾期7天 | 貨款已逾期7天，方便時請回覆。 |

## 不會傳送的情況

- 欠款不足50元。
- 3天內收到過這位客戶的款項。
- 早上9:00以前、晚上20:00以後。

簡訊每則計一次，專業版每月贈送100次。`,
      },
    },
  },
  {
    id: 2115,
    category: 106,
    kind: "manual",
    createdAt: "2026-07-28T10:30:00+08:00",
    updatedAt: "2026-07-28T10:30:00+08:00",
    hits: 566,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "付供应商的钱，预付怎么抵",
        summary: "付款从应付里减，多付的成为预付，下张进货单自动抵。",
        body: `## 付一笔

1. “对账”→“付款”，选供应商。
2. 填金额和付款账户，例如“店里现金”。
3. 确认后，从最早的进货单开始冲。

## 先付后到货

| 步骤 | 应付 | 预付 |
| --- | ---: | ---: |
| 先付1,000.00 | 0.00 | 1,000.00 |
| 到货1,604.00 | 604.00 | 0.00 |
| 再付604.00 | 0.00 | 0.00 |

## 和供应商对账

“对账”→“供应商对账单”，一张张勾。对上的打勾，没对上的写原因，下个月接着看。`,
      },
      "zh-TW": {
        title: "付款給供應商，預付怎麼抵",
        summary: "付款從應付扣除，多付的成為預付，下一張進貨單自動抵扣。",
        body: `## 付一筆款項

1. 「對帳」→「付款」，選供應商。
2. 填金額和付款帳戶，例如「店內現金」。
3. 確認後，從最早的進貨單開始沖帳。

## 先付款後到貨

| 步驟 | 應付 | 預付 |
| --- | ---: | ---: |
| 先付1,000.00 | 0.00 | 1,000.00 |
| 到貨1,604.00 | 604.00 | 0.00 |
| 再付604.00 | 0.00 | 0.00 |

## 與供應商對帳

「對帳」→「供應商對帳單」，逐張勾選。相符的打勾，不符的填寫原因，下個月接著處理。`,
      },
      "en-US": {
        title: "Paying suppliers, and using what you paid in advance",
        summary: "Payments lower payables; what is too much becomes an advance for the next purchase.",
        body: `## Paying

1. Statements → Pay; choose the supplier.
2. Enter the amount and the account, such as cash in the shop.
3. After confirming, the oldest purchases are settled first.

## Paid before delivery

| Step | Payable | Advance |
| --- | ---: | ---: |
| Pay 1,000.00 | 0.00 | 1,000.00 |
| Goods for 1,604.00 arrive | 604.00 | 0.00 |
| Pay 604.00 | 0.00 | 0.00 |

## Agreeing with the supplier

Statements → Supplier statement. Check what agrees, note a reason for what does not, and go on next month.`,
      },
    },
  },
  {
    id: 2114,
    category: 106,
    kind: "video",
    createdAt: "2026-06-25T10:00:00+08:00",
    updatedAt: "2026-06-25T10:00:00+08:00",
    hits: 1284,
    durationSeconds: 68,
    poster: "/samples/videos/report.svg",
    texts: {
      "zh-CN": {
        title: "一分钟发出一张对账单",
        summary: "从应收账款点一下，到客户收到链接。",
        body: `客户问“我还欠多少”，当场发给他。

## 看得到什么

1. 0:00，在应收账款里点客户。
2. 0:18，选本月，看期末1,860.00。
3. 0:36，做成链接发出去。
4. 0:52，客户那边打开的样子。`,
      },
      "zh-TW": {
        title: "一分鐘送出一張對帳單",
        summary: "從應收帳款按一下，到客戶收到連結。",
        body: `客戶問「我還欠多少」，當場傳給他。

## 影片內容

1. 0:00，在應收帳款選客戶。
2. 0:18，選本月，確認期末1,860.00。
3. 0:36，產生連結並傳送。
4. 0:52，客戶端開啟的畫面。`,
      },
      "en-US": {
        title: "A statement in one minute",
        summary: "From a tap on the receivables to a link in the customer's hand.",
        body: `A customer asks how much is still owed, and gets the answer at once.

## What you see

1. 0:00 Choosing the customer in Receivables.
2. 0:18 This month: 1,860.00 at the end.
3. 0:36 Sending it as a link.
4. 0:52 What the customer sees.`,
      },
    },
  },
];
