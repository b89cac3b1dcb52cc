import type { LocalizedText } from "../../business/refusals";
import type { InvoiceFailure } from "../rows/invoices";

/** Refusals of requesting or withdrawing an invoice, by the contract's errcode. */
export const invoiceRefusals = {
  60050: { "zh-CN": "订单未付款", "zh-TW": "訂單未付款", "en-US": "The order is not paid" },
  60051: {
    "zh-CN": "这单已经开过发票",
    "zh-TW": "這單已經開過發票",
    "en-US": "This order has an invoice already",
  },
  60052: {
    "zh-CN": "没有可开票的金额",
    "zh-TW": "沒有可開發票的金額",
    "en-US": "There is nothing to invoice",
  },
  60053: {
    "zh-CN": "个人抬头不能开专用发票",
    "zh-TW": "個人抬頭不能開專用發票",
    "en-US": "A person cannot have a special invoice",
  },
  60055: {
    "zh-CN": "这里不开这种发票",
    "zh-TW": "這裡不開這種發票",
    "en-US": "This kind of invoice is not made here",
  },
} as const satisfies Record<number, LocalizedText>;

/** Why an invoice stays as it is (60054), by the state it is in. */
export const notWithdrawable = {
  reissuing: {
    "zh-CN": "发票正在重开，不能再退",
    "zh-TW": "發票正在重開，不能再退",
    "en-US": "The invoice is being reissued and cannot be taken back",
  },
  reissued: {
    "zh-CN": "发票已经重开过一次，不能再退",
    "zh-TW": "發票已經重開過一次，不能再退",
    "en-US": "The invoice was reissued once and cannot be taken back again",
  },
} as const satisfies Record<string, LocalizedText>;

export const invoiceFailures: Readonly<Record<InvoiceFailure, LocalizedText>> = {
  taxNumber: {
    "zh-CN": "税务系统查不到这个纳税人识别号，请核对后重新申请",
    "zh-TW": "稅務系統查不到這個納稅人識別號，請核對後重新申請",
    "en-US": "The tax office does not know this taxpayer number. Check it and request the invoice again",
  },
  refunded: {
    "zh-CN": "订单已退款，发票已作废",
    "zh-TW": "訂單已退款，發票已作廢",
    "en-US": "The order was refunded and the invoice voided",
  },
};

/** Entries of the invoice book that do not exist, exist already, or are too many. */
export const bookTexts = {
  noInvoice: { "zh-CN": "没有这张发票", "zh-TW": "沒有這張發票", "en-US": "There is no such invoice" },
  noTitle: { "zh-CN": "没有这个抬头", "zh-TW": "沒有這個抬頭", "en-US": "There is no such title" },
  duplicateTitle: {
    "zh-CN": "已有这个抬头",
    "zh-TW": "已有這個抬頭",
    "en-US": "This title is in the book already",
  },
  titlesFull: {
    "zh-CN": "发票抬头已满50个",
    "zh-TW": "發票抬頭已滿50個",
    "en-US": "There are 50 invoice titles already",
  },
} as const satisfies Record<string, LocalizedText>;

/** The e-mail an invoice is sent with. */
export function invoiceEmail(orderNo: string, number: string): string {
  return `【货簿云】订单${orderNo}的电子发票已开具，发票号码${number}，请在订单详情里下载。`;
}
