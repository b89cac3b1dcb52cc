import type { HelpSource } from "../source";

/** Help of the root category 301 of Stockbook Orders: setting up ordering. */
export const ordersStartArticles: HelpSource[] = [
  {
    id: 2270,
    category: 301,
    kind: "manual",
    createdAt: "2026-04-16T10:00:00+08:00",
    updatedAt: "2026-10-14T10:00:00+08:00",
    hits: 813,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "开通订货，半小时上线",
        summary: "选能订的货、定送货日、发链接，客户不用装软件。",
        body: `## 三步

1. “订货”→“开通”，填店名、送货时间和电话。
2. 勾选能订的商品。先勾常卖的50种，够了再加。
3. 点“发布”，得到一个链接和一张码。

## 上线前看一遍

| 看什么 | 在哪里 |
| --- | --- |
| 价对不对 | 用“以客户身份看” |
| 图全不全 | 没有图的显示名称首字 |
| 截单时间 | 例如每天17:00，之后算第二天 |
| 最低起送 | 例如200.00元 |

发布后随时能关，关了客户看到“暂停接单”和你的电话。`,
      },
      "zh-TW": {
        title: "開通訂貨，半小時上線",
        summary: "選可訂的商品、定送貨日、傳連結，客戶不需安裝程式。",
        body: `## 三個步驟

1. 「訂貨」→「開通」，填店名、送貨時間和電話。
2. 勾選可訂的商品。先勾常賣的50種，之後再加。
3. 按「發布」，取得一個連結和一張QR碼。

## 上線前檢查

| 檢查項目 | 在哪裡 |
| --- | --- |
| 價格是否正確 | 用「以客戶身分查看」 |
| 圖片是否齊全 | 沒有圖片時顯示名稱首字 |
| 截單時間 | 例如每天17:00，之後算隔天 |
| 最低起送 | 例如200.00元 |

發布後隨時可以關閉，關閉後客戶會看到「暫停接單」和您的電話。`,
      },
      "en-US": {
        title: "Ordering online in half an hour",
        summary: "Choose goods and delivery days, send the link. Customers install nothing.",
        body: `## Three steps

1. Orders → Set up: shop name, delivery times, phone.
2. Check the goods that can be ordered. Start with the 50 you sell most.
3. Choose Publish and get a link and a QR code.

## Look before you publish

| What | Where |
| --- | --- |
| Prices | View as customer |
| Pictures | without one, the first letter shows |
| Closing time | for example 17:00, later orders count for the next day |
| Smallest order | for example 200.00 |

You can close it any time; customers then see your phone number.`,
      },
    },
  },
  {
    id: 2271,
    category: 301,
    kind: "manual",
    createdAt: "2026-05-14T10:00:00+08:00",
    updatedAt: "2026-05-14T10:00:00+08:00",
    hits: 539,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "邀请老客户自己下单",
        summary: "发链接，客户用手机号进来，只看到自己的价。",
        body: `## 怎么邀请

1. “订货”→“客户”，勾选几位。
2. 点“发邀请”，用短信或自己转发链接。
3. 客户收验证码进来，不用设密码。

## 谁能进来

| 手机号 | 会怎样 |
| --- | --- |
| 在客户名单里 | 直接看到自己的价 |
| 不在名单里 | 看不到价，提交申请等你同意 |
| 停用的客户 | 看到“请联系店家” |

## 换了采购的人

在客户资料里加第二个手机号，最多5个，下的单都算这一家。`,
      },
      "zh-TW": {
        title: "邀請老客戶自己下單",
        summary: "傳送連結，客戶用手機號碼登入，只看到自己的價格。",
        body: `## 怎麼邀請

1. 「訂貨」→「客戶」，勾選幾位。
2. 按「傳送邀請」，用簡訊或自行轉傳連結。
3. 客戶收驗證碼即可進入，不需設密碼。

## 誰可以進入

| 手機號碼 | 會怎麼樣 |
| --- | --- |
| 在客戶名單裡 | 直接看到自己的價格 |
| 不在名單裡 | 看不到價格，送出申請等您同意 |
| 停用的客戶 | 看到「請聯絡店家」 |

## 更換採購人員

在客戶資料新增第二個手機號碼，最多5個，下的單都算同一家。`,
      },
      "en-US": {
        title: "Inviting regular customers to order",
        summary: "Send the link. They come in with their phone number and see their own prices.",
        body: `## How

1. Orders → Customers, check a few.
2. Choose Invite, by SMS or with a link you forward.
3. They enter a code; no password is needed.

## Who may come in

| Phone number | What happens |
| --- | --- |
| On your list | sees their own prices |
| Not on it | no prices; sends a request for you to accept |
| Disabled | is asked to contact the shop |

## A new buyer

Add a second number to the customer, up to 5. All orders count for the same customer.`,
      },
    },
  },
];
