import type { LocalizedText } from "../../business/refusals";

/** The account for bank transfers. Its full number is sent by SMS only. */
export const bankAccount = {
  accountName: { "zh-CN": "货簿云示例公司", "zh-TW": "貨簿雲示例公司", "en-US": "Stockbook Sample Company" },
  bankName: { "zh-CN": "示例银行义乌支行", "zh-TW": "示例銀行義烏支行", "en-US": "Sample Bank, Yiwu branch" },
  number: "6200000012346688",
} as const satisfies { accountName: LocalizedText; bankName: LocalizedText; number: string };

/** Last digits of the account, which may be shown. */
export const accountTail = bankAccount.number.slice(-4);

/** What is to be written on the transfer, so that it finds its order: "20261121104102387" → "H04102387". */
export function transferReference(orderNo: string): string {
  return `H${orderNo.slice(-8)}`;
}
