import { type PromotionRow, runningPromotion } from "../../business/promotions";
import type { OrderKind } from "../../business/rows/orders";

/** Of the promotions that run now for an action, whatever their years, the one with the lowest price. */
export function bestPromotion(
  promotions: readonly PromotionRow[],
  action: OrderKind,
  now: number,
): PromotionRow | undefined {
  return [...new Set(promotions.map(({ years }) => years))]
    .flatMap((years) => runningPromotion(promotions, { action, years, now }) ?? [])
    .sort((left, right) => left.priceFen - right.priceFen || left.id - right.id)[0];
}
