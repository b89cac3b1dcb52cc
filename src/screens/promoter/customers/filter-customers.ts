import { type CustomerFacets, endDay, type FacetColumn, type FacetName, facetNames } from "./customer-facets";
import { type Customer, type CustomerView, expiryWindows, type FilterName } from "./customer-view";

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
  readonly counts: Uint32Array;
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
  const { label } = facets;
  const labelCounts = new Uint32Array(label.choices.length);
  const failedBy = createCheck(input, filters);
  const places: number[] = [];
  for (const place of order) {
    if (found !== null && found[place] === 0) continue;
    const failed = failedBy(place);
    if (failed === nothing) {
      places.push(place);
      for (const filter of filters) countOne(filter.counts, filter.column.codes[place]);
    }
    // Another choice of the one filter a customer fails would show it, so it counts there alone.
    else if (failed >= 0 && failed < labelFilter) {
      const filter = filters[failed];
      if (filter !== undefined) countOne(filter.counts, filter.column.codes[place]);
    }
    if (failed === nothing || failed === labelFilter) {
      const end = label.starts[place + 1] ?? 0;
      for (let at = label.starts[place] ?? 0; at < end; at += 1) countOne(labelCounts, label.codes[at]);
    }
  }
  return { places, counts: countsOf(filters, namedCounts(label.choices, labelCounts)) };
}

/** What a customer fails: the place of a filter, nothing, or several of them. */
function createCheck(
  { customers, facets: { label }, view }: FilterInput,
  filters: readonly Filter[],
): (place: number) => number {
  const labelCode = view.label === null ? nothing : label.choices.indexOf(view.label);
  const hasLabel = (place: number) => {
    const at = label.codes.indexOf(labelCode, label.starts[place]);
    return at !== -1 && at < (label.starts[place + 1] ?? 0);
  };
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
    if (view.label !== null && !hasLabel(place)) failed = failed === nothing ? labelFilter : several;
    if (view.endsOn === null) return failed;
    const customer = customers[place];
    if (customer !== undefined && endDay(customer) === view.endsOn) return failed;
    return failed === nothing ? dayFilter : several;
  };
}

function filterOf(name: FacetName, column: FacetColumn, view: CustomerView): Filter {
  const passes = choiceTest(name, view);
  return {
    name,
    column,
    passing: passes === null ? null : Uint8Array.from(column.choices, (choice) => Number(passes(choice))),
    counts: new Uint32Array(column.choices.length),
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

function countOne(counts: Uint32Array, code: number | undefined): void {
  if (code !== undefined) counts[code] = (counts[code] ?? 0) + 1;
}

function countsOf(filters: readonly Filter[], label: Counts): CustomerCounts {
  const countsBy = (name: FacetName): Map<string, number> => {
    const filter = filters.find((candidate) => candidate.name === name);
    return namedCounts(filter?.column.choices ?? [], filter?.counts ?? new Uint32Array());
  };
  return {
    status: withAll(countsBy("status")),
    intention: countsBy("intention"),
    followUp: countsBy("followUp"),
    channel: countsBy("channel"),
    broughtBy: countsBy("broughtBy"),
    expiry: withNarrower(countsBy("expiry")),
    label,
  };
}

/** Choices that would leave nobody are left out. */
function namedCounts(choices: readonly string[], counts: Uint32Array): Map<string, number> {
  return new Map(
    choices.flatMap((choice, code): [string, number][] => {
      const count = counts[code] ?? 0;
      return count === 0 ? [] : [[choice, count]];
    }),
  );
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

/** The view without one of its filters. */
export function withoutFilter(view: CustomerView, name: FilterName): CustomerView {
  return { ...view, [name]: null };
}
