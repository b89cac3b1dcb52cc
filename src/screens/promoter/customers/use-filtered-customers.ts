import { useEffect, useMemo } from "react";
import { now } from "../../../platform/clock";
import { whenIdle } from "../../../platform/visibility";
import { businessDate } from "../../../rules/dates";
import { facetsOf } from "./customer-facets";
import type { Customer, CustomerView } from "./customer-view";
import { type FilteredCustomers, filterCustomers } from "./filter-customers";
import { createSearchIndex, readSearch, type SearchIndex } from "./search-index";
import { prepareNameOrder, sortCustomers } from "./sort-customers";

/** Customers prepared for searching in one task, short enough not to be felt. */
const preparedAtOnce = 1000;

/** The customers of a view in its order, with the counts of every choice. */
export function useFilteredCustomers(
  customers: readonly Customer[],
  view: CustomerView,
  keyword: string,
): FilteredCustomers {
  const index = useMemo(() => createSearchIndex(customers), [customers]);
  useEffect(() => prepareWhenIdle(customers, index), [customers, index]);
  const { sort, isReversed } = view;
  const order = useMemo(() => sortCustomers(customers, sort, isReversed), [customers, sort, isReversed]);
  const facets = useMemo(() => facetsOf(customers, businessDate(now())), [customers]);
  const found = useMemo(() => index.find(readSearch(keyword)), [index, keyword]);
  return useMemo(
    () => filterCustomers({ customers, facets, order, view, found }),
    [customers, facets, order, view, found],
  );
}

/** Prepares searching and the order of names bit by bit, after the first rows are on screen. */
function prepareWhenIdle(customers: readonly Customer[], index: SearchIndex): () => void {
  let cancel = whenIdle(function prepare() {
    cancel = index.prepare(preparedAtOnce) ? whenIdle(() => prepareNameOrder(customers)) : whenIdle(prepare);
  });
  return () => cancel();
}
