import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { oneMonthShop } from "../../business/catalogue";
import type { LocalizedText } from "../../business/refusals";
import type { Obstacle } from "../rules/eligibility";
import { productName } from "./orders";

type Schemas = components["schemas"];

/** Whether something may be bought, and if not, why in a sentence and whom to ask. */
export function describeEligibility(obstacle: Obstacle | null, locale: Locale): Schemas["Eligibility"] {
  if (!obstacle) return { isEligible: true, reason: null, key: null, note: "", provider: null };
  return {
    isEligible: false,
    reason: obstacle.reason,
    key: obstacle.reason === "unpaidOrder" ? null : "pay.notEligible",
    note: obstacleNote(obstacle, locale),
    provider: obstacle.reason === "unpaidOrder" ? null : providerFor(obstacle, locale),
  };
}

/** Why something may not be bought, in a sentence. */
export function obstacleNote(obstacle: Obstacle, locale: Locale): string {
  switch (obstacle.reason) {
    case "alreadyBought": {
      const day = businessDate(obstacle.boughtAt);
      if (obstacle.productNo === oneMonthShop) return monthBefore(day)[locale];
      return shopBefore(productName(obstacle.productNo, locale), day)[locale];
    }
    case "limitReached":
      return limited(obstacle.limit)[locale];
    default:
      return notes[obstacle.reason][locale];
  }
}

/** What keeps a choice from being ordered, beyond who may buy it. */
export const problemNotes = {
  offSale: { "zh-CN": "这个商品已下架。", "zh-TW": "這個商品已下架。", "en-US": "This product is off sale." },
  couponUnusable: {
    "zh-CN": "这张优惠券不能用在这单上。",
    "zh-TW": "這張優惠券不能用在這單上。",
    "en-US": "This coupon cannot be used for this order.",
  },
  boughtForGood: {
    "zh-CN": "买断的授权不用续费。",
    "zh-TW": "買斷的授權不用續費。",
    "en-US": "A license bought for good needs no renewal.",
  },
  otherProduct: {
    "zh-CN": "这个授权是另一个版本，不能这样续费。",
    "zh-TW": "這個授權是另一個版本，不能這樣續費。",
    "en-US": "The license is of another version and cannot be renewed so.",
  },
} as const satisfies Record<string, LocalizedText>;

const notes = {
  unpaidOrder: {
    "zh-CN": "你有一张同样的订单还没付款。",
    "zh-TW": "你有一張同樣的訂單還沒付款。",
    "en-US": "You have an order of the same product that is not paid yet.",
  },
  orderingClosed: {
    "zh-CN": "渠道经理还没有给你开通下单。",
    "zh-TW": "通路經理還沒有給你開通下單。",
    "en-US": "The channel manager has not opened ordering for you yet.",
  },
  roleNotAllowed: {
    "zh-CN": "推广员不能替别人下单，请让客户自己下单。",
    "zh-TW": "推廣員不能替別人下單，請讓客戶自己下單。",
    "en-US": "Promoters cannot order for others. Ask the customer to order.",
  },
} as const satisfies Record<string, LocalizedText>;

const monthBefore = (day: string): LocalizedText => ({
  "zh-CN": `一个月体验每个账号只能买一次，你在${day}买过。`,
  "zh-TW": `一個月體驗每個帳號只能買一次，你在${day}買過。`,
  "en-US": `The month to try is sold once to an account; you bought it on ${day}.`,
});

const shopBefore = (name: string, day: string): LocalizedText => ({
  "zh-CN": `一个月体验只卖给没买过微店的账号，你在${day}买过${name}。`,
  "zh-TW": `一個月體驗只賣給沒買過微店的帳號，你在${day}買過${name}。`,
  "en-US": `The month to try is for accounts new to the online shop; you bought ${name} on ${day}.`,
});

const limited = (limit: number): LocalizedText => ({
  "zh-CN": `每个账号限购${limit}份。`,
  "zh-TW": `每個帳號限購${limit}份。`,
  "en-US": `Each account may buy ${limit}.`,
});

function providerFor({ reason }: Obstacle, locale: Locale): Schemas["ServiceProvider"] {
  return { name: (reason === "orderingClosed" ? manager : support)[locale], phone: "400-000-0000" };
}

const support: LocalizedText = { "zh-CN": "货簿云客服", "zh-TW": "貨簿雲客服", "en-US": "Stockbook support" };
const manager: LocalizedText = {
  "zh-CN": "渠道经理 林远",
  "zh-TW": "通路經理 林遠",
  "en-US": "Channel manager Lin Yuan",
};
