import type { AgreementSource } from "./agreement-source";

/** What using the service means for both sides. */
export const userAgreement: AgreementSource = {
  alias: "user",
  version: "2026.1",
  effectiveAt: "2026-03-26T00:00:00+08:00",
  texts: {
    "zh-CN": {
      title: "用户协议",
      body: `> 示例文本，仅供演示，不构成任何约定。

## 1. 这份协议管什么

你注册、试用或购买货簿云，就按这份协议使用。门店里的员工用你开的账号，由你负责告诉他们。

## 2. 账号

- 注册要用你自己的手机号或邮箱，并保证能收到验证码。
- 一个用户可以在手机、平板、电脑上各登录一台。
- 账号借给别人用出了问题，先由账号的主人处理。

## 3. 试用

试用15天，全部功能可用，不收费。到期没有订阅，产品不能再登录，数据再保留30天；这30天里订阅，接着原来的账用。过了保留期，数据删除，不能恢复。

## 4. 版本与费用

标准版含1家店、1个用户；专业版含1家店、3个用户。加店铺、加用户另算，价格以下单时页面显示的为准，国内版都已含税，国际版不含当地税费。

## 5. 你的数据

你录入的货品、客户、单据归你。我们只为提供服务而处理它们，不拿去卖，也不给别的商户看。你随时可以导出全部数据。

## 6. 不能做的事

- 用产品做违法的买卖；
- 试图进入别人的账；
- 用程序大量抓取，影响别人使用。

发现这些情况，我们会先通知，再停用；情况紧急的先停用，再通知。

## 7. 服务中断

计划内的维护提前三天通知，尽量放在凌晨。因我们的原因一个月内累计中断超过4小时的，按中断天数的两倍延长服务期。

## 8. 改动与结束

协议有改动，提前30天在网站公布，并在产品里提醒。你不同意，可以停止使用并按[退款规则](/license/refund)退款。`,
    },
    "zh-TW": {
      title: "使用者條款",
      body: `> 範例文字，僅供展示，不構成任何約定。

## 1. 適用範圍

您註冊、試用或購買貨簿雲，即依本條款使用。門市員工使用您開設的帳號時，由您負責告知。

## 2. 帳號

- 請以本人的手機號碼或電子郵件註冊，並確認能收到驗證碼。
- 一位使用者可在手機、平板、電腦上各登入一台。
- 帳號借給他人使用而發生問題時，先由帳號所有人處理。

## 3. 試用

試用15天，可使用全部功能，不收費。到期未訂閱即無法登入產品，資料再保留30天；期間內訂閱，可接續原本的帳。超過保留期，資料將刪除且無法復原。

## 4. 版本與費用

標準版含1間門市、1位使用者；專業版含1間門市、3位使用者。加購門市或使用者另計，價格以下單頁面顯示為準，國內版均已含稅，國際版不含當地稅費。

## 5. 您的資料

您輸入的商品、客戶與單據屬於您。我們僅為提供服務而處理，不出售，也不提供給其他商家查看。您可隨時匯出全部資料。

## 6. 不得從事的行為

- 以本產品從事違法交易；
- 嘗試進入他人的帳；
- 以程式大量擷取資料，影響他人使用。

發現上述情形，我們會先通知再停用；情況緊急時先停用再通知。

## 7. 服務中斷

計畫內的維護會提前三天通知，並盡量安排在凌晨。因我們的原因一個月內累計中斷超過4小時者，依中斷天數的兩倍延長服務期。

## 8. 修改與終止

條款修改會提前30天在網站公布，並於產品內提醒。您若不同意，可停止使用並依[退款規則](/license/refund)退款。`,
    },
    "en-US": {
      title: "Terms of service",
      body: `> Sample text for demonstration. It binds nobody.

## 1. What this covers

By signing up for, trying or buying Stockbook you use it under these terms. If your staff use accounts you opened, telling them is up to you.

## 2. Accounts

- Sign up with your own phone number or email address, one that can receive codes.
- Each user may be logged in on one phone, one tablet and one computer.
- If an account lent to somebody causes trouble, its owner deals with it first.

## 3. Trial

The trial lasts 15 days, includes everything and is free. Without a subscription the product can no longer be entered afterward, and data is kept for 30 more days. Subscribe within them and carry on where you stopped. After that the data is deleted for good.

## 4. Versions and prices

Standard includes 1 store and 1 user, Professional 1 store and 3 users. More stores and users cost extra. The price shown with your order holds; in the China edition it includes tax, in the international edition it does not include local taxes.

## 5. Your data

Goods, customers and documents you enter are yours. We process them to run the service, do not sell them and do not show them to other merchants. You can export everything at any time.

## 6. What is not allowed

- unlawful trade by means of the product;
- trying to enter other people's books;
- mass retrieval by programs that gets in others' way.

We give notice and then suspend. In urgent cases we suspend and then give notice.

## 7. Interruptions

Planned maintenance is announced three days ahead and done at night where possible. If the service is down for more than 4 hours in a month because of us, your term grows by twice the days concerned.

## 8. Changes and ending

Changes are published 30 days ahead on the website and in the product. If you do not agree, stop using it and ask for a refund under the [refund policy](/license/refund).`,
    },
  },
};
