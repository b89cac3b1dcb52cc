import { sum } from "./money";
import { type PromotionRow, runningPromotion } from "./promotions";
import type { LicenceRow } from "./rows/licences";
import type { OrderRow } from "./rows/orders";

/*
 * What an account has bought, read from its orders. An unpaid order counts as bought until it is closed; a refund
 * undoes the purchase.
 */

/** Licences of a product bought by these orders, for its purchase limit. */
export function boughtCount(orders: readonly OrderRow[], productNo: string): number {
  return countOf(orders.filter((order) => order.kind === "buy" && order.productNo === productNo));
}

/** Pieces of a promotion's product bought at its price by these orders, for its limit per account. */
export function promotionCount(
  orders: readonly OrderRow[],
  { alias, productNo }: Pick<PromotionRow, "alias" | "productNo">,
): number {
  return countOf(orders.filter((order) => order.promotionAlias === alias && order.productNo === productNo));
}

/** Whether nothing of a service was bought yet, by these orders or any licence; then an invitation saves. */
export function isFirstPurchase(
  orders: readonly OrderRow[],
  licences: readonly LicenceRow[],
  serviceNumber: string,
): boolean {
  return (
    !orders.some((order) => order.serviceNumber === serviceNumber && counts(order)) &&
    !licences.some(({ typeCode, startsAt }) => typeCode === serviceNumber && startsAt !== null)
  );
}

/** The promotion whose price an account gets for this many pieces: it runs, and stock and limit suffice for all. */
export function promotionFor(
  promotions: readonly PromotionRow[],
  orders: readonly OrderRow[],
  purchase: {
    readonly action: OrderRow["kind"];
    readonly years: number;
    readonly quantity: number;
    readonly now: number;
  },
): PromotionRow | undefined {
  const inStock = promotions.filter(
    (promotion) =>
      (promotion.stockLeft === null || promotion.stockLeft >= purchase.quantity) &&
      (promotion.perUserLimit === null ||
        promotionCount(orders, promotion) + purchase.quantity <= promotion.perUserLimit),
  );
  return runningPromotion(inStock, purchase);
}

function countOf(orders: readonly OrderRow[]): number {
  return sum(orders.filter(counts).map(({ quantity }) => quantity));
}

function counts({ state }: OrderRow): boolean {
  return state !== "cancelled" && state !== "expired" && state !== "refunded";
}
