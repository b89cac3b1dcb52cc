import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { NavTabs } from "../../ui/nav-tabs";
import { AgentFrame } from "./area/agent-frame";
import { CustomerOrder } from "./orders/customer-order";
import { OrderList } from "./orders/order-list";
import { ordersAddress, orderTabNames, readOrdersView } from "./orders/orders-view";

/** The partner's own orders, to pay later or to cancel, and the way to order for a customer. */
export function AgentOrdersScreen() {
  const { t } = useTranslation("promoter-orders");
  const [query] = useSearchParams();
  const view = readOrdersView(query);
  return (
    <AgentFrame current="orders" title={t("title")}>
      <CustomerOrder />
      <div className="-mx-4 px-4 sm:mx-0 sm:px-0">
        <NavTabs
          label={t("tab.label")}
          current={view.tab}
          tabs={orderTabNames.map((tab) => ({
            id: tab,
            label: t(`tab.${tab}`),
            render: (linkProps) => (
              <Link to={ordersAddress({ tab, page: 1 })} preventScrollReset {...linkProps} />
            ),
          }))}
        />
      </div>
      <OrderList view={view} />
    </AgentFrame>
  );
}
