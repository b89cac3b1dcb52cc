import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import type { CouponReason } from "../../business/coupons";
import type { LocalizedText } from "../../business/refusals";
import type { CouponRow } from "../../business/rows/coupons";
import type { Audience, OfferRow } from "../rows";
import type { ReceiveReason } from "../rules/offers";

/** Why a coupon cannot be received, with the figures. */
export function receiveText(
  reason: ReceiveReason,
  { perUserLimit, audience }: Pick<OfferRow, "perUserLimit" | "audience">,
): LocalizedText {
  if (reason === "notForYou") return forOthers[audience];
  if (reason !== "limitReached") return plain[reason];
  return {
    "zh-CN": `你已领过，每人限领${perUserLimit}张`,
    "zh-TW": `你已領過，每人限領${perUserLimit}張`,
    "en-US": `You have yours already: ${perUserLimit} each`,
  };
}

const plain = {
  notStarted: {
    "zh-CN": "还没开始领",
    "zh-TW": "還沒開始領",
    "en-US": "It cannot be received yet",
  },
  ended: {
    "zh-CN": "领券时间已过",
    "zh-TW": "領券時間已過",
    "en-US": "The time to receive it is over",
  },
  soldOut: { "zh-CN": "已领完", "zh-TW": "已領完", "en-US": "None is left" },
} as const satisfies Record<string, LocalizedText>;

const forOthers: Readonly<Record<Audience, LocalizedText>> = {
  everyone: { "zh-CN": "不符合领取条件", "zh-TW": "不符合領取條件", "en-US": "It is for other customers" },
  firstPurchase: {
    "zh-CN": "这张券只给第一次购买的客户",
    "zh-TW": "這張券只給第一次購買的客戶",
    "en-US": "This coupon is for a first purchase",
  },
  payingUsers: {
    "zh-CN": "这张券只给付费使用中的客户",
    "zh-TW": "這張券只給付費使用中的客戶",
    "en-US": "This coupon is for customers with a paid license",
  },
};

/** Why a coupon that a user has cannot be used, with the figures; empty while it can. */
export function heldText(reason: CouponReason | null, coupon: CouponRow, locale: Locale): string {
  if (reason === null) return "";
  const [from, until] = [businessDate(coupon.validFrom), businessDate(coupon.validUntil)];
  const texts: Readonly<Record<CouponReason, LocalizedText>> = {
    notYetValid: {
      "zh-CN": `${from}起可用`,
      "zh-TW": `${from}起可用`,
      "en-US": `Can be used from ${from}`,
    },
    expired: {
      "zh-CN": `${until}已过期`,
      "zh-TW": `${until}已過期`,
      "en-US": `Expired on ${until}`,
    },
    used: { "zh-CN": "已使用", "zh-TW": "已使用", "en-US": "Used already" },
    locked: { "zh-CN": "在未付款的订单里", "zh-TW": "在未付款的訂單裡", "en-US": "In an unpaid order" },
    unregisteredPhone: {
      "zh-CN": "用这个手机号注册后可用",
      "zh-TW": "用這個手機號碼註冊後可用",
      "en-US": "Can be used once somebody registers with this phone",
    },
    belowThreshold: { "zh-CN": "未满使用金额", "zh-TW": "未滿使用金額", "en-US": "Below its smallest price" },
    otherService: { "zh-CN": "不适用此服务", "zh-TW": "不適用此服務", "en-US": "For another service" },
    otherAction: {
      "zh-CN": "不适用此类订单",
      "zh-TW": "不適用此類訂單",
      "en-US": "For another kind of order",
    },
    notWithPromotion: {
      "zh-CN": "不与此优惠同享",
      "zh-TW": "不與此優惠同享",
      "en-US": "Not beside this promotion",
    },
  };
  return texts[reason][locale];
}
