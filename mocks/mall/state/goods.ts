import { mallDisplay } from "../../../src/rules/limits";
import { type LicenceCode, type Sku, services, skusOf } from "../../business/catalogue";
import type { LocalizedText } from "../../business/refusals";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { industryServiceText, membershipCardText, onlineShopText } from "../data/goods/extras";
import type { GoodsText } from "../data/goods/goods-text";
import { retailText } from "../data/goods/retail";
import { stockbookText } from "../data/goods/stockbook";

/** Goods shown together, in the editors' order. */
export interface DisplayRow {
  readonly displayNo: number;
  readonly name: LocalizedText;
  readonly serviceNumbers: readonly LicenceCode[];
}

export const displayTable = defineTable("mall.displays", {
  id: (row: DisplayRow) => row.displayNo,
  seed: (): DisplayRow[] => [
    {
      displayNo: mallDisplay,
      name: { "zh-CN": "商城", "zh-TW": "商城", "en-US": "Mall" },
      serviceNumbers: services.map(({ serviceNumber }) => serviceNumber),
    },
  ],
});

/** What the editors wrote about each service. */
export const goodsTextTable = defineTable("mall.goods-texts", {
  id: (row: GoodsText): string => row.serviceNumber,
  seed: () => [stockbookText, retailText, onlineShopText, membershipCardText, industryServiceText],
});

/** Products taken off sale or put on sale since the catalogue was printed. */
export const saleTable = defineTable("mall.sale-states", {
  id: (row: { readonly productNo: string; readonly isOnSale: boolean }) => row.productNo,
});

/** Whether a product can be ordered now. */
export function isOnSale(world: World, { productNo, isOnSale: isListed }: Sku): boolean {
  return world.table(saleTable).get(productNo)?.isOnSale ?? isListed;
}

/** Whether anything of a service can be ordered now. */
export function isServiceOnSale(world: World, serviceNumber: string): boolean {
  return skusOf(serviceNumber, world.variant).some((sku) => isOnSale(world, sku));
}
