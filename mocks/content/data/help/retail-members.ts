import type { HelpSource } from "../source";

/** Help of the root category 203 of Stockbook Retail: members and stored value. */
export const retailMembersArticles: HelpSource[] = [
  {
    id: 2250,
    category: 203,
    kind: "manual",
    createdAt: "2026-03-19T10:00:00+08:00",
    updatedAt: "2026-03-19T10:00:00+08:00",
    hits: 702,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "会员积分怎么攒、怎么用",
        summary: "报手机号就能攒，1元1分，100分抵1元，退货会扣回。",
        body: `## 定规则

“会员”→“积分规则”，三个数：

| 规则 | 默认 |
| --- | --- |
| 花多少得1分 | 1.00元 |
| 多少分抵1元 | 100分 |
| 一次最多抵 | 单子的10% |

## 收银时

1. 按F2，输手机号后四位，选人。
2. 点“用积分”，系统算出最多能抵多少。
3. 结完账，小票上写着剩多少分。

例：有520分，买36.00元，最多抵3.60元，用360分，付32.40元，得32分，剩192分。

## 退货

按退的钱扣回得到的分；抵掉的分退还给客人。`,
      },
      "zh-TW": {
        title: "會員點數怎麼累積、怎麼使用",
        summary: "報手機號碼就能累積，1元1點，100點折抵1元，退貨會扣回。",
        body: `## 設定規則

「會員」→「點數規則」，三個數字：

| 規則 | 預設 |
| --- | --- |
| 消費多少得1點 | 1.00元 |
| 多少點折抵1元 | 100點 |
| 單次最多折抵 | 單據的10% |

## 收銀時

1. 按F2，輸入手機號碼末四碼，選擇會員。
2. 按「使用點數」，系統會算出最多可折抵多少。
3. 結帳後，小票會註明剩餘點數。

例：有520點，消費36.00元，最多折抵3.60元，用360點，付32.40元，得32點，剩192點。

## 退貨

依退款金額扣回獲得的點數；已折抵的點數退還給客人。`,
      },
      "en-US": {
        title: "Earning and using members' points",
        summary: "A phone number is enough: 1 point for 1, 100 points are worth 1, returns take them back.",
        body: `## The rules

Members → Points, three numbers:

| Rule | At first |
| --- | --- |
| Spent for 1 point | 1.00 |
| Points worth 1.00 | 100 |
| At most per sale | 10% |

## At the register

1. Press F2, type the last four digits, choose the member.
2. Choose Use points; the most that can be used is worked out.
3. The receipt says how many are left.

With 520 points and 36.00 to pay, at most 3.60 can be used: 360 points, 32.40 paid, 32 earned, 192 left.

## Returns

Points earned are taken back with the money; points used are given back.`,
      },
    },
  },
  {
    id: 2251,
    category: 203,
    kind: "manual",
    createdAt: "2026-10-16T10:00:00+08:00",
    updatedAt: "2026-10-16T10:00:00+08:00",
    hits: 297,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "储值卡：充值、赠送和退卡",
        summary: "充的和送的分开记，先花充的；退卡只退没花完的本金。",
        body: `## 充值

1. “会员”→选人→“充值”。
2. 选方案，例如充500.00送30.00。
3. 收钱，打小票，客人签名。

## 钱怎么花

| 步骤 | 本金 | 赠送 |
| --- | ---: | ---: |
| 充值后 | 500.00 | 30.00 |
| 买420.00 | 80.00 | 30.00 |
| 买100.00 | 0.00 | 10.00 |

## 退卡

只退本金，赠送的清零。上面第二行时退卡，退80.00元。退卡要店主同意，记在当班的现金支出里。

充值不算当天销售额，花掉的那天才算。`,
      },
      "zh-TW": {
        title: "儲值卡：儲值、贈送和退卡",
        summary: "儲值與贈送分開記錄，先用儲值；退卡只退未用完的本金。",
        body: `## 儲值

1. 「會員」→選擇會員→「儲值」。
2. 選方案，例如儲500.00送30.00。
3. 收款，列印小票，請客人簽名。

## 餘額怎麼扣

| 步驟 | 本金 | 贈送 |
| --- | ---: | ---: |
| 儲值後 | 500.00 | 30.00 |
| 消費420.00 | 80.00 | 30.00 |
| 消費100.00 | 0.00 | 10.00 |

## 退卡

只退本金，贈送歸零。上面第二列時退卡，退80.00元。退卡需店主同意，記入當班的現金支出。

儲值不計入當天銷售額，消費當天才計。`,
      },
    },
  },
];
