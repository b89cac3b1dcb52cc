import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { timings } from "../../../rules/limits";
import { SearchField } from "../../../ui/search-field";
import { Select } from "../../../ui/select";
import {
  maximumKeywordLength,
  type OrderView,
  orderKeyword,
  orderPeriods,
  orderViewQuery,
  readOrderView,
} from "./order-filter";

/** Searches the orders by number, content or contact, and narrows them to a time; both stand in the address. */
export function OrderSearch({ view }: { view: OrderView }) {
  const { t } = useTranslation("account-orders");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(view.keyword);
  const searchedKeyword = useRef(view.keyword);
  const show = (next: OrderView) => {
    void navigate(pathname + orderViewQuery({ ...next, page: 1 }), { replace: true });
  };
  const search = useEffectEvent((text: string) => {
    const keyword = orderKeyword(text);
    if (keyword === view.keyword) return;
    searchedKeyword.current = keyword;
    show({ ...view, keyword });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), timings.debounce * 2);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Another address, as from the navigation, sets the search; the text typed here is already in it.
    if (view.keyword !== searchedKeyword.current) setTyped(view.keyword);
    searchedKeyword.current = view.keyword;
  }, [view.keyword]);
  const periods = Object.keys(orderPeriods).map(
    (period) => readOrderView(new URLSearchParams({ period })).period,
  );
  return (
    <search className="mb-2 flex flex-wrap gap-3 print:hidden">
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        maxLength={maximumKeywordLength}
        value={typed}
        onChange={setTyped}
        className="min-w-0 flex-1 basis-56"
      />
      <Select
        aria-label={t("search.period")}
        value={view.period}
        onChange={(event) => {
          const { period } = readOrderView(new URLSearchParams({ period: event.target.value }));
          show({ ...view, period });
        }}
        options={periods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
        className="w-44 max-sm:w-full"
      />
    </search>
  );
}
