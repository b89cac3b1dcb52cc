import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { skuOf } from "../../business/catalogue";
import type { LocalizedText } from "../../business/refusals";
import type { OrderJudgement } from "../rules/order-check";

/** Why an order may not be placed, with the figures; empty when it may. */
export function orderExplanation(judgement: OrderJudgement, locale: Locale): string {
  const { reason } = judgement;
  if (reason === null) return "";
  if (reason === "limitReached") return limitText(judgement)[locale];
  if (reason === "notFirstPurchase" && judgement.blocking) return boughtText(judgement.blocking)[locale];
  return plain[reason][locale];
}

const plain = {
  alreadyBought: {
    "zh-CN": "活动里已经买过一份",
    "zh-TW": "活動裡已經買過一份",
    "en-US": "You bought one in this activity already",
  },
  unpaidOrder: {
    "zh-CN": "有一张未付款的订单",
    "zh-TW": "有一張未付款的訂單",
    "en-US": "An order waits for payment",
  },
  notFirstPurchase: {
    "zh-CN": "已经有这个服务的授权",
    "zh-TW": "已經有這個服務的授權",
    "en-US": "You have a license of this service already",
  },
  notStarted: { "zh-CN": "活动还没开始", "zh-TW": "活動還沒開始", "en-US": "The activity has not begun" },
  ended: { "zh-CN": "活动已结束", "zh-TW": "活動已結束", "en-US": "The activity is over" },
  notEligible: {
    "zh-CN": "这个活动不卖这个服务",
    "zh-TW": "這個活動不賣這個服務",
    "en-US": "This activity does not sell this service",
  },
} as const satisfies Record<string, LocalizedText>;

function limitText({ limit, pieces }: OrderJudgement): LocalizedText {
  return {
    "zh-CN": `每人限买${limit}份，你已有${pieces}份`,
    "zh-TW": `每人限買${limit}份，你已有${pieces}份`,
    "en-US": `${limit} for each customer, and you have ${pieces}`,
  };
}

function boughtText({
  productNo,
  paidAt,
  createdAt,
}: NonNullable<OrderJudgement["blocking"]>): LocalizedText {
  const day = businessDate(paidAt ?? createdAt);
  const name = skuOf(productNo)?.name ?? { "zh-CN": productNo, "zh-TW": productNo, "en-US": productNo };
  return {
    "zh-CN": `${day}已经买过${name["zh-CN"]}`,
    "zh-TW": `${day}已經買過${name["zh-TW"]}`,
    "en-US": `${name["en-US"]} was bought on ${day}`,
  };
}
