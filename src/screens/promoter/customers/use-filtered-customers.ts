import { useEffect, useMemo } from "react";
import { now } from "../../../platform/clock";
import { nextTask } from "../../../platform/loading";
import { businessDate } from "../../../rules/dates";
import { facetsOf } from "./customer-facets";
import type { Customer, CustomerView } from "./customer-view";
import { type FilteredCustomers, filterCustomers } from "./filter-customers";
import { createSearchIndex, readSearch } from "./search-index";
import { prepareNameOrder, sortCustomers } from "./sort-customers";

/** Customers prepared for searching in one task, short enough not to be felt. */
const preparedAtOnce = 400;

/** The customers of a view in its order, with the counts of every choice. */
export function useFilteredCustomers(
  customers: readonly Customer[],
  view: CustomerView,
  keyword: string,
): FilteredCustomers {
  const index = useMemo(() => createSearchIndex(customers), [customers]);
  useEffect(() => {
    let isCancelled = false;
    const prepare = async () => {
      do await nextTask();
      while (!isCancelled && !index.prepare(preparedAtOnce));
      await nextTask();
      if (!isCancelled) prepareNameOrder(customers);
    };
    void prepare();
    return () => {
      isCancelled = true;
    };
  }, [customers, index]);
  const { sort, isReversed } = view;
  const order = useMemo(() => sortCustomers(customers, sort, isReversed), [customers, sort, isReversed]);
  const facets = useMemo(() => facetsOf(customers, businessDate(now())), [customers]);
  return useMemo(
    () => filterCustomers({ customers, facets, order, view, search: readSearch(keyword), index }),
    [customers, facets, order, view, keyword, index],
  );
}
