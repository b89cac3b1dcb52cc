import type { AgreementSource } from "./agreement-source";

/** When and how money comes back. */
export const refundRules: AgreementSource = {
  alias: "refund",
  version: "2025.3",
  effectiveAt: "2025-10-01T00:00:00+08:00",
  texts: {
    "zh-CN": {
      title: "退款规则",
      body: `> 示例文本，仅供演示，不构成任何约定。

## 1. 全额退

付款后7天内、还没有用它开过单的，全额退。

## 2. 没开始的年份

买多年的，过了7天也可以退还没有开始的整年，用过的年份改按原价算。已经开始的那一年不退。

例：一年100.00，买2年打9折，实付180.00，用了5个月想退。第二年还没开始，第一年改按原价100.00算，退180.00−100.00＝80.00。

## 3. 加购的店铺和用户

跟着主服务走。单独加购的，7天内没有使用可以全额退。

## 4. 优惠券与赠送

退款时优惠券退回账户，已过期的不再补发。赠送的天数随订单一起取消。

## 5. 怎么申请

找客服，报订单号和原因。一个工作日内答复，同意后3个工作日内原路退回；公司转账的退回原账户。

## 6. 发票

已经开过发票的，先退回或冲红，再退款。电子发票由系统处理，不用寄。`,
    },
    "zh-TW": {
      title: "退款規則",
      body: `> 範例文字，僅供展示，不構成任何約定。

## 1. 全額退款

付款後7天內、尚未用來開過單的，全額退款。

## 2. 未開始年度的退款

購買多年者，超過7天仍可退還尚未開始的整年，已使用的年度改以原價計算。已經開始的那一年不退。

例：一年100.00，購買2年打9折，實付180.00，使用5個月後申請退款。第二年尚未開始，第一年改以原價100.00計算，退180.00−100.00＝80.00。

## 3. 加購的門市與使用者

隨主服務計算。單獨加購者，7天內未使用可全額退款。

## 4. 優惠券與贈送

退款時優惠券退回帳號，已過期者不再補發。贈送的天數隨訂單一併取消。

## 5. 如何申請

請聯絡客服，提供訂單編號與原因。一個工作日內回覆，同意後3個工作日內依原付款方式退回；公司轉帳者退回原帳戶。

## 6. 發票

已開立發票者，須先作廢或折讓後再退款。電子發票由系統處理，不必寄回。`,
    },
    "en-US": {
      title: "Refund policy",
      body: `> Sample text for demonstration. It binds nobody.

## 1. In full

Within 7 days of payment, if no invoice has been written with it, you get everything back.

## 2. Years that have not begun

After 7 days you can return whole years that have not begun. Years begun are then charged at the full price and are not refunded.

Example: two years at 100.00 a year less 10%, paid 180.00. After five months you want a refund. The second year has not begun; the first is charged at 100.00. You get 180.00 − 100.00 = 80.00 back.

## 3. Added stores and users

They follow the main service. Bought on their own and unused, they are refunded in full within 7 days.

## 4. Coupons and gifts

Coupons return to your account unless they have expired. Free days end with the order.

## 5. How to ask

Contact support with the order number and your reason. We answer within one working day and pay back within three, the way you paid; transfers go back to the account they came from.

## 6. Invoices

An invoice already issued is returned or canceled first. Electronic invoices are canceled by the system; there is nothing to send.`,
    },
  },
};
