import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { currencyOf } from "../../business/catalogue";
import { amountWithUnit, yuan } from "../../business/money";
import type { LocalizedText } from "../../business/refusals";

/** Refusals of sending the transfer account. */
export const transferTexts = {
  wrongCaptcha: {
    "zh-CN": "验证码错误",
    "zh-TW": "驗證碼錯誤",
    "en-US": "The characters of the picture are wrong",
  },
  notSent: {
    "zh-CN": "短信发送失败",
    "zh-TW": "簡訊傳送失敗",
    "en-US": "The message could not be sent",
  },
} as const satisfies Record<string, LocalizedText>;

/** Why an order can no longer be paid, by the contract's errcode. */
export const orderClosedTexts = {
  60010: { "zh-CN": "订单已付款", "zh-TW": "訂單已付款", "en-US": "The order is paid" },
  60011: { "zh-CN": "订单已取消", "zh-TW": "訂單已取消", "en-US": "The order was canceled" },
  60012: { "zh-CN": "订单已超时", "zh-TW": "訂單已逾時", "en-US": "The order has expired" },
  60013: {
    "zh-CN": "订单退款中或已退款",
    "zh-TW": "訂單退款中或已退款",
    "en-US": "The order is being or was refunded",
  },
} as const satisfies Record<number, LocalizedText>;

interface TransferFacts {
  readonly accountName: LocalizedText;
  readonly bankName: LocalizedText;
  readonly number: string;
  readonly amountFen: number;
  readonly variant: Variant;
  readonly reference: string;
}

/** The message a transfer is made by: where to, how much, and what to write on it. */
export function transferMessage(
  { accountName, bankName, number, amountFen, variant, reference }: TransferFacts,
  locale: Locale,
): string {
  const [name, bank] = [accountName[locale], bankName[locale]];
  const amount = amountWithUnit(amountFen, variant);
  const texts: LocalizedText = {
    "zh-CN": `【货簿云】请转账${amount}至${name}，${bank}，账号${number}，附言填${reference}。`,
    "zh-TW": `【貨簿雲】請轉帳${amount}至${name}，${bank}，帳號${number}，附言填${reference}。`,
    "en-US": `[Stockbook] Transfer ${currencyOf(variant)} ${yuan(amountFen)} to ${name}, ${bank}, account ${number}, reference ${reference}.`,
  };
  return texts[locale];
}

/** Refusals of the messenger's codes. */
export const openidTexts = {
  refused: {
    "zh-CN": "授权码无效或已用过",
    "zh-TW": "授權碼無效或已用過",
    "en-US": "The authorization code is not valid or was used",
  },
} as const satisfies Record<string, LocalizedText>;
