import { expiryRadar } from "../../../src/rules/business-limits";
import { monthOf } from "../../business/calendar";
import type { ServiceState, ServiceStatus } from "../../business/customer-services";
import { sum } from "../../business/money";
import type { HeldService } from "../../business/rows/customers";
import { renewalFen } from "./renewal";
import type { ShareRow } from "./shares";

/** What was reached, less refunds; an order counts, with what became of it, at the time of its payment. */
export interface Figures {
  readonly newCustomers: number;
  readonly payingCustomers: number;
  readonly orderCount: number;
  readonly orderFen: number;
  readonly shareFen: number;
}

/** One order in the books of a partner: what is left of it after refunds. */
export interface CountedOrder {
  readonly customerId: string;
  readonly orderKind: ShareRow["orderKind"];
  readonly paidAt: number;
  readonly baseFen: number;
  readonly shareFen: number;
}

/** The orders behind a partner's lines, each with what was taken back of it until `until`. */
export function countedOrders(lines: readonly ShareRow[], until = Number.POSITIVE_INFINITY): CountedOrder[] {
  const reversals = lines.filter(({ kind, earnedAt }) => kind === "reversal" && earnedAt <= until);
  const reversed = new Map<number | null, ShareRow[]>();
  for (const line of reversals)
    reversed.set(line.reversedId, [...(reversed.get(line.reversedId) ?? []), line]);
  return lines
    .filter(({ kind }) => kind === "share")
    .map((line) => {
      const back = reversed.get(line.shareId) ?? [];
      return {
        customerId: line.customerId,
        orderKind: line.orderKind,
        paidAt: line.earnedAt,
        baseFen: line.baseFen - sum(back.map(({ baseFen }) => baseFen)),
        shareFen: line.amountFen + sum(back.map(({ amountFen }) => amountFen)),
      };
    });
}

/** The figures of a month (2026-11), or of all time without one. Orders that were wholly refunded do not count. */
export function figuresOf(
  orders: readonly CountedOrder[],
  customersSince: readonly number[],
  month?: string,
): Figures {
  const isIn = (instant: number): boolean => month === undefined || monthOf(instant) === month;
  const counted = orders.filter(({ baseFen, paidAt }) => baseFen > 0 && isIn(paidAt));
  return {
    newCustomers: customersSince.filter(isIn).length,
    payingCustomers: new Set(counted.map(({ customerId }) => customerId)).size,
    orderCount: counted.length,
    orderFen: sum(counted.map(({ baseFen }) => baseFen)),
    shareFen: sum(counted.map(({ shareFen }) => shareFen)),
  };
}

export type CustomerCounts = Readonly<Record<ServiceState | "total", number>>;

/** How many customers stand where; the states add up to the total. */
export function countStates(states: readonly ServiceState[]): CustomerCounts {
  const counts = { inService: 0, dueThisMonth: 0, dueNextMonth: 0, expired: 0, trial: 0, notPurchased: 0 };
  for (const state of states) counts[state] += 1;
  return { total: states.length, ...counts };
}

/** Revenue at risk: paid services whose last day lies within the radar, and the price of renewing them. */
export function atRisk(services: readonly { held: HeldService; status: ServiceStatus }[]) {
  const ending = services.filter(
    ({ held, status: { state, daysLeft } }) =>
      !held.isTrial &&
      state !== "expired" &&
      daysLeft !== null &&
      daysLeft >= 0 &&
      daysLeft <= expiryRadar.days,
  );
  return {
    days: expiryRadar.days,
    customers: ending.length,
    amountFen: sum(ending.map(({ held }) => renewalFen(held) ?? 0)),
  };
}
