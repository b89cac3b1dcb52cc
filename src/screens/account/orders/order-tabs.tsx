import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router-dom";
import { orderCountsQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { NavTabs } from "../../../ui/nav-tabs";
import { type OrderTab, type OrderView, orderTabNames, orderTabs, orderViewQuery } from "./order-filter";

/** The tabs of the list with how many orders each holds in all; the counts join when they are known. */
export function OrderTabs({ view }: { view: OrderView }) {
  const { t } = useTranslation("account-orders");
  const { pathname } = useLocation();
  const counts = useQuery(orderCountsQuery());
  const count = (tab: OrderTab) => {
    if (!counts.data) return counts.isError ? undefined : null;
    const { data } = counts;
    return tab === "all" ? data.all : orderTabs[tab].reduce((sum, state) => sum + data[state], 0);
  };
  // Without refunds, which are rare, there is no tab for them: it is the last, so that the others stay when it comes.
  const visibleTabs = orderTabNames.filter(
    (tab) => tab !== "refunds" || view.tab === tab || counts.isError || (count(tab) ?? 0) > 0,
  );
  return (
    <div className="-mx-4 px-4 sm:mx-0 sm:px-0">
      <NavTabs
        label={t("tab.label")}
        current={view.tab}
        tabs={visibleTabs.map((tab) => ({
          id: tab,
          label: t(`tab.${tab}`),
          count: count(tab),
          render: (linkProps) => (
            <Link
              to={pathname + orderViewQuery({ ...view, tab, page: 1 })}
              preventScrollReset
              {...linkProps}
            />
          ),
        }))}
      />
    </div>
  );
}
