import { businessDate, businessDateOf } from "../../../rules/dates";
import { durations } from "../../../rules/limits";
import {
  type Customer,
  expiryWindows,
  type FollowUpChoice,
  type Introducer,
  type ProtectionChoice,
} from "./customer-view";

/** The filters of which a customer fits one choice. */
export const facetNames = [
  "status",
  "intention",
  "followUp",
  "protection",
  "channel",
  "broughtBy",
  "expiry",
] as const;
export type FacetName = (typeof facetNames)[number];

/** One fact of all customers as numbers, which ten thousand objects would take ten times the memory of. */
export interface FacetColumn {
  readonly choices: readonly string[];
  /** For each customer the place in `choices`. */
  readonly codes: Uint16Array;
}

/** The labels of all customers. */
export interface LabelColumn extends FacetColumn {
  /** Where the codes of each customer begin; one more than there are customers. */
  readonly starts: Uint32Array;
}

/** What the filters ask of customers, worked out once for a list. */
export interface CustomerFacets extends Readonly<Record<FacetName, FacetColumn>> {
  readonly label: LabelColumn;
}

/** The state a customer counts in besides "all"; those given up count in no other. */
export type StatusFacet = Customer["serviceState"] | "lead" | "givenUp";

/** The choice of those whose service or protection ends in no window, or is over. */
const noWindow = "none";

/** The facets of every customer of a list. `now` in milliseconds since 1970. */
export function facetsOf(customers: readonly Customer[], now: number): CustomerFacets {
  const today = businessDate(now);
  return {
    status: columnOf(customers, statusOf),
    intention: columnOf(customers, ({ purchaseIntention }) => purchaseIntention ?? "none"),
    followUp: columnOf(customers, (customer) => followUpOf(customer, today)),
    protection: columnOf(customers, (customer) => protectionOf(customer, now)),
    channel: columnOf(customers, ({ registrationChannel }) => registrationChannel),
    broughtBy: columnOf(customers, introducerOf),
    expiry: columnOf(customers, expiryOf),
    label: labelsOf(customers),
  };
}

/** Whether the next follow-up is due (today or missed), planned for later, or not agreed. */
export function followUpOf({ nextFollowUpAt }: Customer, today: string): FollowUpChoice {
  if (nextFollowUpAt === null) return "none";
  return businessDateOf(nextFollowUpAt) <= today ? "due" : "planned";
}

/** Whether a lead's protection ends within a week, "none" for everybody else. */
export function protectionOf(
  { relation, protectedUntil }: Customer,
  now: number,
): ProtectionChoice | typeof noWindow {
  if (relation !== "lead" || protectedUntil === null) return noWindow;
  const until = Date.parse(protectedUntil);
  return until >= now && until <= now + 7 * durations.day ? "week" : noWindow;
}

/** The day a service ends, on the business's clock; null for none. */
export function endDay({ serviceExpiry }: Pick<Customer, "serviceExpiry">): string | null {
  return serviceExpiry === null ? null : businessDateOf(serviceExpiry);
}

function columnOf(customers: readonly Customer[], choiceOf: (customer: Customer) => string): FacetColumn {
  const codeOf = createCoder();
  const codes = new Uint16Array(customers.length);
  customers.forEach((customer, index) => {
    codes[index] = codeOf(choiceOf(customer));
  });
  return { choices: codeOf.choices, codes };
}

function labelsOf(customers: readonly Customer[]): LabelColumn {
  const codeOf = createCoder();
  const codes: number[] = [];
  const starts = new Uint32Array(customers.length + 1);
  customers.forEach(({ labels }, index) => {
    for (const label of labels) codes.push(codeOf(label));
    starts[index + 1] = codes.length;
  });
  return { choices: codeOf.choices, codes: Uint16Array.from(codes), starts };
}

/** Numbers texts in the order in which they first come. */
function createCoder() {
  const places = new Map<string, number>();
  const choices: string[] = [];
  const codeOf = (choice: string): number => {
    const known = places.get(choice);
    if (known !== undefined) return known;
    places.set(choice, choices.length);
    return choices.push(choice) - 1;
  };
  return Object.assign(codeOf, { choices });
}

function statusOf({ relation, serviceState }: Customer): StatusFacet {
  return relation === "customer" ? serviceState : relation;
}

function introducerOf({ broughtBy }: Customer): Introducer {
  return broughtBy === null ? "own" : "team";
}

/** The narrowest window in which the service ends. */
function expiryOf({ remainingDays }: Customer): string {
  if (remainingDays === null || remainingDays < 0) return noWindow;
  return expiryWindows.find((days) => remainingDays <= Number(days)) ?? noWindow;
}
