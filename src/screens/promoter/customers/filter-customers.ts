import { type CustomerFacets, endDay, endsWithin, introducerOf } from "./customer-facets";
import { type Customer, type CustomerView, expiryWindows, type FilterName } from "./customer-view";
import type { Search, SearchIndex } from "./search-index";

/** How many customers each choice of each filter would leave, the other filters as they are. */
export interface CustomerCounts {
  readonly status: ReadonlyMap<string, number>;
  readonly intention: ReadonlyMap<string, number>;
  readonly label: ReadonlyMap<string, number>;
  readonly expiry: ReadonlyMap<string, number>;
  readonly followUp: ReadonlyMap<string, number>;
  readonly channel: ReadonlyMap<string, number>;
  readonly broughtBy: ReadonlyMap<string, number>;
}

export interface FilteredCustomers {
  /** Places in the list, in the order asked for. */
  readonly places: readonly number[];
  readonly counts: CustomerCounts;
}

interface FilterInput {
  readonly customers: readonly Customer[];
  /** One for each customer. */
  readonly facets: readonly CustomerFacets[];
  /** All places in the order of the view. */
  readonly order: readonly number[];
  readonly view: CustomerView;
  readonly search: Search;
  readonly index: SearchIndex;
}

type Facet = keyof CustomerCounts | "endsOn";

/** Narrows the customers to a view and counts every choice, in one pass over the list. */
export function filterCustomers(input: FilterInput): FilteredCustomers {
  const { customers, facets, order, view, search, index } = input;
  const places: number[] = [];
  const counts = {
    status: new Map<string, number>(),
    intention: new Map<string, number>(),
    label: new Map<string, number>(),
    expiry: new Map<string, number>(),
    followUp: new Map<string, number>(),
    channel: new Map<string, number>(),
    broughtBy: new Map<string, number>(),
  };
  const add = (facet: keyof CustomerCounts, choice: string) =>
    counts[facet].set(choice, (counts[facet].get(choice) ?? 0) + 1);
  for (const place of order) {
    const customer = customers[place];
    const facet = facets[place];
    if (customer === undefined || facet === undefined || !index.matches(place, search)) continue;
    const failed = failedFacet(customer, facet, view);
    if (failed === "several") continue;
    if (failed === null) places.push(place);
    // Another choice of the one filter a customer fails would show it, so it counts there alone.
    if (failed === null || failed === "status") {
      add("status", facet.status);
      if (facet.status !== "givenUp") add("status", "all");
    }
    if (failed === null || failed === "intention") add("intention", facet.intention);
    if (failed === null || failed === "followUp") add("followUp", facet.followUp);
    if (failed === null || failed === "channel") add("channel", customer.registrationChannel);
    if (failed === null || failed === "broughtBy") add("broughtBy", introducerOf(customer));
    if (failed === null || failed === "label") for (const label of customer.labels) add("label", label);
    if (failed === null || failed === "expiry")
      for (const days of expiryWindows) if (endsWithin(facet, days)) add("expiry", days);
  }
  return { places, counts };
}

/** The one filter a customer fails, null when it passes all, "several" when it fails more than one. */
function failedFacet(
  customer: Customer,
  { status, intention, followUp, endsIn }: CustomerFacets,
  view: CustomerView,
): Facet | null | "several" {
  let failed: Facet | null = null;
  let failures = 0;
  const fail = (facet: Facet) => {
    failed = facet;
    failures += 1;
  };
  if (view.status === "all" ? status === "givenUp" : status !== view.status) fail("status");
  if (view.intention !== null && intention !== view.intention) fail("intention");
  if (view.followUp !== null && followUp !== view.followUp) fail("followUp");
  if (view.channel !== null && customer.registrationChannel !== view.channel) fail("channel");
  if (view.broughtBy !== null && introducerOf(customer) !== view.broughtBy) fail("broughtBy");
  if (view.label !== null && !customer.labels.includes(view.label)) fail("label");
  if (view.expiry !== null && endsIn > Number(view.expiry)) fail("expiry");
  if (view.endsOn !== null && endDay(customer) !== view.endsOn) fail("endsOn");
  return failures > 1 ? "several" : failed;
}

/** The view without one of its filters. */
export function withoutFilter(view: CustomerView, name: FilterName): CustomerView {
  return { ...view, [name]: null };
}
