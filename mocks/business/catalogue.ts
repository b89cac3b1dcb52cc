import type { Variant } from "../../src/platform/variant";
import { variantTerms } from "../../src/rules/variant-terms";
import type { LocalizedText } from "./refusals";

export type LicenceCode = "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
export type VersionLevel = "standard" | "professional";

/** An item that can be ordered: a version of a service. Prices are fen, or cents, for one year. */
export interface Sku {
  readonly productNo: string;
  /** The edition whose mall sells it, in that edition's currency. */
  readonly variant: Variant;
  readonly serviceNumber: LicenceCode;
  readonly name: LocalizedText;
  /** Null for services without versions. */
  readonly level: VersionLevel | null;
  readonly yearFen: number;
  readonly includedStores: number;
  readonly includedUsers: number;
  /** What one more costs; null where it cannot be added. */
  readonly storeYearFen: number | null;
  readonly userYearFen: number | null;
  /** Percentage of the year price for agents with open ordering. */
  readonly settlementPercent: number;
  /** How often one account may buy it; null without a limit. */
  readonly purchaseLimit: number | null;
  readonly isOnSale: boolean;
}

/** A service of the catalogue, without the editors' texts, which belong to the mall. */
export interface Service {
  readonly serviceNumber: LicenceCode;
  readonly name: LocalizedText;
  /** 1 software, makes a paying user; 0 given away; 2 extra service. */
  readonly serviceType: 0 | 1 | 2;
  readonly trialDays: number;
}

const service = (
  serviceNumber: LicenceCode,
  serviceType: 0 | 1 | 2,
  trialDays: number,
  name: readonly [string, string, string],
): Service => ({ serviceNumber, serviceType, trialDays, name: localized(name) });

/** The services sold, in the order of the mall's display. */
export const services: readonly Service[] = [
  service("KDZHJ01", 1, 15, ["货簿云", "貨簿雲", "Stockbook"]),
  service("ZHJXH", 1, 15, ["零售版", "零售版", "Retail edition"]),
  service("ZHWD", 2, 0, ["微店", "微店", "Online shop"]),
  service("WXHYK", 2, 0, ["会员卡", "會員卡", "Membership card"]),
  service("HYGF", 2, 0, ["行业服务", "行業服務", "Industry service"]),
];

/** The online shop for one month, sold once to an account that never paid for the online shop. */
export const oneMonthShop = "ZHWD-H5M1";

const noMore = { storeYearFen: null, userYearFen: null, purchaseLimit: null, isOnSale: true } as const;

/** What the mall of China sells, by service, cheapest first. */
const chinaSkus: readonly Omit<Sku, "variant">[] = [
  {
    ...noMore,
    productNo: "KDZHJ01-STD",
    serviceNumber: "KDZHJ01",
    name: localized(["标准版", "標準版", "Standard"]),
    level: "standard",
    yearFen: 59_800,
    includedStores: 1,
    includedUsers: 1,
    userYearFen: 15_000,
    settlementPercent: 80,
  },
  {
    ...noMore,
    productNo: "KDZHJ01-PRO",
    serviceNumber: "KDZHJ01",
    name: localized(["专业版", "專業版", "Professional"]),
    level: "professional",
    yearFen: 119_800,
    includedStores: 1,
    includedUsers: 3,
    storeYearFen: 48_000,
    userYearFen: 15_000,
    settlementPercent: 80,
  },
  {
    ...noMore,
    productNo: "ZHJXH-RET",
    serviceNumber: "ZHJXH",
    name: localized(["零售版", "零售版", "Retail edition"]),
    level: null,
    yearFen: 39_800,
    includedStores: 1,
    includedUsers: 2,
    storeYearFen: 30_000,
    userYearFen: 12_000,
    settlementPercent: 80,
  },
  {
    ...noMore,
    productNo: oneMonthShop,
    serviceNumber: "ZHWD",
    name: localized(["微店H5一个月", "微店H5一個月", "Online shop, one month"]),
    level: null,
    yearFen: 990,
    includedStores: 1,
    includedUsers: 0,
    settlementPercent: 100,
    purchaseLimit: 1,
  },
  {
    ...noMore,
    productNo: "ZHWD-H5",
    serviceNumber: "ZHWD",
    name: localized(["微店H5", "微店H5", "Online shop"]),
    level: null,
    yearFen: 29_800,
    includedStores: 1,
    includedUsers: 0,
    settlementPercent: 85,
  },
  {
    ...noMore,
    productNo: "WXHYK-CARD",
    serviceNumber: "WXHYK",
    name: localized(["会员卡", "會員卡", "Membership card"]),
    level: null,
    yearFen: 19_800,
    includedStores: 1,
    includedUsers: 0,
    settlementPercent: 85,
    purchaseLimit: 3,
  },
  {
    ...noMore,
    productNo: "HYGF-MED",
    serviceNumber: "HYGF",
    name: localized(["行业服务", "行業服務", "Industry service"]),
    level: null,
    yearFen: 99_800,
    includedStores: 1,
    includedUsers: 0,
    settlementPercent: 85,
    isOnSale: false,
  },
];

