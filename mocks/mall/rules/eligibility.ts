import { oneMonthShop, type Sku, skuOf } from "../../business/catalogue";
import { boughtCount } from "../../business/purchases";
import type { LicenceRow } from "../../business/rows/licences";
import type { OrderKind, OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";

/** Why an order is not allowed, with the values of its message. */
export type Obstacle =
  | { readonly reason: "alreadyBought"; readonly boughtAt: number; readonly productNo: string }
  | { readonly reason: "limitReached"; readonly limit: number }
  | { readonly reason: "unpaidOrder" }
  | { readonly reason: "orderingClosed" }
  | { readonly reason: "roleNotAllowed" };

/** What an account has bought and holds. */
export interface Purchases {
  readonly orders: readonly OrderRow[];
  readonly licences: readonly LicenceRow[];
}

export type OrderRole = "customer" | "agent" | "promoter";

/** In which role an account orders. */
export function orderRole({ role }: Pick<UserRow, "role">): OrderRole {
  if (role === "none") return "customer";
  return role === "promoter" ? "promoter" : "agent";
}

/** Whether an account orders at the settlement price: an agent with open ordering. */
export function hasSettlementPrice(user: Pick<UserRow, "role" | "canOrder"> | undefined): boolean {
  return user !== undefined && orderRole(user) === "agent" && user.canOrder;
}

/**
 * Why a role may not order; null when it may. Agents wait until the channel manager opens ordering. A new licence
 * ordered by a promoter would be for somebody else; what a promoter has may be renewed and given more users.
 */
export function roleObstacle(user: Pick<UserRow, "role" | "canOrder">, kind: OrderKind): Obstacle | null {
  const role = orderRole(user);
  if (role === "agent" && !user.canOrder) return { reason: "orderingClosed" };
  return role === "promoter" && kind === "buy" ? { reason: "roleNotAllowed" } : null;
}

/** How many licences of a product an account may have bought, has bought and may still buy; null without a limit. */
export function purchaseAllowance(sku: Sku, orders: readonly OrderRow[]) {
  const { purchaseLimit: limit } = sku;
  const bought = boughtCount(orders, sku.productNo);
  return { limit, bought, remaining: limit === null ? null : Math.max(limit - bought, 0) };
}

/** Why so many licences of a product cannot be bought or renewed; null when they can. */
export function purchaseObstacle(
  sku: Sku,
  quantity: number,
  kind: OrderKind,
  purchases: Purchases,
): Obstacle | null {
  if (sku.productNo === oneMonthShop && (kind === "buy" || kind === "renew")) {
    const before = shopPayment(purchases);
    if (before) return before;
  }
  if (kind !== "buy") return null;
  const { limit, remaining } = purchaseAllowance(sku, purchases.orders);
  return limit === null || remaining === null || quantity <= remaining
    ? null
    : { reason: "limitReached", limit };
}

/** Why the online shop cannot be bought for one month: it was paid for before, or such an order waits to be paid. */
export function oneMonthShopObstacle(purchases: Purchases): Obstacle | null {
  const paid = shopPayment(purchases);
  if (paid) return paid;
  const hasUnpaidOrder = purchases.orders.some(
    ({ productNo, state }) => productNo === oneMonthShop && state === "unpaid",
  );
  return hasUnpaidOrder ? { reason: "unpaidOrder" } : null;
}

/** The first time the online shop was paid for; money given back does not count. */
function shopPayment({ orders, licences }: Purchases): Obstacle | null {
  const serviceNumber = skuOf(oneMonthShop)?.serviceNumber;
  const payments = orders.flatMap(({ serviceNumber: bought, productNo, paidAt, state }) =>
    bought === serviceNumber && paidAt !== null && state !== "refunded"
      ? [{ productNo, boughtAt: paidAt }]
      : [],
  );
  // What was given without an order counts from its first day.
  const given = licences.flatMap(({ typeCode, orderId, productNo, startsAt }) =>
    typeCode === serviceNumber && orderId === null && startsAt !== null
      ? [{ productNo, boughtAt: startsAt }]
      : [],
  );
  const [first] = [...payments, ...given].sort((left, right) => left.boughtAt - right.boughtAt);
  return first ? { reason: "alreadyBought", ...first } : null;
}
