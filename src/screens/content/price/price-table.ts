import type { components } from "../../../generated/mall";
import type { PublishedPrices } from "../../../platform/settings-shape";
import { yearDiscounts as usualDiscounts } from "../../../rules/business-limits";
import { versions } from "../../../rules/limits";
import { yuanToFen } from "../../../rules/numbers";
import type { VersionPrice, YearDiscount } from "../../../rules/price-quote";
import type { VersionName } from "./price-choice";

type SkuPrices = components["schemas"]["SkuPrices"];
type Sku = components["schemas"]["Sku"];

/** The prices a page computes with. */
export interface PriceTable {
  readonly versions: Readonly<Record<VersionName, VersionPrice>>;
  readonly discounts: readonly YearDiscount[];
}

/** The published prices of the settings: shown until the catalogue answers, and where it does not. */
export function publishedPrices({ perYear, morePerYear }: PublishedPrices): PriceTable {
  const user = yuanToFen(morePerYear.user);
  return {
    versions: {
      standard: {
        yearFen: yuanToFen(perYear.standard) ?? 0,
        includedStores: versions.standard.stores,
        includedUsers: versions.standard.users,
        storeYearFen: null,
        userYearFen: user,
      },
      professional: {
        yearFen: yuanToFen(perYear.professional) ?? 0,
        includedStores: versions.professional.stores,
        includedUsers: versions.professional.users,
        storeYearFen: yuanToFen(morePerYear.store),
        userYearFen: user,
      },
    },
    discounts: usualDiscounts,
  };
}

/** The prices of the catalogue; null where it lacks one of the two versions. */
export function cataloguePrices({ skus, yearDiscounts }: SkuPrices): PriceTable | null {
  const standard = versionPrice(skuOf(skus, "standard"));
  const professional = versionPrice(skuOf(skus, "professional"));
  if (standard === null || professional === null) return null;
  return { versions: { standard, professional }, discounts: yearDiscounts };
}

/** The product behind a version. */
export function skuOf(skus: readonly Sku[], version: VersionName): Sku | undefined {
  return skus.find(({ level }) => level === version);
}

function versionPrice(sku: Sku | undefined): VersionPrice | null {
  const yearFen = sku === undefined ? null : yuanToFen(sku.yearPrice);
  if (sku === undefined || yearFen === null) return null;
  return {
    yearFen,
    includedStores: sku.includedStores,
    includedUsers: sku.includedUsers,
    storeYearFen: sku.storeYearPrice === null ? null : yuanToFen(sku.storeYearPrice),
    userYearFen: sku.userYearPrice === null ? null : yuanToFen(sku.userYearPrice),
  };
}
