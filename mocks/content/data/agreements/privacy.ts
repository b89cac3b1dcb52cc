import type { AgreementSource } from "./agreement-source";

/** What is collected about people, why, and what they can do about it. */
export const privacyPolicy: AgreementSource = {
  alias: "privacy",
  version: "2026.2",
  effectiveAt: "2026-09-01T00:00:00+08:00",
  texts: {
    "zh-CN": {
      title: "隐私政策",
      body: `> 示例文本，仅供演示，不构成任何承诺。

我们只收必要的信息，并告诉你为什么要收。

## 1. 我们收什么

- **注册**：手机号或邮箱、密码（只存变换后的结果）。
- **购买**：订单、付款方式、发票抬头；不保存银行卡密码。
- **提现**：姓名、身份证号、银行卡号，用于打款和代扣个人所得税。
- **使用**：登录时间、设备类型、系统版本。

你录进账里的货品和客户属于经营数据，只按你的操作处理。

## 2. 设备编号

设备编号是随机生成的，只在你同意或登录之后产生，用来识别新设备登录，不含设备的硬件信息。

## 3. 需要你先同意的

广告转化、点击记录和带有用户信息的错误报告，都要你先同意。不同意不影响任何功能，随时可以在页底的“Cookie设置”里改，见[Cookie说明](/license/cookie)。

## 4. 给谁看

只在三种情况下提供给别人：付款机构完成收款，短信和邮件服务发送验证码，法律要求时交给主管机关。每一项都只给所需的部分。

## 5. 存多久

账号存续期间保存。试用结束未订阅的，数据保留30天后删除；注销账号的，15天内删除，依法要留存的交易记录除外。

## 6. 你的权利

查看和更正，可以在“用户中心”的“账号安全”里办；导出、删除、注销，打客服电话400-000-0000。我们在15天内答复。

## 7. 未成年人

产品为经营者设计，不面向未满18岁的人。发现误收了未成年人的信息，会尽快删除。

## 8. 联系与更新

本版从2026年9月1日起生效，主要变化见当期新闻。对隐私有疑问，写信到privacy@stockbook.example。`,
    },
    "zh-TW": {
      title: "隱私權政策",
      body: `> 範例文字，僅供展示，不構成任何承諾。

我們只蒐集必要的資料，並說明原因。

## 1. 我們蒐集哪些資料

- **註冊**：手機號碼或電子郵件、密碼（只儲存轉換後的結果）。
- **購買**：訂單、付款方式、發票抬頭；不儲存銀行卡密碼。
- **提領**：姓名、身分證字號、銀行帳號，用於匯款與代扣個人所得稅。
- **使用**：登入時間、裝置類型、系統版本。

您輸入帳中的商品與客戶屬於營業資料，僅依您的操作處理。

## 2. 裝置識別碼

裝置識別碼是隨機產生的，只在您同意或登入之後產生，用來辨識新裝置登入，不含硬體資訊。

## 3. 須先經您同意的項目

廣告轉換、點擊紀錄，以及含使用者資訊的錯誤回報，都須先經您同意。不同意不影響任何功能，隨時可在頁尾的「Cookie設定」變更，見[Cookie說明](/license/cookie)。

## 4. 提供給誰

僅在三種情況下提供給他人：付款機構完成收款，簡訊與郵件服務傳送驗證碼，依法提供給主管機關。每一項都只提供必要的部分。

## 5. 保存期限

帳號存續期間保存。試用結束未訂閱者，資料保留30天後刪除；申請刪除帳號者，15天內刪除，依法須留存的交易紀錄除外。

## 6. 您的權利

查詢與更正，可在「使用者中心」的「帳號安全」辦理；匯出、刪除、停用帳號，請撥客服電話400-000-0000。我們會在15天內回覆。

## 7. 未成年人

本產品為營業者設計，不提供未滿18歲者使用。若發現誤收未成年人的資料，會儘速刪除。

## 8. 聯絡與更新

本版自2026年9月1日起生效，主要變更請見當期新聞。對隱私有疑問，請來信privacy@stockbook.example。`,
    },
    "en-US": {
      title: "Privacy policy",
      body: `> Sample text for demonstration. It promises nothing.

We collect what is needed and say why.

## 1. What we collect

- **Signing up**: phone number or email address, and a password kept only in transformed form.
- **Buying**: orders, way of payment, invoice titles; never the password of a card.
- **Withdrawing**: name, identity number and bank card, to pay you and withhold income tax.
- **Using**: time of login, kind of device, system version.

Goods and customers in your books are business data. We process them only as you direct.

## 2. Device ID

The device ID is random. It is made only after you agree or log in, serves to notice new devices and says nothing about the hardware.

## 3. What needs your consent

Ad conversions, click records and error reports that carry user data wait for your consent. Saying no disables nothing, and you can change your mind at any time under “Cookie settings” at the foot of the page; see the [cookie notice](/license/cookie).

## 4. Who receives it

Only payment providers to collect money, message services to send codes, and authorities where the law says so. Each receives no more than it needs.

## 5. How long we keep it

As long as the account exists. After a trial without a subscription, 30 days. After you close an account, 15 days, except records of trade the law tells us to keep.

## 6. Your rights

See and correct your data under “Account security” in the user center; to export or delete it, or to close the account, call 400-000-0000. We answer within 15 days.

## 7. Minors

The product is made for people in business and not for anyone under 18. If we learn of data of a minor we delete it.

## 8. Contact and changes

This version is in force from 1 September 2026; the news of that time sums up what changed. Write to privacy@stockbook.example with questions.`,
    },
  },
};
