import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { addDays, endOfDay } from "./calendar";
import { productIn } from "./catalogue";
import type { OrderKind } from "./rows/orders";

/** A product sold at a lower price by an activity. */
export interface PromotionRow {
  readonly id: number;
  /** Of the activity. */
  readonly alias: string;
  readonly productNo: string;
  readonly action: OrderKind;
  readonly years: number;
  /** Price of the version for those years; more stores and users cost what they always do. */
  readonly priceFen: number;
  readonly startsAt: number;
  /** Last instant. */
  readonly endsAt: number;
  /** Null without a limit. */
  readonly stockLeft: number | null;
  readonly perUserLimit: number | null;
  readonly canUseCoupons: boolean;
}

export const promotionTable = defineTable("business.promotions", {
  id: (row: PromotionRow) => row.id,
  indexes: { product: { key: (row) => row.productNo }, alias: { key: (row) => row.alias } },
  seed: ({ startedAt, variant }): PromotionRow[] => {
    const today = businessDate(startedAt);
    const running = {
      startsAt: startOfBusinessDate(addDays(today, -6)),
      endsAt: endOfDay(addDays(today, 9)),
    };
    const retail = { action: "buy", years: 1, perUserLimit: 1, canUseCoupons: false } as const;
    return [
      {
        id: 1,
        alias: "year-end",
        productNo: productIn(variant, "ZHJXH-RET"),
        priceFen: variant === "china" ? 29_800 : 4_900,
        stockLeft: 200,
        ...retail,
        ...running,
      },
      {
        id: 2,
        alias: "year-end",
        productNo: productIn(variant, "ZHWD-H5"),
        priceFen: variant === "china" ? 19_800 : 3_500,
        stockLeft: null,
        ...retail,
        ...running,
      },
      {
        id: 3,
        alias: "spring",
        productNo: productIn(variant, "KDZHJ01-PRO"),
        priceFen: variant === "china" ? 99_800 : 16_800,
        stockLeft: 0,
        ...retail,
        startsAt: startOfBusinessDate(addDays(today, -280)),
        endsAt: endOfDay(addDays(today, -250)),
      },
    ];
  },
});

/**
 * Takes pieces from a promotion's stock for a new order: its price holds until the deadline, so the pieces are
 * reserved like its coupon, and cannot be sold twice. They stay taken once paid.
 */
export function takeStock(world: World, promotion: PromotionRow, pieces: number): void {
  moveStock(world, promotion, -pieces);
}

/** Puts the pieces back when the order was closed unpaid. */
export function restoreStock(
  world: World,
  sold: { readonly alias: string; readonly productNo: string; readonly years: number | null },
  pieces: number,
): void {
  const promotion = world
    .table(promotionTable)
    .by("alias", sold.alias)
    .find(({ productNo, years }) => productNo === sold.productNo && years === sold.years);
  if (promotion) moveStock(world, promotion, pieces);
}

function moveStock(world: World, { id, stockLeft }: PromotionRow, pieces: number): void {
  if (stockLeft !== null) world.table(promotionTable).update(id, { stockLeft: stockLeft + pieces });
}

/**
 * The promotion running for a product, action and years: of several the one with the lowest price; stock must be
 * left.
 */
export function runningPromotion(
  promotions: readonly PromotionRow[],
  { action, years, now }: { action: OrderKind; years: number; now: number },
): PromotionRow | undefined {
  return promotions
    .filter((row) => row.action === action && row.years === years && row.startsAt <= now && now <= row.endsAt)
    .filter(({ stockLeft }) => stockLeft === null || stockLeft > 0)
    .sort((left, right) => left.priceFen - right.priceFen || left.id - right.id)[0];
}
