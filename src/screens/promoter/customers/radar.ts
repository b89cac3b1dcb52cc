import { expiryRadar } from "../../../rules/business-limits";
import { yuanToFen } from "../../../rules/numbers";
import { endDay } from "./customer-facets";
import type { Customer } from "./customer-view";

export interface RadarDay {
  /** Days from today. */
  readonly inDays: number;
  /** 2026-11-30. */
  readonly date: string;
  readonly customers: number;
  readonly fen: number;
  readonly state: "thisMonth" | "nextMonth" | "later";
}

export interface Radar {
  readonly days: readonly RadarDay[];
  readonly customers: number;
  readonly fen: number;
}

/** The customers whose services end within 60 days, and what renewing them would cost, by day. */
export function readRadar(customers: readonly Customer[]): Radar {
  const days = new Map<number, RadarDay>();
  let total = 0;
  let fen = 0;
  for (const customer of customers) {
    const amount = moneyAtRisk(customer);
    const inDays = customer.remainingDays;
    if (amount === null || inDays === null) continue;
    const date = endDay(customer);
    if (date === null) continue;
    const before = days.get(inDays);
    days.set(inDays, {
      inDays,
      date,
      customers: (before?.customers ?? 0) + 1,
      fen: (before?.fen ?? 0) + amount,
      state: stateOf(customer),
    });
    total += 1;
    fen += amount;
  }
  return { days: [...days.values()].sort((a, b) => a.inDays - b.inDays), customers: total, fen };
}

/** The customers of the radar, the most money first. */
export function mostAtRisk(customers: readonly Customer[], count: number): readonly Customer[] {
  return customers
    .flatMap((customer) => {
      const fen = moneyAtRisk(customer);
      return fen === null ? [] : { customer, fen };
    })
    .sort((a, b) => b.fen - a.fen)
    .slice(0, count)
    .map(({ customer }) => customer);
}

/** The day of the radar that a customer is counted at; null where nothing is to be renewed within its time. */
export function renewalDay(customer: Customer): string | null {
  return moneyAtRisk(customer) === null ? null : endDay(customer);
}

/** In fen; null where nothing ends within 60 days or nothing is to be renewed. */
function moneyAtRisk({ relation, remainingDays, renewalAmount, serviceState }: Customer): number | null {
  if (relation === "givenUp" || serviceState === "trial" || renewalAmount === null) return null;
  if (remainingDays === null || remainingDays < 0 || remainingDays > expiryRadar.days) return null;
  return yuanToFen(renewalAmount);
}

function stateOf({ serviceState }: Customer): RadarDay["state"] {
  if (serviceState === "dueThisMonth") return "thisMonth";
  return serviceState === "dueNextMonth" ? "nextMonth" : "later";
}
