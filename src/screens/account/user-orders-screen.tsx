import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { pageSizes } from "../../rules/limits";
import { readOrderView } from "./orders/order-filter";
import { OrderList } from "./orders/order-list";
import { OrderSearch } from "./orders/order-search";
import { OrderTabs } from "./orders/order-tabs";
import { UserFrame } from "./user-center/user-frame";

/** All orders of the account, filtered by status, time and text; the address contains the filter. */
export function UserOrdersScreen() {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const view = readOrderView(query);
  return (
    <UserFrame current="orders" title={t("nav.orders")}>
      <OrderSearch view={view} />
      <OrderTabs view={view} />
      <OrderList view={view} size={pageSizes.records} />
    </UserFrame>
  );
}
