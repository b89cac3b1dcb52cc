import { sum } from "../../business/money";
import { isPaid } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import { type Period, phaseOf } from "./period";

export type OrderReason =
  | "alreadyBought"
  | "unpaidOrder"
  | "notFirstPurchase"
  | "limitReached"
  | "notStarted"
  | "ended"
  | "notEligible";

/** Whether an order may be placed and why not, without words. */
export interface OrderJudgement {
  readonly reason: OrderReason | null;
  readonly orderCount: number;
  /** Null when they are not counted. */
  readonly limit: number | null;
  /** The order that prevents it. */
  readonly blocking: OrderRow | null;
  /** From when it may be bought; null when it may now or never will. */
  readonly availableAt: number | null;
  /** Pieces bought, which a limit counts. */
  readonly pieces: number;
}

/** What an activity sells of a service: how many pieces each may have; null without a limit. */
export interface ActivitySale {
  readonly period: Period;
  readonly limit: number | null;
}

/** Orders that count as bought: paid ones, and unpaid ones until they are closed. */
export function countingOrders(orders: readonly OrderRow[]): OrderRow[] {
  return orders.filter((order) => order.state === "unpaid" || isPaid(order));
}

/**
 * Whether a service that an activity sells each customer once may be ordered now. `orders` are the customer's of this
 * service at the activity's price; of those in the way an unpaid one is named before a paid one. `sale` is null when
 * the activity does not sell the service.
 */
export function judgeOnce(
  orders: readonly OrderRow[],
  sale: ActivitySale | null,
  now: number,
): OrderJudgement {
  const counting = countingOrders(orders);
  const judgement = initialJudgement(counting, 1);
  const closed = closedBy(sale, now);
  if (closed) return { ...judgement, ...closed };
  const unpaid = counting.find(({ state }) => state === "unpaid");
  if (unpaid) return { ...judgement, reason: "unpaidOrder", blocking: unpaid };
  const bought = counting[0];
  return bought ? { ...judgement, reason: "alreadyBought", blocking: bought } : judgement;
}

/**
 * Whether an order would be the first ever paid for a service. `hasLicence`: there is one without an order;
 * it is no first purchase either, but no order can be named.
 */
export function judgeFirst(orders: readonly OrderRow[], hasLicence: boolean): OrderJudgement {
  const paid = orders.filter(isPaid).sort((left, right) => (left.paidAt ?? 0) - (right.paidAt ?? 0));
  const judgement = initialJudgement(paid, null);
  const [first = null] = paid;
  if (!first && !hasLicence) return judgement;
  return { ...judgement, reason: "notFirstPurchase", blocking: first };
}

/**
 * How many orders of a service there are against how many may be. Only new purchases count: renewals and upgrades
 * belong to what was bought. Within an activity it may be bought again after the activity, at the usual price.
 */
export function judgeCount(
  orders: readonly OrderRow[],
  within: { readonly sale: ActivitySale | null } | { readonly limit: number | null },
  now: number,
): OrderJudgement {
  const counting = countingOrders(orders).filter(({ kind }) => kind === "buy");
  const limit = "sale" in within ? (within.sale?.limit ?? null) : within.limit;
  const judgement = initialJudgement(counting, limit);
  const closed = "sale" in within ? closedBy(within.sale, now) : null;
  if (closed) return { ...judgement, ...closed };
  if (limit === null || judgement.pieces < limit) return judgement;
  const availableAt = "sale" in within && within.sale ? within.sale.period.endsAt + 1000 : null;
  return { ...judgement, reason: "limitReached", availableAt };
}

function initialJudgement(orders: readonly OrderRow[], limit: number | null): OrderJudgement {
  return {
    reason: null,
    orderCount: orders.length,
    limit,
    blocking: null,
    availableAt: null,
    pieces: sum(orders.map(({ quantity }) => quantity)),
  };
}

function closedBy(
  sale: ActivitySale | null,
  now: number,
): Pick<OrderJudgement, "reason" | "availableAt"> | null {
  if (!sale) return { reason: "notEligible", availableAt: null };
  const phase = phaseOf(sale.period, now);
  if (phase === "upcoming") return { reason: "notStarted", availableAt: sale.period.startsAt };
  return phase === "ended" ? { reason: "ended", availableAt: null } : null;
}
