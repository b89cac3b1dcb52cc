import { businessDate } from "../../../rules/dates";
import { followUpOf, protectionOf } from "./customer-facets";
import type { Customer } from "./customer-view";

/** Customers with whom something is to be done: how many, and the first of them. */
export interface DueCustomers {
  readonly count: number;
  readonly first: readonly Customer[];
}

/** Follow-ups that are due today or were missed, the earliest first. `now` in milliseconds since 1970. */
export function followUpsDue(customers: readonly Customer[], now: number, named: number): DueCustomers {
  const today = businessDate(now);
  const due = customers
    .filter((customer) => customer.relation !== "givenUp" && followUpOf(customer, today) === "due")
    .sort((a, b) => (a.nextFollowUpAt ?? "").localeCompare(b.nextFollowUpAt ?? ""));
  return { count: due.length, first: due.slice(0, named) };
}

/** Leads whose protection ends within a week. */
export function protectionEnding(customers: readonly Customer[], now: number, named: number): DueCustomers {
  const ending = customers.filter((customer) => protectionOf(customer, now) === "week");
  return { count: ending.length, first: ending.slice(0, named) };
}
