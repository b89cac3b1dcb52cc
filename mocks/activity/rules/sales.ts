import { skuOf } from "../../business/catalogue";
import { sum } from "../../business/money";
import { type PromotionRow, promotionTable } from "../../business/promotions";
import type { World } from "../../world/world";
import { activityTable } from "../state";
import type { ActivitySale } from "./order-check";
import type { Period } from "./period";

/** What an activity sells at a lower price. */
export function promotionsOf(world: World, alias: string): readonly PromotionRow[] {
  return world.table(promotionTable).by("alias", alias);
}

/** The time in which an activity sells; its own where it sells nothing. */
export function salePeriod(promotions: readonly PromotionRow[], activity: Period): Period {
  if (promotions.length === 0) return activity;
  return {
    startsAt: Math.min(...promotions.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...promotions.map(({ endsAt }) => endsAt)),
  };
}

/** How an activity sells a service; null when it does not. Its limits add up over the versions. */
export function saleOf(world: World, alias: string, serviceNumber: string): ActivitySale | null {
  const activity = world.table(activityTable).get(alias);
  const sold = promotionsOf(world, alias).filter(
    ({ productNo }) => skuOf(productNo)?.serviceNumber === serviceNumber,
  );
  if (!activity || sold.length === 0) return null;
  const limit = limitOf(sold.map(({ perUserLimit }) => perUserLimit));
  return { period: salePeriod(sold, activity), limit };
}

/** Maximum number of pieces under several limits; null when there is none. */
export function limitOf(limits: readonly (number | null)[]): number | null {
  return limits.every((limit) => limit !== null) ? sum(limits) : null;
}
