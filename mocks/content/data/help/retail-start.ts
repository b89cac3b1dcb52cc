import type { HelpSource } from "../source";

/** Help of the root category 201 of Stockbook Retail: opening the shop. */
export const retailStartArticles: HelpSource[] = [
  {
    id: 2210,
    category: 201,
    kind: "manual",
    createdAt: "2025-12-10T10:00:00+08:00",
    updatedAt: "2026-08-06T10:00:00+08:00",
    hits: 1320,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "收银台第一次开张",
        summary: "钱箱、小票机、扫码枪各接一次，放好备用金，就能收钱。",
        body: `## 接三样东西

| 设备 | 接在哪 | 怎么试 |
| --- | --- | --- |
| 小票机 | USB | “设备”→“试打” |
| 钱箱 | 小票机背后的电话口 | 试打时会弹开 |
| 扫码枪 | USB | 扫一瓶水，出现名称 |

## 放备用金

1. 点“开班”，数一数零钱，例如300.00元。
2. 按面额填，系统帮你加。
3. 点“开始收银”。

## 商品从哪来

和货簿云用同一个账号，商品自动过来，零售价默认取“零售”那一级。只用零售版的，按“用Excel导入期初库存”那篇做。`,
      },
      "zh-TW": {
        title: "收銀台第一次開張",
        summary: "錢箱、小票機、條碼掃描器各接一次，放好備用金，就能收款。",
        body: `## 接三樣裝置

| 裝置 | 接在哪裡 | 怎麼測試 |
| --- | --- | --- |
| 小票機 | USB | 「裝置」→「試印」 |
| 錢箱 | 小票機背面的電話孔 | 試印時會彈開 |
| 條碼掃描器 | USB | 掃一瓶水，出現名稱 |

## 放備用金

1. 按「開班」，清點零錢，例如300.00元。
2. 依面額填寫，系統會加總。
3. 按「開始收銀」。

## 商品從哪裡來

與貨簿雲使用同一個帳號時，商品會自動帶入，零售價預設取「零售」等級。只用零售版時，請照「用Excel匯入期初庫存」那篇操作。`,
      },
      "en-US": {
        title: "The first day at the cash register",
        summary: "Connect drawer, receipt printer and scanner, put in the float, and take money.",
        body: `## Three devices

| Device | Goes into | Test |
| --- | --- | --- |
| Receipt printer | USB | Devices → Test |
| Drawer | the phone socket of the printer | opens during the test |
| Scanner | USB | scan a bottle of water |

## The float

1. Choose Open shift and count your change, say 300.00.
2. Enter it by coin and note; the sum is made for you.
3. Choose Start.

## The goods

With the same account as Stockbook they come by themselves, at the retail level. With Retail alone, follow “Import opening stock from Excel”.`,
      },
    },
  },
  {
    id: 2211,
    category: 201,
    kind: "version",
    createdAt: "2026-08-06T09:00:00+08:00",
    updatedAt: "2026-08-06T09:00:00+08:00",
    hits: 688,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "零售版3.4.0：断网也能收钱",
        summary: "没网时照样扫码、收现金、打小票，有网后自动补传。",
        body: `2026-08-06发布。

## 新的

- 断网最多存500笔，恢复后按时间补传。
- 挂单从5张加到20张，按桌号或姓名找。
- 交班单可以按收款方式分开打。

## 要留意

断网时用不了储值卡，要等有网。升级请在交班后做，约两分钟。`,
      },
      "zh-TW": {
        title: "零售版3.4.0：斷網也能收款",
        summary: "沒有網路時照樣掃條碼、收現金、印小票，恢復後自動補傳。",
        body: `2026-08-06發布。

## 新增

- 斷網最多儲存500筆，恢復後依時間補傳。
- 掛單從5張增加到20張，可依桌號或姓名尋找。
- 交班單可依收款方式分開列印。

## 請留意

斷網時無法使用儲值卡，需等恢復連線。更新請在交班後進行，約兩分鐘。`,
      },
      "en-US": {
        title: "Retail 3.4.0: take money without a network",
        summary: "Scan, take cash and print receipts offline; sales are sent when the network is back.",
        body: `Released on 6 August 2026.

## New

- Up to 500 sales are kept offline and sent in order.
- 20 parked sales instead of 5, found by table or name.
- The shift slip can be printed by way of payment.

## Please note

Stored-value cards need a network. Update after closing the shift; it takes about two minutes.`,
      },
    },
  },
];
