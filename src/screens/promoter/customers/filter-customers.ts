import { businessDate } from "../../../rules/dates";
import type { Customer, CustomerView, FilterName } from "./customer-view";
import type { Search, SearchIndex } from "./search-index";

/** How many customers each choice of each filter would leave, the other filters as they are. */
export interface CustomerCounts {
  readonly status: ReadonlyMap<string, number>;
  readonly intention: ReadonlyMap<string, number>;
  readonly label: ReadonlyMap<string, number>;
  readonly expiry: ReadonlyMap<string, number>;
  readonly followUp: ReadonlyMap<string, number>;
  readonly channel: ReadonlyMap<string, number>;
}

export interface FilteredCustomers {
  /** Places in the list, in the order asked for. */
  readonly places: readonly number[];
  readonly counts: CustomerCounts;
}

interface FilterInput {
  readonly customers: readonly Customer[];
  /** All places in the order of the view. */
  readonly order: readonly number[];
  readonly view: CustomerView;
  readonly search: Search;
  readonly index: SearchIndex;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Facet = keyof CustomerCounts | "endsOn";

/** Narrows the customers to a view and counts every choice, in one pass over the list. */
export function filterCustomers({
  customers,
  order,
  view,
  search,
  index,
  now,
}: FilterInput): FilteredCustomers {
  const today = businessDate(now);
  const places: number[] = [];
  const counts = {
    status: new Map<string, number>(),
    intention: new Map<string, number>(),
    label: new Map<string, number>(),
    expiry: new Map<string, number>(),
    followUp: new Map<string, number>(),
    channel: new Map<string, number>(),
  };
  const add = (facet: keyof CustomerCounts, choice: string) =>
    counts[facet].set(choice, (counts[facet].get(choice) ?? 0) + 1);
  for (const place of order) {
    const customer = customers[place];
    if (customer === undefined || !index.matches(place, search)) continue;
    const failed = failedFacets(customer, view, today);
    if (failed === "several") continue;
    if (failed === null) places.push(place);
    const counted = (facet: Facet) => failed === null || failed === facet;
    if (counted("status")) for (const status of statusesOf(customer)) add("status", status);
    if (counted("intention")) add("intention", customer.purchaseIntention ?? "none");
    if (counted("label")) for (const label of customer.labels) add("label", label);
    if (counted("expiry")) for (const days of windowsOf(customer)) add("expiry", days);
    if (counted("followUp")) add("followUp", followUpOf(customer, today));
    if (counted("channel")) add("channel", customer.registrationChannel);
  }
  return { places, counts };
}

/** The states a customer counts in; those given up in no other. */
export function statusesOf(customer: Customer): readonly string[] {
  if (customer.relation === "givenUp") return ["givenUp"];
  if (customer.relation === "lead") return ["all", "lead"];
  return ["all", customer.serviceState];
}

/** Whether the next follow-up is due (today or missed), planned for later, or not agreed. */
export function followUpOf({ nextFollowUpAt }: Customer, today: string): "due" | "planned" | "none" {
  if (nextFollowUpAt === null) return "none";
  return businessDate(Date.parse(nextFollowUpAt)) <= today ? "due" : "planned";
}

/** The day a service ends, on the business's clock; null for none. */
export function endDay({ serviceExpiry }: Pick<Customer, "serviceExpiry">): string | null {
  return serviceExpiry === null ? null : businessDate(Date.parse(serviceExpiry));
}

function windowsOf({ remainingDays }: Customer): readonly string[] {
  if (remainingDays === null || remainingDays < 0) return [];
  return ["7", "30", "60"].filter((days) => remainingDays <= Number(days));
}

/** The one filter a customer fails, null when it passes all, "several" when it fails more than one. */
function failedFacets(customer: Customer, view: CustomerView, today: string): Facet | null | "several" {
  let failed: Facet | null = null;
  const checks: readonly (readonly [Facet, boolean])[] = [
    ["status", statusesOf(customer).includes(view.status)],
    ["intention", view.intention === null || (customer.purchaseIntention ?? "none") === view.intention],
    ["label", view.label === null || customer.labels.includes(view.label)],
    ["expiry", view.expiry === null || windowsOf(customer).includes(view.expiry)],
    ["endsOn", view.endsOn === null || endDay(customer) === view.endsOn],
    ["followUp", view.followUp === null || followUpOf(customer, today) === view.followUp],
    ["channel", view.channel === null || customer.registrationChannel === view.channel],
  ];
  for (const [facet, passes] of checks) {
    if (passes) continue;
    if (failed !== null) return "several";
    failed = facet;
  }
  return failed;
}

/** The view without one of its filters. */
export function withoutFilter(view: CustomerView, name: FilterName): CustomerView {
  return { ...view, [name]: null };
}
