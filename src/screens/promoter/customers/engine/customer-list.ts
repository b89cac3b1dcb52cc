import type { components } from "../../../../generated/promoter";
import { facetsOf } from "../customer-facets";
import { hasNote } from "../customer-facts";
import type { Customer, CustomerSort, CustomerView } from "../customer-view";
import { type CustomerCounts, filterCustomers } from "../filter-customers";
import { mostAtRisk, type Radar, readRadar } from "../radar";
import { createSearchIndex, readSearch } from "../search-index";
import { prepareNameOrder, sortCustomers } from "../sort-customers";
import { type DueCustomers, followUpsDue, protectionEnding } from "../today-figures";

type CustomerPage = components["schemas"]["CustomerPage"];

/** What a page is told of a list of customers, which is too long for the page itself. */
export interface ListSummary extends ListFigures {
  /** Customers there are, of which the list may hold only the first. */
  readonly total: number;
  readonly currency: CustomerPage["currency"];
  /** The server's time at which this was so, RFC 3339. */
  readonly asOf: CustomerPage["asOf"];
}

/** What follows from the customers of a list. */
export interface ListFigures {
  /** Customers of the list. */
  readonly size: number;
  /** 1 at the place of each customer whose card has a line for a note, which makes it higher. */
  readonly notes: Uint8Array;
  readonly radar: Radar;
  /** The customers with the most money of the radar. */
  readonly atRisk: readonly Customer[];
  readonly followUps: DueCustomers;
  readonly protection: DueCustomers;
}

/** Rows of a list as it is shown, by their places in it. */
export interface RowWindow {
  readonly first: number;
  readonly count: number;
}

/** The customers of a view in its order, with the counts of every choice. */
export interface ShownCustomers {
  /** Places in the list. */
  readonly places: Uint32Array<ArrayBuffer>;
  readonly counts: CustomerCounts;
  /** The row of the first customer below. */
  readonly first: number;
  /** Those of the window that was asked for, or the last ones where it is beyond the end. */
  readonly rows: readonly Customer[];
}

/** The place of a customer in a view, from 0, and who stands before and after. */
export interface Neighbours {
  readonly index: number;
  readonly count: number;
  readonly previous: Customer | null;
  readonly next: Customer | null;
}

/** The labels of a customer, and whose they are. */
export type LabelledCustomer = Pick<Customer, "kdUid" | "labels">;

/** A list of customers with everything that is asked of it. */
export interface CustomerList {
  readonly figures: ListFigures;
  readonly show: (view: CustomerView, keyword: string, near: RowWindow) => ShownCustomers;
  /** Who stands before and after a customer in a view; null where the view does not show that one. */
  readonly neighbours: (view: CustomerView, kdUid: string) => Neighbours | null;
  readonly at: (places: Iterable<number>) => readonly Customer[];
  /** The customers with these numbers, in the order of the list. */
  readonly find: (kdUids: Iterable<string>) => readonly Customer[];
  /** Those of these numbers that are of customers of the list, in its order. */
  readonly known: (kdUids: readonly string[]) => readonly string[];
  /** Those who carry a label. */
  readonly withLabel: (label: string) => readonly LabelledCustomer[];
  /** Prepares another bit of searching and sorting; returns whether all is prepared. */
  readonly prepare: () => boolean;
}

/** Named on the home page; the rest is one press away. */
const named = 5;
/** Customers prepared for searching in one task, short enough for a question to wait for it. */
const preparedAtOnce = 1000;

/** @param now milliseconds since 1970: what is due today, and what is in a week */
export function createCustomerList(customers: readonly Customer[], now: number): CustomerList {
  const facets = facetsOf(customers, now);
  const index = createSearchIndex(customers);
  const orderOf = createOrders(customers);
  const filter = (view: CustomerView, keyword: string) => {
    const order = orderOf(view.sort, view.isReversed);
    const found = index.find(readSearch(keyword));
    return filterCustomers({ customers, facets, order, view, found });
  };
  const at = (places: Iterable<number>) => Array.from(places).flatMap((place) => customers[place] ?? []);
  return {
    figures: {
      size: customers.length,
      notes: Uint8Array.from(customers, (customer) => Number(hasNote(customer))),
      radar: readRadar(customers),
      atRisk: mostAtRisk(customers, named),
      followUps: followUpsDue(customers, now, named),
      protection: protectionEnding(customers, now, named),
    },
    show(view, keyword, near) {
      const { places, counts } = filter(view, keyword);
      const first = Math.max(0, Math.min(near.first, places.length - near.count));
      const rows = at(places.slice(first, first + near.count));
      return { places: Uint32Array.from(places), counts, first, rows };
    },
    neighbours(view, kdUid) {
      const { places } = filter(view, view.keyword);
      const own = places.findIndex((place) => customers[place]?.kdUid === kdUid);
      if (own === -1) return null;
      const [previous = null] = own === 0 ? [] : at([places[own - 1] ?? -1]);
      const [next = null] = at([places[own + 1] ?? -1]);
      return { index: own, count: places.length, previous, next };
    },
    at,
    find(kdUids) {
      const wanted = new Set(kdUids);
      return customers.filter(({ kdUid }) => wanted.has(kdUid));
    },
    known(kdUids) {
      const asked = new Set(kdUids);
      return customers.flatMap(({ kdUid }) => (asked.has(kdUid) ? kdUid : []));
    },
    withLabel: (label) =>
      customers
        .filter(({ labels }) => labels.includes(label))
        .map(({ kdUid, labels }) => ({ kdUid, labels })),
    prepare() {
      if (!index.prepare(preparedAtOnce)) return false;
      prepareNameOrder(customers);
      return true;
    },
  };
}

/** The orders that were asked for, each worked out once. */
function createOrders(
  customers: readonly Customer[],
): (sort: CustomerSort, isReversed: boolean) => readonly number[] {
  const orders = new Map<string, readonly number[]>();
  return (sort, isReversed) => {
    const name = `${sort} ${isReversed}`;
    const order = orders.get(name) ?? sortCustomers(customers, sort, isReversed);
    orders.set(name, order);
    return order;
  };
}
