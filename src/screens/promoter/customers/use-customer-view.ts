import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type CustomerView, customerViewQuery, readCustomerView } from "./customer-view";
import { linkKeyword } from "./linked-keyword";

interface CustomerViewState {
  readonly view: CustomerView;
  /** Shows another view under the same entry of the history; the same function whatever the view. */
  readonly show: (changes: Partial<CustomerView>) => void;
}

/** The view in the address, and how it is changed. */
export function useCustomerView(): CustomerViewState {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readCustomerView(query), [query]);
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const show = useCallback(
    (changes: Partial<CustomerView>) => {
      const next = { ...latest.current, ...changes };
      linkKeyword(next.keyword);
      void navigate(pathname + customerViewQuery(next), { replace: true });
    },
    [navigate, pathname],
  );
  return { view, show };
}