/** Of a product of China: what it costs in the global mall, in cents. */
interface GlobalPrices {
  readonly yearFen: number;
  readonly storeYearFen?: number;
  readonly userYearFen?: number;
}

/** The products of the global mall. A month of the online shop is not sold there: it serves a Chinese messenger. */
const globalPrices: Readonly<Record<string, GlobalPrices>> = {
  "KDZHJ01-STD": { yearFen: 9_800, userYearFen: 2_500 },
  "KDZHJ01-PRO": { yearFen: 19_800, storeYearFen: 8_000, userYearFen: 2_500 },
  "ZHJXH-RET": { yearFen: 6_800, storeYearFen: 5_000, userYearFen: 2_000 },
  "ZHWD-H5": { yearFen: 4_900 },
  "WXHYK-CARD": { yearFen: 3_900 },
  "HYGF-MED": { yearFen: 16_800 },
};

/** Everything that can be ordered, in one edition's mall or the other's. */
export const skus: readonly Sku[] = [
  ...chinaSkus.map((sku): Sku => ({ ...sku, variant: "china" })),
  ...chinaSkus.flatMap((sku): Sku[] => {
    const prices = globalPrices[sku.productNo];
    const productNo = productIn("global", sku.productNo);
    return prices === undefined ? [] : [{ ...sku, ...prices, productNo, variant: "global" }];
  }),
];

/** The number under which an edition's mall sells a product of China. */
export function productIn(variant: Variant, productNo: string): string {
  return variant === "china" || productNo === oneMonthShop ? productNo : `${productNo}-INT`;
}

/** The currency of everything in an edition's mall. */
export function currencyOf(variant: Variant): "CNY" | "USD" {
  return variantTerms[variant].currency;
}

/** Days a product runs for each "year" of it: a month's product runs 30 days, everything else calendar years. */
export function runsDaysInsteadOfYears(productNo: string): number | null {
  return productNo === oneMonthShop ? 30 : null;
}

export function skuOf(productNo: string): Sku | undefined {
  return skus.find((sku) => sku.productNo === productNo);
}

/** A product that an edition's mall sells: the number of another edition's is unknown there. */
export function skuSoldIn(variant: Variant, productNo: string): Sku | undefined {
  const sku = skuOf(productNo);
  return sku?.variant === variant ? sku : undefined;
}

/**
 * One of China's products as an edition sells it.
 * @throws Error when that edition does not
 */
export function skuIn(variant: Variant, product: string): Sku {
  const productNo = productIn(variant, product);
  const sku = skuOf(productNo);
  if (!sku) throw new Error(`There is no product ${productNo}.`);
  return sku;
}

export function skusOf(serviceNumber: string, variant: Variant): readonly Sku[] {
  return skus.filter((sku) => sku.serviceNumber === serviceNumber && sku.variant === variant);
}

export function serviceOf(serviceNumber: string): Service | undefined {
  return services.find((service) => service.serviceNumber === serviceNumber);
}

/** What an invitation saves an account on its first purchase of a service, in fen, however many years it buys. */
export function invitationSavingFen(productNo: string): number {
  return invitationSavings.get(productNo) ?? 0;
}

const invitationSavings: ReadonlyMap<string, number> = new Map([
  ["KDZHJ01-STD", 3_000],
  ["KDZHJ01-PRO", 6_000],
  ["ZHJXH-RET", 2_000],
  ["KDZHJ01-STD-INT", 500],
  ["KDZHJ01-PRO-INT", 1_000],
  ["ZHJXH-RET-INT", 400],
]);

/** The year price in fen for agents with open ordering. */
export function settlementYearFen({ yearFen, settlementPercent }: Sku): number {
  return Math.floor((yearFen * settlementPercent) / 100);
}

function localized([simplified, traditional, english]: readonly [string, string, string]): LocalizedText {
  return { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };
}
