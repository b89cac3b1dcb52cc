import type { Locale } from "../../../src/platform/locale";
import { runsDaysInsteadOfYears, skuOf } from "../../business/catalogue";
import type { LocalizedText } from "../../business/refusals";
import type { OrderRow, PriceLineRow } from "../../business/rows/orders";

type Titled = Pick<
  OrderRow,
  "kind" | "productNo" | "quantity" | "years" | "users" | "stores" | "userTotal" | "storeTotal"
>;

/** What was ordered, in one line: "专业版，2店5人，2年". `lastDay` is the licence's, for what runs until then. */
export function orderTitle(order: Titled, lastDay: string | null, locale: Locale): string {
  const name = productName(order.productNo, locale);
  if (order.kind === "addUsers" || order.kind === "upgrade") {
    const what = (order.kind === "addUsers" ? moreUsers : upgraded)[locale](name);
    return lastDay === null ? what : `${what}${untilDay[locale](lastDay)}`;
  }
  const days = runsDaysInsteadOfYears(order.productNo);
  const years = order.years ?? 1;
  const segments = [
    order.kind === "renew" ? renewed[locale](name) : name,
    ...sizeOf(order, locale),
    // The name of a product sold by days contains them.
    ...(days === null ? [yearsText[locale](years)] : years > 1 ? [daysText[locale](days * years)] : []),
    ...(order.quantity > 1 ? [piecesText[locale](order.quantity)] : []),
  ];
  return segments.join(comma[locale]);
}

/** What a line of a price is for: "加2个用户". `couponName` names the coupon of a coupon's line. */
export function lineName(line: PriceLineRow, locale: Locale, couponName = ""): string {
  const { count = 1, days = 0, percentOff = 0, years = 1, about = "" } = line;
  switch (line.kind) {
    case "version":
      return productName(about, locale);
    case "coupon":
      // A coupon of a real back end is known by the name it had there.
      return couponName === "" ? about : couponName;
    case "settlement":
    case "promotion":
    case "invitation":
      return special[line.kind][locale];
    default:
      return counted[line.kind][locale]({ count, days, percentOff, years });
  }
}

/** The name of a product in a language; its number when it is not in the catalogue any more. */
export function productName(productNo: string, locale: Locale): string {
  return skuOf(productNo)?.name[locale] ?? productNo;
}

/** Stores and users, for products that can have more of them. */
function sizeOf({ productNo, storeTotal, userTotal }: Titled, locale: Locale): string[] {
  const sku = skuOf(productNo);
  return sku?.userYearFen == null && sku?.storeYearFen == null ? [] : [size[locale](storeTotal, userTotal)];
}

interface Figures {
  readonly count: number;
  readonly days: number;
  readonly percentOff: number;
  readonly years: number;
}
type In<Values extends readonly unknown[]> = Readonly<Record<Locale, (...values: Values) => string>>;

const comma: LocalizedText = { "zh-CN": "，", "zh-TW": "，", "en-US": ", " };

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** 10 per cent off is nine tenths: 9折. */
const tenths = (percentOff: number): string => `${(100 - percentOff) / 10}折`;

const moreUsers: In<[string]> = {
  "zh-CN": (name) => `${name} 加用户`,
  "zh-TW": (name) => `${name} 加使用者`,
  "en-US": (name) => `More users of ${name}`,
};
const upgraded: In<[string]> = {
  "zh-CN": (name) => `升级${name}`,
  "zh-TW": (name) => `升級${name}`,
  "en-US": (name) => `Upgrade to ${name}`,
};
const renewed: In<[string]> = {
  "zh-CN": (name) => `${name}续费`,
  "zh-TW": (name) => `${name}續費`,
  "en-US": (name) => `Renewal of ${name}`,
};
const untilDay: In<[string]> = {
  "zh-CN": (day) => `，到${day}`,
  "zh-TW": (day) => `，到${day}`,
  "en-US": (day) => ` until ${day}`,
};
const yearsText: In<[number]> = {
  "zh-CN": (years) => `${years}年`,
  "zh-TW": (years) => `${years}年`,
  "en-US": (years) => plural(years, "year"),
};
const daysText: In<[number]> = {
  "zh-CN": (days) => `${days}天`,
  "zh-TW": (days) => `${days}天`,
  "en-US": (days) => plural(days, "day"),
};
const piecesText: In<[number]> = {
  "zh-CN": (pieces) => `${pieces}份`,
  "zh-TW": (pieces) => `${pieces}份`,
  "en-US": (pieces) => plural(pieces, "license"),
};
const size: In<[number, number]> = {
  "zh-CN": (stores, users) => `${stores}店${users}人`,
  "zh-TW": (stores, users) => `${stores}店${users}人`,
  "en-US": (stores, users) => `${plural(stores, "store")}, ${plural(users, "user")}`,
};

const special = {
  settlement: { "zh-CN": "结算价", "zh-TW": "結算價", "en-US": "Settlement price" },
  promotion: { "zh-CN": "活动价", "zh-TW": "活動價", "en-US": "Promotion price" },
  invitation: { "zh-CN": "邀请优惠", "zh-TW": "邀請優惠", "en-US": "Invitation saving" },
} as const satisfies Record<string, LocalizedText>;

const counted: Readonly<
  Record<
    "stores" | "users" | "yearDiscount" | "professionalRest" | "standardCredit" | "userCredit" | "addedUsers",
    In<[Figures]>
  >
> = {
  stores: {
    "zh-CN": ({ count }) => `加${count}个店`,
    "zh-TW": ({ count }) => `加${count}個店`,
    "en-US": ({ count }) => plural(count, "more store"),
  },
  users: {
    "zh-CN": ({ count }) => `加${count}个用户`,
    "zh-TW": ({ count }) => `加${count}位使用者`,
    "en-US": ({ count }) => plural(count, "more user"),
  },
  yearDiscount: {
    "zh-CN": ({ years, percentOff }) => `${"零一两三四五"[years] ?? years}年${tenths(percentOff)}`,
    "zh-TW": ({ years, percentOff }) => `${"零一兩三四五"[years] ?? years}年${tenths(percentOff)}`,
    "en-US": ({ years, percentOff }) => `${percentOff}% off for ${plural(years, "year")}`,
  },
  professionalRest: {
    "zh-CN": ({ days }) => `专业版剩余${days}天`,
    "zh-TW": ({ days }) => `專業版剩餘${days}天`,
    "en-US": ({ days }) => `Professional for the ${plural(days, "day")} left`,
  },
  standardCredit: {
    "zh-CN": ({ days }) => `标准版没用完的${days}天`,
    "zh-TW": ({ days }) => `標準版沒用完的${days}天`,
    "en-US": ({ days }) => `${plural(days, "day")} of Standard not used`,
  },
  userCredit: {
    "zh-CN": ({ count, days }) => `加过的${count}个用户没用完的${days}天`,
    "zh-TW": ({ count, days }) => `加過的${count}位使用者沒用完的${days}天`,
    "en-US": ({ count, days }) => `${plural(days, "day")} of ${plural(count, "added user")} not used`,
  },
  addedUsers: {
    "zh-CN": ({ count, days }) => `加${count}个用户，剩余${days}天`,
    "zh-TW": ({ count, days }) => `加${count}位使用者，剩餘${days}天`,
    "en-US": ({ count, days }) => `${plural(count, "more user")} for ${plural(days, "day")}`,
  },
};
