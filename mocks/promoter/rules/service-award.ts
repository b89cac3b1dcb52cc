import type { Variant } from "../../../src/platform/variant";
import { startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addMonths, monthOf } from "../../business/calendar";
import { type CountedOrder, countedOrders } from "./achievement";
import type { ShareRow } from "./shares";

export interface AwardStep {
  readonly fromCustomers: number;
  readonly amountFen: number;
}

/** The monthly award for customers who renewed, by edition: so many of them earn so much. Lowest first. */
export const awardSteps: Readonly<Record<Variant, readonly AwardStep[]>> = {
  china: [
    { fromCustomers: 3, amountFen: 10_000 },
    { fromCustomers: 8, amountFen: 30_000 },
    { fromCustomers: 15, amountFen: 80_000 },
  ],
  global: [
    { fromCustomers: 3, amountFen: 1_500 },
    { fromCustomers: 8, amountFen: 5_000 },
    { fromCustomers: 15, amountFen: 13_000 },
  ],
};

/** When the award of a month is settled: on the fifth of the next one, at 10:00 (UTC+8). */
export function settlementOf(month: string): number {
  return startOfBusinessDate(`${addMonths(month, 1)}-05`) + 10 * durations.hour;
}

/**
 * The award of a month (2026-11) by the customers who renewed in it and were not refunded. Once it is settled, what
 * is refunded later changes nothing.
 */
export function serviceAward(lines: readonly ShareRow[], month: string, variant: Variant, now: number) {
  const settlesAt = settlementOf(month);
  const isSettled = now >= settlesAt;
  const orders = countedOrders(lines, isSettled ? settlesAt : now);
  const renewedCustomers = new Set(
    orders.filter((order) => isRenewalIn(order, month)).map((order) => order.customerId),
  ).size;
  const reached = awardSteps[variant].filter(({ fromCustomers }) => renewedCustomers >= fromCustomers).at(-1);
  const next = awardSteps[variant].find(({ fromCustomers }) => renewedCustomers < fromCustomers);
  return {
    state: isSettled ? ("settled" as const) : ("open" as const),
    renewedCustomers,
    amountFen: reached?.amountFen ?? 0,
    next: next && { missingCustomers: next.fromCustomers - renewedCustomers, amountFen: next.amountFen },
    settlesAt,
  };
}

function isRenewalIn({ orderKind, paidAt, baseFen }: CountedOrder, month: string): boolean {
  return orderKind === "renewal" && baseFen > 0 && monthOf(paidAt) === month;
}
