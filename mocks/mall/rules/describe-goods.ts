import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { yearDiscounts as discounts } from "../../../src/rules/business-limits";
import {
  currencyOf,
  runsDaysInsteadOfYears,
  type Service,
  type Sku,
  settlementYearFen,
  skusOf,
} from "../../business/catalogue";
import { yuan } from "../../business/money";
import type { World } from "../../world/world";
import type { GoodsText } from "../data/goods/goods-text";
import { goodsTextTable, isServiceOnSale } from "../state/goods";

type Schemas = components["schemas"];

/** A service as the display shows it. */
export function describeCard(world: World, service: Service, locale: Locale): Schemas["ServiceCard"] {
  const { serviceNumber, name } = service;
  const text = goodsText(world, serviceNumber);
  const skus = skusOf(serviceNumber, world.variant);
  return {
    serviceNumber,
    name: name[locale],
    summary: text.summary[locale],
    picture: text.icon,
    currency: currencyOf(world.variant),
    fromPrice: yuan(lowestYearFen(skus)),
    levels: skus.flatMap(({ level }) => (level === null ? [] : [level])),
    tags: text.tags.map((tag) => tag[locale]),
    isOnSale: isServiceOnSale(world, serviceNumber),
  };
}

/** Everything the goods page shows before a choice is made. */
export function describeService(
  world: World,
  service: Service,
  locale: Locale,
  hasSettlementPrice: boolean,
): Schemas["ServiceDetail"] {
  const text = goodsText(world, service.serviceNumber);
  return {
    ...describeCard(world, service, locale),
    pictures: text.pictures.map((picture) => picture[locale]),
    skus: describeSkus(world, service.serviceNumber, locale, hasSettlementPrice),
    yearDiscounts: yearDiscounts(),
    features: text.features.map((feature) => feature[locale]),
    refundRule: text.refundRule[locale],
    trialDays: service.trialDays,
  };
}

/** The versions of a service, cheapest first, with the settlement price for those who have one. */
export function describeSkus(
  { variant }: Pick<World, "variant">,
  serviceNumber: string,
  locale: Locale,
  hasSettlementPrice: boolean,
): Schemas["Sku"][] {
  return skusOf(serviceNumber, variant).map((sku) => ({
    productNo: sku.productNo,
    name: sku.name[locale],
    level: sku.level,
    yearPrice: yuan(sku.yearFen),
    includedStores: sku.includedStores,
    includedUsers: sku.includedUsers,
    storeYearPrice: sku.storeYearFen === null ? null : yuan(sku.storeYearFen),
    userYearPrice: sku.userYearFen === null ? null : yuan(sku.userYearFen),
    settlementYearPrice: hasSettlementPrice ? yuan(settlementYearFen(sku)) : null,
  }));
}

/** What more years take off, by years ascending. */
export function yearDiscounts(): Schemas["YearDiscount"][] {
  return discounts.map((discount) => ({ ...discount }));
}

/** The introduction of a service in the language asked for, or in zh-CN; null where there is none. */
export function describeIntroduction(
  world: World,
  serviceNumber: string,
  locale: Locale,
): Schemas["ServiceIntroduction"] | null {
  const introduction = world.table(goodsTextTable).get(serviceNumber)?.introduction;
  if (!introduction) return null;
  const translated = introduction.texts[locale];
  const { title, content } = translated ?? introduction.texts["zh-CN"];
  return {
    serviceNumber,
    title,
    content,
    updatedAt: introduction.updatedAt,
    lang: translated ? locale : "zh-CN",
  };
}

function goodsText(world: World, serviceNumber: string): GoodsText {
  const text = world.table(goodsTextTable).get(serviceNumber);
  if (!text) throw new Error(`Nobody has written about the service ${serviceNumber}.`);
  return text;
}

/** A product that runs some days has no year price. */
function lowestYearFen(skus: readonly Sku[]): number {
  const years = skus.filter(({ productNo }) => runsDaysInsteadOfYears(productNo) === null);
  return Math.min(...(years.length > 0 ? years : skus).map(({ yearFen }) => yearFen));
}
