import type { LocalizedText } from "../../business/refusals";
import type { PayType } from "../../business/rows/payments";

export const payTypeNames: Readonly<Record<PayType, LocalizedText>> = {
  26: { "zh-CN": "信使支付", "zh-TW": "信使支付", "en-US": "Messenger pay" },
  30: { "zh-CN": "信使或App支付", "zh-TW": "信使或App支付", "en-US": "Messenger or app pay" },
  36: { "zh-CN": "支付应用", "zh-TW": "支付應用", "en-US": "Payment app" },
  37: { "zh-CN": "小程序支付", "zh-TW": "小程式支付", "en-US": "Mini-program pay" },
  38: { "zh-CN": "扫码支付", "zh-TW": "掃碼支付", "en-US": "QR code" },
  39: { "zh-CN": "公司转账", "zh-TW": "公司轉帳", "en-US": "Bank transfer" },
};

/** Notes on a payment method, and why it cannot be used here. */
export const payNotes = {
  none: { "zh-CN": "", "zh-TW": "", "en-US": "" },
  inMessenger: {
    "zh-CN": "在信使里打开才能用",
    "zh-TW": "在信使裡打開才能用",
    "en-US": "Only when opened in the messenger",
  },
  inMessengerOrApp: {
    "zh-CN": "在信使或货簿云App里打开才能用",
    "zh-TW": "在信使或貨簿雲App裡打開才能用",
    "en-US": "Only when opened in the messenger or the Stockbook app",
  },
  inPaymentApp: {
    "zh-CN": "在支付应用里打开",
    "zh-TW": "在支付應用裡打開",
    "en-US": "Opens in the payment app",
  },
  inMiniProgram: {
    "zh-CN": "在小程序里打开才能用",
    "zh-TW": "在小程式裡打開才能用",
    "en-US": "Only when opened in the mini-program",
  },
  transfer: {
    "zh-CN": "到账后开通，一般1个工作日",
    "zh-TW": "到帳後開通，一般1個工作日",
    "en-US": "Ready when the money has come, usually in one working day",
  },
  notForSettlement: {
    "zh-CN": "结算价的订单请扫码或公司转账",
    "zh-TW": "結算價的訂單請掃碼或公司轉帳",
    "en-US": "Orders at the settlement price are paid by QR code or bank transfer",
  },
} as const satisfies Record<string, LocalizedText>;

/** Why a payment failed, by the key its row keeps. */
const failReasons: Readonly<Record<string, LocalizedText>> = {
  declined: {
    "zh-CN": "银行没有同意这笔付款，钱没有扣",
    "zh-TW": "銀行沒有同意這筆付款，錢沒有扣",
    "en-US": "The bank declined; no money was taken",
  },
};

/** The text of a key of a failed payment; the key itself without a text. */
export function failReasonText(key: string): LocalizedText {
  return failReasons[key] ?? { "zh-CN": key, "zh-TW": key, "en-US": key };
}

export const paymentRefusals = {
  notEligible: {
    "zh-CN": "暂无支付资格，请联系服务商",
    "zh-TW": "暫無支付資格，請聯絡服務商",
    "en-US": "You are not eligible to pay. Contact the provider",
  },
  failed: { "zh-CN": "支付失败", "zh-TW": "支付失敗", "en-US": "Payment failed" },
  pending: {
    "zh-CN": "上一次付款还在确认，不要再付一次",
    "zh-TW": "上一次付款還在確認，不要再付一次",
    "en-US": "The payment before is still being confirmed. Do not pay again",
  },
  openidMissing: {
    "zh-CN": "还没有授权，拿不到付款人",
    "zh-TW": "還沒有授權，拿不到付款人",
    "en-US": "Not authorized yet: the payer is not known",
  },
} as const satisfies Record<string, LocalizedText>;

/** The message that money which came too late goes back. */
export function returnedMessage(orderNo: string, amount: string): string {
  return `【货簿云】订单${orderNo}已关闭，你付的${amount}已原路退回。`;
}

/** The message that a refund was made. */
export function refundedMessage(orderNo: string, amount: string): string {
  return `【货簿云】订单${orderNo}已退款，${amount}已原路退回。`;
}
