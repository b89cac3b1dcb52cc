import { orderLimits } from "./limits";
import { yuanToFen } from "./numbers";
import { yearPercentOff } from "./price-quote";

/** A version of a service with its yearly price in yuan, as text. */
interface PricedVersion {
  readonly productNo: string;
  readonly yearPrice: string;
}

interface YearDiscount {
  readonly years: number;
  readonly percentOff: number;
}

/** A version for so many years. */
export interface Purchase {
  readonly productNo: string;
  readonly years: number;
}

/**
 * The cheapest purchase whose price reaches a coupon's threshold; null where none does. More years than the
 * discounts name take the last of them.
 * @param threshold yuan, as text
 */
export function cheapestPurchase(
  versions: readonly PricedVersion[],
  discounts: readonly YearDiscount[],
  threshold: string,
): Purchase | null {
  const least = yuanToFen(threshold) ?? 0;
  let cheapest: (Purchase & { readonly price: number }) | null = null;
  for (const { productNo, yearPrice } of versions)
    for (let years = 1; years <= orderLimits.years.maximum; years++) {
      const full = (yuanToFen(yearPrice) ?? 0) * years;
      const price = Math.floor((full * (100 - yearPercentOff(discounts, years))) / 100);
      if (price >= least && (cheapest === null || price < cheapest.price))
        cheapest = { productNo, years, price };
    }
  return cheapest && { productNo: cheapest.productNo, years: cheapest.years };
}
