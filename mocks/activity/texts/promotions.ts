import type { Locale } from "../../../src/platform/locale";
import type { Sku } from "../../business/catalogue";
import { yuan } from "../../business/money";
import type { PriceLineRow } from "../../business/rows/orders";
import { yearsInChinese } from "../../business/years-text";

/** What an activity sells, by name: "专业版2年". */
export function itemName({ name }: Sku, years: number, locale: Locale): string {
  if (locale === "en-US") return `${name[locale]}, ${years} ${years === 1 ? "year" : "years"}`;
  return yearsInChinese(name[locale], years);
}

/** What a line of a price is: "1,198 × 2年", "活动优惠". */
export function lineLabel(
  { kind, unitFen, years = 1, percentOff = 0 }: PriceLineRow,
  locale: Locale,
): string {
  if (unitFen !== undefined) {
    const price = `${yuan(unitFen)
      .replace(/\.00$/, "")
      .replace(/\B(?=(\d{3})+$)/g, ",")}`;
    return locale === "en-US" ? `${price} × ${years}` : `${price} × ${years}年`;
  }
  if (kind === "yearDiscount") return yearDiscount[locale](percentOff);
  return promotion[locale];
}

const promotion = { "zh-CN": "活动优惠", "zh-TW": "活動優惠", "en-US": "Activity price" } as const;

const yearDiscount: Readonly<Record<Locale, (percentOff: number) => string>> = {
  "zh-CN": (percentOff) => `多年${(100 - percentOff) / 10}折`,
  "zh-TW": (percentOff) => `多年${(100 - percentOff) / 10}折`,
  "en-US": (percentOff) => `${percentOff}% off for several years`,
};
