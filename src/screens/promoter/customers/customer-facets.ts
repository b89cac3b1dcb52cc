import { businessDateOf } from "../../../rules/dates";
import type { Customer, ExpiryWindow, FollowUpChoice, Introducer } from "./customer-view";

/** What the filters ask of a customer, worked out once for a list. */
export interface CustomerFacets {
  /** The state it counts in besides "all"; those given up count in no other. */
  readonly status: Customer["serviceState"] | "lead" | "givenUp";
  readonly intention: string;
  readonly followUp: FollowUpChoice;
  /** Days until the service ends; infinite where it does not, or is over. */
  readonly endsIn: number;
}

/** The facets of every customer of a list. `today` is a calendar day, 2026-11-21. */
export function facetsOf(customers: readonly Customer[], today: string): readonly CustomerFacets[] {
  return customers.map((customer) => ({
    status: statusOf(customer),
    intention: customer.purchaseIntention ?? "none",
    followUp: followUpOf(customer, today),
    endsIn:
      customer.remainingDays === null || customer.remainingDays < 0
        ? Number.POSITIVE_INFINITY
        : customer.remainingDays,
  }));
}

/** Whether the next follow-up is due (today or missed), planned for later, or not agreed. */
export function followUpOf({ nextFollowUpAt }: Customer, today: string): FollowUpChoice {
  if (nextFollowUpAt === null) return "none";
  return businessDateOf(nextFollowUpAt) <= today ? "due" : "planned";
}

/** Whether the promoter brought a customer, or somebody of the team. */
export function introducerOf({ broughtBy }: Customer): Introducer {
  return broughtBy === null ? "own" : "team";
}

/** The day a service ends, on the business's clock; null for none. */
export function endDay({ serviceExpiry }: Pick<Customer, "serviceExpiry">): string | null {
  return serviceExpiry === null ? null : businessDateOf(serviceExpiry);
}

/** Whether a service ends within so many days. */
export function endsWithin({ endsIn }: CustomerFacets, days: ExpiryWindow): boolean {
  return endsIn <= Number(days);
}

function statusOf({ relation, serviceState }: Customer): CustomerFacets["status"] {
  return relation === "customer" ? serviceState : relation;
}
