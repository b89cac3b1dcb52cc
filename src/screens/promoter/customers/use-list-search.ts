import { type RefObject, useRef } from "react";
import type { CustomerView } from "./customer-view";
import type { RowWindow } from "./engine/customer-list";
import { firstRows, type OpenedList, type StartOfList } from "./shown-customers";
import { useCustomerView } from "./use-customer-view";
import { type ShownCustomers, useShownCustomers } from "./use-shown-customers";
import { useTypedKeyword } from "./use-typed-keyword";

/** What is asked of the list, in the address and in the search box, and what it answered last. */
export interface ListSearch extends ShownCustomers {
  readonly view: CustomerView;
  readonly show: (changes: Partial<CustomerView>) => void;
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** The rows near the window, which come with every answer. */
  readonly near: RefObject<RowWindow>;
}

export function useListSearch(opened: OpenedList | StartOfList): ListSearch {
  const { view, show } = useCustomerView();
  const { typed, setTyped } = useTypedKeyword(view, show);
  const near = useRef<RowWindow>(firstRows);
  return { view, show, typed, setTyped, near, ...useShownCustomers(opened, view, typed, near) };
}
