import type { AgreementSource } from "./agreement-source";

/** What agents and the company agree on. */
export const agentAgreement: AgreementSource = {
  alias: "agent",
  version: "2026.1",
  effectiveAt: "2026-01-01T00:00:00+08:00",
  texts: {
    "zh-CN": {
      title: "代理协议",
      body: `> 示例文本，仅供演示，不构成任何约定。

## 1. 谁可以申请

自己在试用或订阅了产品的商户或个人。提交、审核中和已通过的申请不能重复提交；没通过的，改好后可以再交。

## 2. 客户归属

客户用你的推荐码或链接注册，或由你录入线索并在保护期内成交，就归你。同一个手机号先录先得，保护期90天，每跟进一次重新算起。

## 3. 分成

按客户实付金额计算，优惠和退款先扣除。新购、续费、加店铺、加用户都算；每一笔都能看到订单、比例和到期日。

## 4. 结算与提现

订单付款后进入待结算，过了退款期转为可提现。单次提现最少100元（国际版100美元），打到你登记的银行卡；国内版的个人所得税由付款方代扣，明细里写明算法；国际版不扣税。

## 5. 结算价开单

渠道经理开通后，可以按约定的结算价替客户下单。卖给客户的价格由你定，不得高于网站标价。

## 6. 不可以做的

- 冒充公司员工，或承诺产品没有的功能；
- 用短信、电话骚扰没有留过联系方式的人；
- 把客户资料给第三方。

## 7. 暂停与终止

任何一方提前30天通知就可以终止。终止前已经产生的分成照付；终止后的续费不再计算。`,
    },
    "zh-TW": {
      title: "代理合約",
      body: `> 範例文字，僅供展示，不構成任何約定。

## 1. 申請資格

正在試用或已訂閱產品的商家或個人。已送出、審核中與已通過的申請不能重複提交；未通過者修改後可以再次申請。

## 2. 客戶歸屬

客戶以您的推薦碼或連結註冊，或由您建立商機並在保護期內成交，即歸屬於您。同一手機號碼以先建立者為準，保護期90天，每追蹤一次重新起算。

## 3. 分潤

依客戶實付金額計算，先扣除折扣與退款。新購、續約、加購門市與使用者都計入；每一筆都能看到訂單、比例與到期日。

## 4. 結算與提領

訂單付款後列為待結算，超過退款期轉為可提領。單次提領最少100元（國際版100美元），匯入您登記的銀行帳戶；國內版的個人所得稅由付款方代扣，明細中載明算法；國際版不扣稅。

## 5. 以結算價下單

通路經理開通後，可依約定的結算價為客戶下單。售價由您決定，不得高於網站定價。

## 6. 不得從事的行為

- 冒充公司員工，或承諾產品沒有的功能；
- 以簡訊、電話打擾未留下聯絡方式的人；
- 將客戶資料提供給第三方。

## 7. 暫停與終止

任一方提前30天通知即可終止。終止前已產生的分潤照付；終止後的續約不再計入。`,
    },
    "en-US": {
      title: "Agent agreement",
      body: `> Sample text for demonstration. It binds nobody.

## 1. Who can apply

Merchants and people who try the product or subscribe to it themselves. An application that is submitted, under review or approved cannot be sent again; a rejected one can, once corrected.

## 2. Whose customer

A customer is yours if they signed up with your code or link, or if you entered the lead and it bought within its protection. The first to enter a phone number holds it for 90 days; each follow-up starts that time again.

## 3. Shares

Shares are a part of what the customer really paid, after discounts and refunds. New orders, renewals, stores and users all count. For every share you see the order, the rate and the end of its period.

## 4. Settlement and withdrawal

A paid order is on hold until its refund period ends; then the share can be withdrawn. The smallest withdrawal is 100 yuan, in the international edition 100 US dollars, to your registered bank card. In the China edition the payer withholds income tax and shows the sum; in the international edition nothing is withheld.

## 5. Ordering at settlement prices

Once the channel manager opens it, you can order for customers at agreed settlement prices. What you charge is up to you, but not above the price on the website.

## 6. What is not allowed

- posing as staff of the company or promising what the product cannot do;
- bothering people who never left their number;
- handing customers' data to others.

## 7. Pausing and ending

Either side may end this with 30 days' notice. Shares earned before are paid; renewals afterward no longer count.`,
    },
  },
};
