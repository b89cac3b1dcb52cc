import {
  type CustomerFacets,
  type FacetColumn,
  type FacetName,
  facetNames,
  type LabelColumn,
} from "./customer-facets";
import { type Customer, type CustomerView, expiryWindows } from "./customer-view";
import { renewalDay } from "./radar";

type Counts = ReadonlyMap<string, number>;

/** How many customers each choice of each filter would leave, the other filters as they are. */
export interface CustomerCounts extends Readonly<Record<FacetName, Counts>> {
  readonly label: Counts;
}

export interface FilteredCustomers {
  /** Places in the list, in the order asked for. */
  readonly places: readonly number[];
  readonly counts: CustomerCounts;
}

interface FilterInput {
  readonly customers: readonly Customer[];
  readonly facets: CustomerFacets;
  /** All places in the order of the view. */
  readonly order: readonly number[];
  readonly view: CustomerView;
  /** 1 at the place of each customer that was searched for; null for everybody. */
  readonly found: Uint8Array | null;
}

/** A filter of which a customer fits one choice. */
interface Filter {
  readonly name: FacetName;
  readonly column: FacetColumn;
  /** 1 for each choice that passes; null while the filter is not set. */
  readonly passing: Uint8Array | null;
}

/** What a customer fails: a place in the list of filters, or one of these. */
const nothing = -1;
const several = -2;
const labelFilter = facetNames.length;
const dayFilter = labelFilter + 1;

/** Narrows the customers to a view and counts every choice, in one pass over the list. */
export function filterCustomers(input: FilterInput): FilteredCustomers {
  const { facets, order, view, found } = input;
  const filters = facetNames.map((name) => filterOf(name, facets[name], view));
  const failedBy = createCheck(input, filters);
  const places: number[] = [];
  // Another choice of the one filter a customer fails would show it, so it counts there alone.
  const missedBy: number[][] = Array.from({ length: dayFilter + 1 }, () => []);
  for (const place of order) {
    if (found !== null && found[place] === 0) continue;
    const failed = failedBy(place);
    if (failed === nothing) places.push(place);
    else if (failed !== several) missedBy[failed]?.push(place);
  }
  const countsBy = (name: FacetName) =>
    countsOf(facets[name], countColumn, [places, missedBy[facetNames.indexOf(name)] ?? []]);
  return {
    places,
    counts: {
      status: withAll(countsBy("status")),
      intention: countsBy("intention"),
      followUp: countsBy("followUp"),
      protection: countsBy("protection"),
      channel: countsBy("channel"),
      broughtBy: countsBy("broughtBy"),
      expiry: withNarrower(countsBy("expiry")),
      label: countsOf(facets.label, countLabels, [places, missedBy[labelFilter] ?? []]),
    },
  };
}

/** What a customer fails: the place of a filter, nothing, or several of them. */
function createCheck(
  { customers, facets: { label }, view }: FilterInput,
  filters: readonly Filter[],
): (place: number) => number {
  const labelled = view.label === null ? null : placesWithLabel(label, view.label);
  const set = filters.flatMap(({ column: { codes }, passing }, place) =>
    passing === null ? [] : [{ place, codes, passing }],
  );
  return (place) => {
    let failed = nothing;
    for (const filter of set)
      if (filter.passing[filter.codes[place] ?? 0] !== 1) {
        if (failed !== nothing) return several;
        failed = filter.place;
      }
    if (labelled?.has(place) === false) failed = failed === nothing ? labelFilter : several;
    if (view.endsOn === null) return failed;
    const customer = customers[place];
    if (customer !== undefined && renewalDay(customer) === view.endsOn) return failed;
    return failed === nothing ? dayFilter : several;
  };
}

function placesWithLabel({ choices, codes, starts }: LabelColumn, label: string): ReadonlySet<number> {
  const wanted = choices.indexOf(label);
  const places = new Set<number>();
  let place = 0;
  for (const [at, code] of codes.entries()) {
    if (code !== wanted) continue;
    while ((starts[place + 1] ?? codes.length) <= at) place += 1;
    places.add(place);
  }
  return places;
}

function filterOf(name: FacetName, column: FacetColumn, view: CustomerView): Filter {
  const passes = choiceTest(name, view);
  return {
    name,
    column,
    passing: passes === null ? null : Uint8Array.from(column.choices, (choice) => Number(passes(choice))),
  };
}

/** Whether a choice passes a filter; null while it is not set. */
function choiceTest(name: FacetName, view: CustomerView): ((choice: string) => boolean) | null {
  if (name === "status" && view.status === "all") return (choice) => choice !== "givenUp";
  const wanted = view[name];
  if (wanted === null) return null;
  if (name === "expiry") return (choice) => Number(choice) <= Number(wanted);
  return (choice) => choice === wanted;
}

/** How many of several groups of customers have each choice; choices of nobody are left out. */
function countsOf<Column extends FacetColumn>(
  column: Column,
  count: (column: Column, places: readonly number[], counts: Uint32Array) => void,
  groups: readonly (readonly number[])[],
): Map<string, number> {
  const counts = new Uint32Array(column.choices.length);
  for (const places of groups) count(column, places, counts);
  const named = column.choices.map((choice, code): [string, number] => [choice, counts[code] ?? 0]);
  return new Map(named.filter(([, number]) => number > 0));
}

function countColumn({ codes }: FacetColumn, places: readonly number[], counts: Uint32Array): void {
  for (const place of places) {
    const code = codes[place] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countLabels({ codes, starts }: LabelColumn, places: readonly number[], counts: Uint32Array): void {
  for (const place of places) {
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

/** "all" leaves out those given up. */
function withAll(counts: Map<string, number>): Counts {
  let all = 0;
  for (const [status, count] of counts) if (status !== "givenUp") all += count;
  return all === 0 ? counts : counts.set("all", all);
}

/** Who ends within 7 days ends within 30 as well. */
function withNarrower(counts: ReadonlyMap<string, number>): Counts {
  let sum = 0;
  return new Map(
    expiryWindows.map((days): [string, number] => {
      sum += counts.get(days) ?? 0;
      return [days, sum];
    }),
  );
}
